import type { HostOptions } from '@anyam/bundler/host'

type SiteOptions = Pick<HostOptions, 'dir' | 'name' | 'entries'> & {
  /** Module of the service worker for offline reading, if the site has it. */
  offline?: string
}

/** Options of a site's host for `hostConfigs`. */
export const hostOptions = ({ offline, ...site }: SiteOptions): HostOptions => ({
  ...site,
  // Here the whole router is used, not the part that is shared.
  own: [import.meta.dirname],
  assetBase: '/shell/',
  separate: {
    'version-stream': '@anyam/host/browser/version-stream/main',
    vitals: '@anyam/host/browser/reports/vitals',
    ...(offline && { reader: '@anyam/host/browser/offline/follow-reader', offline }),
  },
  runtimePlugins: [
    '@anyam/host/browser/federation/release-set-plugin',
    '@anyam/host/browser/federation/trace-plugin',
  ],
})
