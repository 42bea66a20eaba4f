import { readSettings } from '@anyam/server/env'
import { expect, it } from 'vitest'
import { site } from './site.config.ts'

const settings = readSettings({ API_URL: 'http://api.test', LMS_URL: 'http://lms.test' })

it('the licences offer the source of the back-office', () => {
  expect(site.licences(site.facts(settings))).toContain('General Public License, version 2 or later')
})

it('pages play films of the gallery’s host, and show players and maps of no others', () => {
  expect(site.policy(settings)).toEqual({
    media: ['http://lms.test'],
    frames: ['https://www.youtube-nocookie.com', 'https://www.google.com'],
    adminFrames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  })
})

it('the status page reports on news, forms and gallery', () => {
  expect(site.statusChecks(settings).map(({ url }) => new URL(url).host)).toEqual([
    'api.test',
    'api.test',
    'lms.test',
  ])
})
