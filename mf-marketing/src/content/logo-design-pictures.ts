import { logoKopiLereng, logoTembara, techBranding, techLogoDesign } from './pictures.ts'

export const logoPictures = { logo: techLogoDesign, branding: techBranding }
export const logoWorkPictures = { tembara: logoTembara, kopi: logoKopiLereng }
