import { createHash } from 'node:crypto'
import { existsSync, readFileSync, watch } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest, BuildRelease, ReleaseSet, RemoteRelease } from '@arunika/shared/federation'
import { withLock } from './lock.ts'

/**
 * Which build of each remote is live; `live.json` in the store. It says of each build all that a page must
 * know to load it: a remote whose files are lost keeps its paths, and is unavailable there and nowhere else.
 */
export interface LiveSet {
  /** Counts the changes, from 1. */
  revision: number
  remotes: Record<string, RemoteRelease>
}

/** A line of the store's journal. */
export interface JournalEntry {
  /** ISO 8601 instant. */
  at: string
  action: 'publish' | 'promote' | 'rollback' | 'remove'
  remote: string
  build: string
  /** Build that was live before. */
  previous?: string | undefined
}

/**
 * The release store: immutable builds in `<remote>/<build>/{web,node,manifest.json}`, the live set, and a
 * journal of every change. Many processes read it; changes are serialised by a lock and each is one rename.
 */
export class ReleaseStore {
  readonly dir: string

  constructor(dir: string) {
    this.dir = dir
  }

  buildDir(remote: string, build: string): string {
    return join(this.dir, remote, build)
  }

  has(remote: string, build: string): boolean {
    return existsSync(join(this.buildDir(remote, build), 'manifest.json'))
  }

  async manifest(remote: string, build: string): Promise<BuildManifest> {
    const text = await readFile(join(this.buildDir(remote, build), 'manifest.json'), 'utf8').catch(() => {
      throw new Error(`The store holds no build ${build} of ${remote}.`)
    })
    return JSON.parse(text) as BuildManifest
  }

  /** Builds of a remote that are in the store, in no order. */
  async builds(remote: string): Promise<string[]> {
    const names = await readdir(join(this.dir, remote)).catch(() => [])
    return names.filter((build) => this.has(remote, build))
  }

  live(): LiveSet {
    try {
      return JSON.parse(readFileSync(join(this.dir, 'live.json'), 'utf8')) as LiveSet
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { revision: 0, remotes: {} }
      throw error
    }
  }

  /** The live set as pages need it; its id follows from the builds in it. */
  releaseSet(): ReleaseSet {
    const { remotes } = this.live()
    const builds = Object.entries(remotes).map(([remote, { build }]) => `${remote}@${build}`)
    return { id: createHash('sha256').update(builds.sort().join()).digest('hex').slice(0, 12), remotes }
  }

  /** Moves a finished build into the store; a build that is there already stays as it is. */
  async add(manifest: BuildManifest, from: string): Promise<void> {
    const { remote, build } = manifest
    await withLock(this.dir, async () => {
      if (this.has(remote, build)) return
      await writeSynced(join(from, 'manifest.json'), JSON.stringify(manifest, null, 2))
      await mkdir(join(this.dir, remote), { recursive: true })
      await rm(this.buildDir(remote, build), { recursive: true, force: true })
      await rename(from, this.buildDir(remote, build))
      await this.record({ action: 'publish', remote, build })
    })
  }

  /**
   * Makes a build live.
   * @returns the build that was live before
   */
  async promote(
    remote: string,
    build: string,
    action: 'promote' | 'rollback' = 'promote',
  ): Promise<string | undefined> {
    const release = releaseOf(await this.manifest(remote, build))
    return withLock(this.dir, async () => {
      const { revision, remotes } = this.live()
      const before = remotes[remote]
      const previous = before?.build
      if (previous === build) return previous
      // What was rolled back from is no refuge.
      const refuge = before && action === 'promote' ? { fallback: withoutFallback(before) } : {}
      const next: LiveSet = {
        revision: revision + 1,
        remotes: { ...remotes, [remote]: { ...release, ...refuge } },
      }
      await writeSynced(join(this.dir, 'live.json.next'), JSON.stringify(next, null, 2))
      await rename(join(this.dir, 'live.json.next'), join(this.dir, 'live.json'))
      await this.record({ action, remote, build, previous })
      return previous
    })
  }

  /** The build that was live before the one that is; undefined when there was none. */
  async previousOf(remote: string): Promise<string | undefined> {
    const live = this.live().remotes[remote]?.build
    const changes = (await this.journal()).filter((entry) => entry.remote === remote && entry.build === live)
    return changes.findLast(({ previous }) => previous !== undefined)?.previous
  }

  /** Removes a build that is not live. */
  async remove(remote: string, build: string): Promise<void> {
    await withLock(this.dir, async () => {
      if (this.live().remotes[remote]?.build === build) throw new Error(`${remote} ${build} is live.`)
      await rm(this.buildDir(remote, build), { recursive: true, force: true })
      await this.record({ action: 'remove', remote, build })
    })
  }

  async journal(): Promise<JournalEntry[]> {
    const text = await readFile(join(this.dir, 'journal.ndjson'), 'utf8').catch(() => '')
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as JournalEntry] : []))
  }

  /** Calls back soon after the live set has changed, until the signal aborts. */
  watch(changed: () => void, signal: AbortSignal): void {
    let revision = this.live().revision
    const look = () => {
      const now = this.live().revision
      if (now === revision) return
      revision = now
      changed()
    }
    watch(this.dir, { signal, persistent: false }, look)
    // Not every file system tells of changes: a look each second costs nothing.
    const timer = setInterval(look, 1000).unref()
    signal.addEventListener('abort', () => clearInterval(timer))
  }

  private async record(entry: Omit<JournalEntry, 'at'>): Promise<void> {
    const file = await open(join(this.dir, 'journal.ndjson'), 'a')
    await file.appendFile(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
    await file.sync()
    await file.close()
  }
}

function releaseOf(manifest: BuildManifest): RemoteRelease {
  const { remote, build, owns, resources, entry, global, files } = manifest
  const integrity = files[`web/${entry}`]?.integrity
  if (!integrity) throw new Error(`The manifest of ${remote} ${build} names no hash for its entry.`)
  return { build, owns, ...(resources && { resources }), entry, global, integrity }
}

const withoutFallback = ({ build, entry, global, integrity }: RemoteRelease): BuildRelease => ({
  build,
  entry,
  global,
  integrity,
})

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w')
  await file.writeFile(text)
  await file.sync()
  await file.close()
}
