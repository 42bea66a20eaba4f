import { DEFAULT_LANGUAGE, type Language, withoutLanguage } from '@anyam/protocol/languages'
import type { SlotBudget } from './slots.ts'

/** Hash in the form of the `integrity` attribute: `sha384-…`. */
export type Integrity = string

/**
 * Version of the contract between shell and remotes: a module `./routes` with `routes`. A shell refuses
 * builds for another version.
 */
export const CONTRACT_VERSION = 1

/** Versions of `remote-kit` that a shell supports: the newest of each major version, which includes the older ones. */
export const KIT_VERSIONS: readonly string[] = ['2.0.0', '1.2.0']

/** Sizes in kB of 1,000 bytes, compressed with brotli: `federation.budget` in a remote's package.json. */
export interface SizeBudget {
  /** The container, which pages of other remotes load to find out what the remote exposes. */
  entry: number
  /** Everything that the remote's first route loads from the remote. */
  firstPage: number
  /** The same for its largest route. */
  largestPage: number
}

/** Menu entry of a remote's page. */
export interface NavEntry {
  label: string
  /** The label in the site's other languages. */
  labels?: Partial<Record<Language, string>>
  to: string
  /** Sorts the entries of all remotes, the smallest first. */
  position: number
  /** Active only on this exact path, not on paths below it. */
  exact?: boolean
  /**
   * Menu of the entry; `site` by default. Entries of `classes` are the pages to which the back-office can
   * link articles.
   */
  area?: 'site' | 'action' | 'search' | 'legal' | 'back-office' | 'classes'
  children?: readonly Omit<NavEntry, 'position' | 'area'>[]
}

/** Sorted entries of one menu. */
export const menuOf = (entries: readonly NavEntry[] = [], area: NonNullable<NavEntry['area']> = 'site') =>
  entries
    .filter((entry) => (entry.area ?? 'site') === area)
    .sort((a, b) => a.position - b.position || (a.to < b.to ? -1 : 1))

/** Name under which the shell's own builds are released: the host of all pages without another host. */
export const SHELL = 'shell'

/**
 * Version of the contract between the shell's server and a host's build. A server refuses builds for another
 * version.
 */
export const HOST_VERSION = 1

/** Facts about a host, for sets and manifests. A host has no pages itself; it holds those of the remotes. */
export interface HostFacts {
  /** `HOST_VERSION` that it was built for. */
  version: number
  /** Versions of the modules that it offers to remotes. */
  offers: Readonly<Record<string, readonly string[]>>
  /** Hashes of the inline scripts in its documents, in the form of a page's policy: `sha256-…`. */
  inline: readonly string[]
  /** Paths whose pages it holds, including everything below them; `shell` holds all pages without another host. */
  serves?: readonly string[]
}

/** An event of a remote's pages by which its canaries are compared with the live build. */
export interface Measure {
  /** Direction of a better build: `up` for bookings, `down` for complaints. */
  better: 'up' | 'down'
  /** Difference between the shares of pages with the event (0–1) that does not halt a canary. */
  tolerated: number
}

/** Contents of `manifest.json`, stored next to the files of a build. */
export interface BuildManifest {
  /** Name of the remote, or of the host. */
  remote: string
  /** Derived from the sources: the same sources produce the same id on another machine. */
  build: string
  version: string
  author: string
  commit: string
  /** Its sources had uncommitted changes, so the commit alone does not reproduce this build. */
  dirty?: boolean
  /** ISO 8601 instant. */
  createdAt: string
  /** Only for a host's build, which owns no path and exposes nothing. */
  host?: HostFacts & {
    /** Largest size of its main script that its team allows, in kB of 1,000 bytes, compressed with brotli. */
    budget?: number
  }
  /** Separate server from which browsers load its files; by default this site. */
  origin?: string
  /** Its browser files have a content hash in their names, and the same address in every build. */
  byContent?: boolean
  /** `browser` if servers send only the headings of its pages: another toolchain's container is in it. */
  rendered?: 'browser'
  /** Paths that the remote owns; `/` means only itself, any other also everything below it. */
  owns: string[]
  /** Owned paths that are api responses instead of pages, with their api addresses; `*` has the same value in both. */
  resources?: Record<string, string>
  /** Its entries in the site's menus. */
  nav?: NavEntry[]
  /** Languages besides English in which all of its pages exist. */
  languages?: Language[]
  /** Its own events, by name. */
  measures?: Record<string, Measure>
  /** Name on `window` to which the entry assigns its container. */
  global: string
  /** File of the container, below `web/`. */
  entry: string
  /** File of the container, below `node/`. */
  nodeEntry: string
  exposes: string[]
  /** Slots that it offers to pages of other remotes, with their budgets. */
  slots?: Record<string, SlotBudget>
  /** Slots that its own pages show. */
  uses?: string[]
  /** `CONTRACT_VERSION` that the build was made for. */
  contract: number
  /** Range of the `remote-kit` that it was built with; missing in builds of the site's own repository. */
  kit?: string
  /** Complete paths of `./routes`: `/articles/:id`. */
  routes: string[]
  /** Modules that the build takes from the host, with the required version ranges. */
  shared: Record<string, string>
  /** Largest sizes that its team allows, in kB of 1,000 bytes, compressed with brotli. */
  budget?: SizeBudget
  /** Files below `web/` that each named chunk needs, scripts and styles. */
  chunks: Record<string, string[]>
  /** Public files below `web/`, if all others require a back-office login. */
  withoutSession?: string[]
  /** Every file of the build, `web/…` and `node/…`. */
  files: Record<string, { size: number; integrity: Integrity }>
}

