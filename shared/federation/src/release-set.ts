import { DEFAULT_LANGUAGE, type Language, withoutLanguage } from '@arunika/contracts/site'
import type { SlotBudget } from './slots.ts'

/** Integrity in the form of the `integrity` attribute: `sha384-…`. */
export type Integrity = string

/** What shell and remote agree upon: a module `./routes` with `routes`. A shell refuses builds of another one. */
export const CONTRACT_VERSION = 1

/** Versions of `remote-kit` that a shell supports: the newest of each major, which stands for the older ones. */
export const KIT_VERSIONS: readonly string[] = ['2.0.0', '1.2.0']

/** Sizes in kB of 1,000 bytes, compressed with brotli: `federation.budget` in a remote's package.json. */
export interface SizeBudget {
  /** The container: what a page of another remote loads to know this one. */
  entry: number
  /** All that the remote's first route loads of the remote. */
  firstPage: number
  /** The same of its heaviest route. */
  largestPage: number
}

/** What a remote says of a page for menus. */
export interface NavEntry {
  label: string
  /** The label in the site's other languages. */
  labels?: Partial<Record<Language, string>>
  to: string
  /** Among the entries of all remotes, the smallest first. */
  position: number
  /** Active on this very path alone, not on those below it. */
  exact?: boolean
  /** Menu that it is for; that of the site unless it says otherwise. `classes` are what the back-office links articles to. */
  area?: 'site' | 'action' | 'search' | 'legal' | 'back-office' | 'classes'
  children?: readonly Omit<NavEntry, 'position' | 'area'>[]
}

/** Entries of one menu, in their order. */
export const menuOf = (entries: readonly NavEntry[] = [], area: NonNullable<NavEntry['area']> = 'site') =>
  entries
    .filter((entry) => (entry.area ?? 'site') === area)
    .sort((a, b) => a.position - b.position || (a.to < b.to ? -1 : 1))

/** Name under which the shell's own builds are released: the host of all pages that no other host has. */
export const SHELL = 'shell'

/** What the shell's server and a host's build for it agree upon. A server refuses builds of another one. */
export const HOST_VERSION = 1

/** What sets and manifests say of a host: it has no pages, it holds those of the remotes. */
export interface HostFacts {
  /** `HOST_VERSION` that it was built for. */
  version: number
  /** Versions of the modules that it offers to remotes. */
  offers: Readonly<Record<string, readonly string[]>>
  /** Hashes of the scripts that its documents hold as text, as a page's policy names them: `sha256-…`. */
  inline: readonly string[]
  /** Paths whose pages it holds, with all below them; those of `shell` are all that no other host has. */
  serves?: readonly string[]
}

/** What the store holds next to the files of a build, as `manifest.json`. */
export interface BuildManifest {
  /** Name of the remote, or of the host. */
  remote: string
  /** Follows from the sources: the same sources give the same id on another machine. */
  build: string
  version: string
  author: string
  commit: string
  /** Its sources had changes that were not committed: the commit alone does not give this build. */
  dirty?: boolean
  /** ISO 8601 instant. */
  createdAt: string
  /** Of a host's build alone, which owns no path and exposes nothing. */
  host?: HostFacts & {
    /** Largest size of its main script that its team allows, in kB of 1,000 bytes, compressed with brotli. */
    budget?: number
  }
  /** Server of its own from which browsers load its files; this site's when missing. */
  origin?: string
  /** Its files for browsers have a hash of their contents in their names, and the same address in every build. */
  byContent?: boolean
  /** Paths that the remote owns; `/` means itself only, any other also everything below it. */
  owns: string[]
  /** Paths among them that are no pages but responses of the api, with their addresses there; `*` is the same in both. */
  resources?: Record<string, string>
  /** Its entries in the site's menus. */
  nav?: NavEntry[]
  /** Languages in which it has all of its pages, besides English. */
  languages?: Language[]
  /** Name on `window` under which the entry puts its container. */
  global: string
  /** File of the container, below `web/`. */
  entry: string
  /** File of the container, below `node/`. */
  nodeEntry: string
  exposes: string[]
  /** Slots that it offers to pages of other remotes, with what each may take. */
  slots?: Record<string, SlotBudget>
  /** Slots that its own pages show. */
  uses?: string[]
  /** `CONTRACT_VERSION` that the build was made for. */
  contract: number
  /** Range of the `remote-kit` that it was made with; missing from builds of the site's own repository. */
  kit?: string
  /** Paths that `./routes` offers, whole: `/articles/:id`. */
  routes: string[]
  /** Modules that the build takes from the host, with the range of versions that it needs. */
  shared: Record<string, string>
  /** Largest sizes that its team allows, in kB of 1,000 bytes, compressed with brotli. */
  budget?: SizeBudget
  /** Files below `web/` that each named chunk needs, scripts and styles. */
  chunks: Record<string, string[]>
  /** Files below `web/` that are public, if the others are for people who are logged in to the back-office. */
  withoutSession?: string[]
  /** Every file of the build, `web/…` and `node/…`. */
  files: Record<string, { size: number; integrity: Integrity }>
}

