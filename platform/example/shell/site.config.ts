import { defineSite } from '@anyam/host/server/define-site'
import { escapeHtml } from '@anyam/host/server/http/escape-html'

const plainPage = (name: string, title: string, body: string) =>
  `<!doctype html><title>${escapeHtml(title)} | ${escapeHtml(name)}</title>${body}`

export const site = defineSite({
  dir: import.meta.dirname,
  facts: ({ publicUrl }) => ({ name: 'Teahouse', publicUrl }),
  openData: (hosts) => ({ hosts, contact: async () => 'hello@teahouse.example', close: async () => {} }),
  policy: () => ({ media: [], frames: [], adminFrames: [] }),
  sessionCalls: { cookie: '/api/session', token: '/api/session' },
  statusChecks: ({ apiUrl }) => [{ name: 'Teas', url: `${apiUrl}/api/teas`, isStored: true }],
  plainPages: {
    page: ({ name }, title, body) => plainPage(name, title, body),
    error: ({ name }, { code, id }) =>
      plainPage(name, code, `<h1>${code}</h1><small>${escapeHtml(id)}</small>`),
    sentence: (code) => code,
  },
  licences: ({ name }) => `${name} runs on these libraries:\n`,
  routes() {},
})
