import type { Site } from '@anyam/protocol/open'
import * as z from 'zod'
import { defineGateSite } from '../src/gate/gate-site.ts'

/** A site with an api and a host of films, for tests that start neither. */
export const gateSite = defineGateSite({
  server: '',
  facts: ({ siteName: name, publicUrl }) => ({ name, publicUrl }) as Site,
  dataHosts: ({ apiUrl, lmsUrl }) => [
    { name: 'api', setting: 'API_URL', url: apiUrl, path: '/api/events' },
    { name: 'host of films', setting: 'FILMS_URL', url: lmsUrl, path: '/films' },
  ],
  firstCalls: [[/^\/api\/events$/, z.array(z.object({ id: z.number(), title: z.string() }))]],
})

export const gateSettings = {
  apiUrl: 'http://localhost:1',
  lmsUrl: 'http://localhost:1',
  siteName: 'Site',
  adminEmail: 'admin@site.example',
  adminPassword: undefined,
}

/** Settings of a sandbox for them. */
export const sandboxSettings = {
  ...gateSettings,
  server: gateSite.server,
  hosts: gateSite.dataHosts(gateSettings),
}
