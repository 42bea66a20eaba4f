import kiteAndKernel from './logos/kite-and-kernel.svg'
import rumahGaris from './logos/rumah-garis.svg'

/** Logos by partner name. A partner without a logo appears as text. */
export const partnerLogos: Readonly<Record<string, string>> = {
  'Kite & Kernel': kiteAndKernel,
  'Rumah Garis': rumahGaris,
}
