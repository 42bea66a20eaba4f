import { HOME_VARIANT } from '../../content/home.ts'

const variants = ['split', 'video'] as const

export type HomeVariant = (typeof variants)[number]

/** The home page to show: the one that is set, unless the address asks for the other (`/?home=video`). */
export const homeVariant = (search: URLSearchParams): HomeVariant =>
  variants.find((variant) => variant === search.get('home')) ?? HOME_VARIANT
