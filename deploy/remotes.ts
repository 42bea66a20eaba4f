export const REMOTES = ['mf-marketing', 'mf-careers', 'mf-news', 'mf-admin']

/** All that is built: what runs in browsers and what renders pages. */
export const PACKAGES = ['shell', ...REMOTES]
