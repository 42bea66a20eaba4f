import kiteAndKernel from './logos/kite-and-kernel.svg'
import rumahGaris from './logos/rumah-garis.svg'

/** One partner for each of the two houses. */
export const partners = {
  studio: {
    name: 'Kite & Kernel',
    logo: kiteAndKernel,
    text: 'Publisher and co-developer in Singapore, since our first console game.',
  },
  academy: {
    name: 'Rumah Garis',
    logo: rumahGaris,
    text: 'A house for drawing in Bandung, where our students exhibit each spring.',
  },
} as const
