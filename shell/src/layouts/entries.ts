/** An entry of the site's menus. */
export interface MenuEntry {
  label: string
  to: string
  /** Active on this very path alone, not on those below it. */
  exact?: boolean
  children?: readonly MenuEntry[]
}

export const menu: readonly MenuEntry[] = [
  { label: 'Home', to: '/', exact: true },
  { label: 'About', to: '/about-us', exact: true },
  { label: 'Academy', to: '/academy' },
  {
    label: 'Technology',
    to: '/technology',
    children: [
      { label: 'Game Development', to: '/technology/game-development' },
      { label: 'App & Web Development', to: '/technology/web-and-app-development' },
      { label: 'Animations', to: '/technology/animation' },
      { label: 'Illustrations', to: '/technology/illustration' },
      { label: 'Information Technology', to: '/technology/information-technology' },
      { label: 'Logo Design', to: '/technology/logo-design' },
    ],
  },
  { label: 'Career', to: '/career' },
  { label: 'News', to: '/articles' },
  { label: 'Contact', to: '/contact-us' },
]
