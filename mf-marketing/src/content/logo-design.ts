import { logoKopiLereng, logoTembara, techBranding, techLogoDesign } from './pictures.ts'
import type { PicturedOffer } from './services.ts'

export const logoServices: readonly PicturedOffer[] = [
  {
    name: 'Logo Design',
    text: 'A mark that works at sixteen pixels and at six metres, in one colour and in motion, with the rules to keep it so.',
    picture: techLogoDesign,
  },
  {
    name: 'Product Branding',
    text: 'Name, package, label and launch pictures: the whole way from the shelf to the hand.',
    picture: techBranding,
  },
]

export const logoWorks: readonly PicturedOffer[] = [
  {
    name: 'Tembara',
    text: 'A night-train mark: three windows that become a sunrise, on ticket, carriage and cap.',
    picture: logoTembara,
  },
  {
    name: 'Kopi Lereng',
    text: 'A hillside coffee whose terraces are the steam of the cup, on bag, cup and sign.',
    picture: logoKopiLereng,
  },
]
