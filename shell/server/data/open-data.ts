import type { SiteConfiguration } from '@anyam/host/server/define-site'
import { openWire } from '../wire/open-wire.ts'
import { withGallery } from './gallery.ts'
import { contactOf, withSiteFacts } from './site-facts.ts'

/** The api, whichever calls it has, the gallery's host and the company's facts. */
export const openData: SiteConfiguration['openData'] = (lastGood, { settings, log, dir }) => {
  const wire = openWire(lastGood, settings, log, dir)
  const hosts = withSiteFacts(withGallery(wire.hosts, settings), settings)
  return {
    hosts,
    adapter: wire,
    contact: () => contactOf(hosts, settings),
    close: () => wire.close(),
  }
}
