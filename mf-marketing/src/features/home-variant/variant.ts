import { HOME_VARIANT } from '../../content/home.ts'

const variants = ['split', 'video'] as const

export type HomeVariant = (typeof variants)[number]

/** The home page to show: the configured one, unless the address requests the other (`/?home=video`). */
export const homeVariant = (search: URLSearchParams): HomeVariant =>
  variants.find((variant) => variant === search.get('home')) ?? HOME_VARIANT
