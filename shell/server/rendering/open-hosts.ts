import { join } from 'node:path'
import type { Settings } from '@anyam/server/env'
import type { FastifyBaseLogger } from 'fastify'
import { openWire, type Wire } from '../wire/open-wire.ts'
import { type Hosts, withGallery } from './gallery.ts'
import { LastGood } from './last-good.ts'
import { LastGoodFiles } from './last-good-files.ts'
import { withSiteFacts } from './site-facts.ts'

/** The hosts that provide the data of pages, with the last good responses of earlier processes. */
export function openHosts(
  log: FastifyBaseLogger,
  { dataDir, ...urls }: Pick<Settings, 'dataDir' | 'apiUrl' | 'lmsUrl' | 'publicUrl'>,
): { hosts: Hosts; wire: Wire } {
  const dir = join(dataDir, 'last-good')
  const files = new LastGoodFiles(dir, (error) => log.warn(error, 'The last good data cannot be stored.'))
  const hosts = new LastGood((text, host) => log.warn({ host }, text), files)
  const wire = openWire(hosts, urls, log, dir)
  return { hosts: withSiteFacts(withGallery(wire.hosts, urls), urls), wire }
}
