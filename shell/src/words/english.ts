/** The shell's own texts. They contain no functions, because they are serialised in the document. */
export const ENGLISH = {
  /** Locale in Open Graph's format. */
  locale: 'en_US',
  skip: 'Skip to content',
  main: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Follows the name of a menu entry. */
  pages: 'pages',
  about: 'Games, animation and immersive media, and the people who make them.',
  footer: 'Footer',
  explore: 'Explore',
  visit: 'Visit and write',
  students: 'For students',
  registration: 'Academy Registration',
  learning: 'Learning Management System',
  rights: 'All rights reserved.',
  /** Name of the other language, in that language. */
  otherLanguage: 'Bahasa Indonesia',
  /** Offered to a visitor whose browser prefers the other language, in that language. */
  offer: 'Halaman ini juga tersedia dalam',
  decline: 'Tetap dalam bahasa Inggris',
  appearance: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  shownAsOf: 'Showing what we had on',
  /** Follows the name of a town. */
  time: 'time',
  retry: 'Try again',
  notFound: 'Page not found',
  notHere: 'This page is not here (any more)',
  moved: 'It may have been moved or taken down. The rest of the site is where it was.',
  home: 'Go to the home page',
  missing: 'Something is missing',
  cannotShow: 'This page cannot be shown',
  offline: 'You are offline',
  offlineText: 'This page comes as soon as the connection is back.',
  away: 'This part of the site is taking a break',
  awayText: 'It could not be loaded just now. Everything else works as usual, and this will be back soon.',
  failed: 'Something went wrong on this page',
  failedText: 'It is not your fault. Everything else works as usual.',
  moment: 'One moment',
  momentTitle: 'One moment, please',
  onItsWay: 'This part of the site is on its way.',
}

export type ShellWords = typeof ENGLISH
