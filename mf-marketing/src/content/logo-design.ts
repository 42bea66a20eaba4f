import { defineWords } from '@anyam/federation'
import type { ServiceLead } from './services.ts'

const opening: ServiceLead = {
  lead: 'A good mark is a handshake: short, warm and remembered. We draw it by hand, test it small, and build the whole brand around it.',
}

const english = {
  opening,
  offersTitle: 'From mark to market',
  offers: {
    logo: {
      name: 'Logo Design',
      text: 'A mark that works at sixteen pixels and at six metres, in one colour and in motion, with the rules to keep it so.',
    },
    branding: {
      name: 'Product Branding',
      text: 'Name, package, label and launch pictures: the whole way from the shelf to the hand.',
    },
  },
  worksTitle: 'Marks that we are fond of',
  works: {
    tembara: {
      name: 'Tembara',
      text: 'A night-train mark: three windows that become a sunrise, on ticket, carriage and cap.',
    },
    kopi: {
      name: 'Kopi Lereng',
      text: 'A hillside coffee whose terraces are the steam of the cup, on bag, cup and sign.',
    },
  },
}

export type LogoDesignWords = typeof english

export const logoDesignWords = defineWords(english)