/** What a page must know of a build to load it. */
export type BuildRelease = Pick<BuildManifest, 'build' | 'entry' | 'global' | 'byContent'> & {
  /** Of the entry; the entry holds those of its chunks. */
  integrity: Integrity
  /** As in the manifest; missing in sets from before there was a second one. */
  contract?: number
  /** Of the manifest, which holds those of the server's files; browsers do not get it. */
  seal?: Integrity
  /** Signature of the build's team, over the seal; browsers do not get it. */
  attestation?: string
  /** Server of its own from which browsers load its files, at the same path; or that of a working copy. */
  origin?: string
  /** Of a host; no browser gets it. */
  host?: HostFacts
  slots?: Record<string, SlotBudget>
  uses?: string[]
}

export interface RemoteRelease extends BuildRelease {
  owns: string[]
  resources?: Record<string, string>
  nav?: NavEntry[]
  languages?: Language[]
  /** Last known good: loaded instead when this build cannot be. */
  fallback?: BuildRelease
}

/** One build for each remote; a page load keeps to one set from its HTML to its last chunk. */
export interface ReleaseSet {
  id: string
  remotes: Record<string, RemoteRelease>
}

/**
 * Name of the host that holds the pages at a path; undefined where the set names none for it, and the server's own build
 * holds them.
 */
export function hostAt(remotes: ReleaseSet['remotes'], pathname: string): string | undefined {
  const hosts = Object.entries(remotes).flatMap(([name, { host }]) => (host ? [[name, host] as const] : []))
  const served = Object.fromEntries(hosts.map(([name, { serves }]) => [name, { owns: serves ?? [] }]))
  return ownerOf(served, pathname) ?? (remotes[SHELL]?.host && SHELL)
}

/** The released build of the host that holds a path, by its name; undefined where the server's own build does. */
export function hostBuildAt(remotes: ReleaseSet['remotes'], pathname: string) {
  const name = hostAt(remotes, pathname)
  const release = name === undefined ? undefined : remotes[name]
  return name !== undefined && release ? { remote: name, build: release.build } : undefined
}

/** The builds of a remote in a set: the one to load, and the one to fall back on. */
export const buildsOf = (release: RemoteRelease) => [release, ...(release.fallback ? [release.fallback] : [])]

/** Address of the files that browsers load, of all builds of a remote, with a slash at its end. */
export const contentBase = (remote: string) => `/remotes/${remote}/content/`

/** Whether a file of a build, or the file of which it is a compressed twin, has a hash of its contents in its name. */
export const isNamedByContent = (file: string) => /\.[\da-f]{10}\.\w+(\.(br|gz))?$/.test(file)

/** Address of one build's files within this site: of all of them, and of those of builds that have no names by content. */
export const buildBase = (
  remote: string,
  { build, byContent }: Pick<BuildManifest, 'build' | 'byContent'>,
) => (byContent ? contentBase(remote) : `/remotes/${remote}/${build}/`)

/** Address below which the files of a release are that browsers load. */
export const baseAddress = (remote: string, release: BuildRelease) =>
  isWorkingCopy(release) ? `${release.origin}/` : (release.origin ?? '') + buildBase(remote, release)

/** Address of the file of a build's container. */
export const entryAddress = (remote: string, release: BuildRelease) =>
  baseAddress(remote, release) + release.entry

/** Names of a working copy: always the same, since its files change while it is open. */
export const workingCopy = (remote: string) => ({
  build: 'dev',
  entry: 'entry.js',
  global: `dev_${remote.replaceAll('-', '_')}`,
})

/** Whether a release is a working copy: it has no hash, and no document of the site's visitors names it. */
export const isWorkingCopy = ({ origin, build }: Pick<BuildRelease, 'origin' | 'build'>) =>
  origin !== undefined && build === 'dev'

/** Name of the remote that owns a path in any language, undefined when none does: the longest owned path wins. */
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

/** Whether the page of a path is there in a language: English pages are, others where their remote says so. */
export const hasLanguage = (remotes: ReleaseSet['remotes'], pathname: string, language: Language): boolean =>
  language === DEFAULT_LANGUAGE ||
  remotes[ownerOf(remotes, pathname) ?? '']?.languages?.includes(language) === true
