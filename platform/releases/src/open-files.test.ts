import { expect, it } from 'vitest'
import { openFiles } from './open-files.ts'

const file = { size: 1, integrity: 'sha384-a' }
const build = {
  remote: 'mf-office',
  chunks: {
    routes: ['routes.1.js'],
    login: ['form.2.js', 'login.3.js', 'login.4.css'],
    office: ['form.2.js', 'office.5.js'],
  },
  files: Object.fromEntries(
    [
      ...['entry.0a.js', 'standalone.0b.js', 'mf-manifest.json', '@mf-types.0c.zip'],
      ...['@mf-types.0d.ts', 'licences.txt', 'routes.1.js', 'form.2.js', 'login.3.js', 'login.4.css'],
      ...['office.5.js', 'unnamed.6.js', 'files/plan.7.png'],
    ].map((name) => [`web/${name}`, file]),
  ),
}

it('files of no page and the chunks that a team names are public, and nothing else', () => {
  expect(openFiles(['login'], build)).toEqual([
    ...['@mf-types.0c.zip', '@mf-types.0d.ts', 'entry.0a.js', 'form.2.js', 'licences.txt', 'login.3.js'],
    ...['login.4.css', 'mf-manifest.json', 'routes.1.js', 'standalone.0b.js'],
  ])
})

it('a chunk that is not in the build is an error, not a page that cannot be opened', () => {
  expect(() => openFiles(['logon'], build)).toThrow('mf-office has no chunk logon')
})