/** The parts of a build's manifest that a page needs to load it. */
export type BuildRelease = Pick<BuildManifest, 'build' | 'entry' | 'global' | 'byContent'> & {
  /** Hash of the entry, which contains those of its chunks. */
  integrity: Integrity
  /** As in the manifest; missing in sets that are older than the field. */
  contract?: number
  /** Hash of the manifest, which contains those of the server's files; not sent to browsers. */
  seal?: Integrity
  /** Signature of the build's team, over the seal; not sent to browsers. */
  attestation?: string
  /** Separate server from which browsers load its files, at the same path; or the server of a working copy. */
  origin?: string
  /** Only for a host; not sent to browsers. */
  host?: HostFacts
  slots?: Record<string, SlotBudget>
  uses?: string[]
}

export interface RemoteRelease extends BuildRelease {
  owns: string[]
  resources?: Record<string, string>
  nav?: NavEntry[]
  languages?: Language[]
  measures?: Record<string, Measure>
  /** Last known good build, loaded if this one cannot be. */
  fallback?: BuildRelease
}

/** One build per remote. A page load uses the same set from its HTML to its last chunk. */
export interface ReleaseSet {
  id: string
  remotes: Record<string, RemoteRelease>
}

/**
 * Name of the host that holds the pages at a path; undefined if no host in the set does, so that the server's
 * own build holds them.
 */
export function hostAt(remotes: ReleaseSet['remotes'], pathname: string): string | undefined {
  const hosts = Object.entries(remotes).flatMap(([name, { host }]) => (host ? [[name, host] as const] : []))
  const served = Object.fromEntries(hosts.map(([name, { serves }]) => [name, { owns: serves ?? [] }]))
  return ownerOf(served, pathname) ?? (remotes[SHELL]?.host && SHELL)
}

/** The released build of the host that holds a path; undefined if the server's own build holds it. */
export function hostBuildAt(remotes: ReleaseSet['remotes'], pathname: string) {
  const name = hostAt(remotes, pathname)
  const release = name === undefined ? undefined : remotes[name]
  return name !== undefined && release ? { remote: name, build: release.build } : undefined
}

/** The builds of a remote in a set: the live one, and the fallback. */
export const buildsOf = (release: RemoteRelease) => [release, ...(release.fallback ? [release.fallback] : [])]

/** Base address of the browser files of all builds of a remote, with a trailing slash. */
export const contentBase = (remote: string) => `/remotes/${remote}/content/`

/** True if a file, or the file of a compressed twin, has a content hash in its name. */
export const isNamedByContent = (file: string) => /\.[\da-f]{10}\.\w+(\.(br|gz))?$/.test(file)

/**
 * Base address of a build's files within this site: common to all builds of the remote, or separate for a
 * build without content hashes in its file names.
 */
export const buildBase = (
  remote: string,
  { build, byContent }: Pick<BuildManifest, 'build' | 'byContent'>,
) => (byContent ? contentBase(remote) : `/remotes/${remote}/${build}/`)

/** Base address of a release's browser files. */
export const baseAddress = (remote: string, release: BuildRelease) =>
  isWorkingCopy(release) ? `${release.origin}/` : (release.origin ?? '') + buildBase(remote, release)

/** Address of a build's container file. */
export const entryAddress = (remote: string, release: BuildRelease) =>
  baseAddress(remote, release) + release.entry

/** Names of a working copy, which are constant because its files change while a page is open. */
export const workingCopy = (remote: string) => ({
  build: 'dev',
  entry: 'entry.js',
  global: `dev_${remote.replaceAll('-', '_')}`,
})

/** True for a working copy, which has no hash and is in no document for the site's visitors. */
export const isWorkingCopy = ({ origin, build }: Pick<BuildRelease, 'origin' | 'build'>) =>
  origin !== undefined && build === 'dev'

/** Name of the remote that owns a path in any language; undefined if none does. The longest owned path wins. */
export function ownerOf(owned: Record<string, { owns: readonly string[] }>, path: string) {
  const pathname = withoutLanguage(path)
  let owner: string | undefined
  let longest = -1
  for (const [remote, { owns }] of Object.entries(owned)) {
    for (const prefix of owns) {
      const matches = pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`))
      if (matches && prefix.length > longest) {
        owner = remote
        longest = prefix.length
      }
    }
  }
  return owner
}

/** True if the page at a path exists in a language: always in English, in others if its remote declares them. */
export const hasLanguage = (remotes: ReleaseSet['remotes'], pathname: string, language: Language): boolean =>
  language === DEFAULT_LANGUAGE ||
  remotes[ownerOf(remotes, pathname) ?? '']?.languages?.includes(language) === true
