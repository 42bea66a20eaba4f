import { techBranding, techLogoDesign } from './pictures.ts'
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
