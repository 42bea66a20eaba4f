import type { ErrorSite } from '../server/http/errors.ts'
import type { PolicySite } from '../server/http/headers.ts'

/** Pages that say only what they are asked to say. */
const plainPages: ErrorSite['plainPages'] = {
  page: ({ name }, title, body, language = 'en') =>
    `<html lang="${language}"><title>${title} | ${name}</title>${body}</html>`,
  error: ({ name }, { code, id, language, again }) =>
    `<html lang="${language}"><title>${code} | ${name}</title><small>${id}</small>${again}</html>`,
  sentence: (code) => `Sentence of ${code}.`,
}

/** A site with other hosts for films and players. */
export const siteAt = (publicUrl: string): ErrorSite & PolicySite => ({
  ...{ name: 'Weave', publicUrl, plainPages },
  policy: {
    media: ['https://films.example'],
    frames: ['https://player.example'],
    adminFrames: ['https://admin-player.example'],
  },
})

/** Texts of the list of stored pages. */
export const offlineListWords = {
  en: { title: 'Stored pages', none: 'None is stored.', site: 'Site', home: 'Start' },
  id: { title: 'Halaman tersimpan', none: 'Belum ada.', site: 'Situs', home: 'Ke beranda' },
}

/** Addresses at which an api knows who is logged in. */
export const sessionCalls = { cookie: '/api/session', token: '/api/admin/categories?view=names' }
