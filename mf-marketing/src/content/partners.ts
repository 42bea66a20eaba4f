import kiteAndKernel from './logos/kite-and-kernel.svg'
import rumahGaris from './logos/rumah-garis.svg'

/** Logos by the names of partners; a partner without one is shown by its name. */
export const partnerLogos: Readonly<Record<string, string>> = {
  'Kite & Kernel': kiteAndKernel,
  'Rumah Garis': rumahGaris,
}
