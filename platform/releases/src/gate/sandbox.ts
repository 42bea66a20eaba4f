import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '@anyam/server/node'
import { COMMON_SETTINGS, HOST_SETTINGS, settingsNamed, startProcess } from '@anyam/server/processes'
import type { Browser } from '@playwright/test'
import { type LiveSet, ReleaseStore } from '../store.ts'
import type { DataHost, GateSettings } from './gate-site.ts'
import { hostRules } from './host-rules.ts'
import { presentBrowser } from './present-browser.ts'
import { UntriedError } from './untried.ts'

/** Ids of builds, by remote. */
type Builds = Readonly<Record<string, string>>

/** The builds and handovers that a shell of the sandbox serves. */
interface SandboxSet {
  builds: Builds
  /** Paths handed over between the remotes. */
  handovers?: LiveSet['handovers']
}

/** A shell with a separate store that no visitor reaches. */
export interface SandboxShell {
  /** Without a trailing slash. */
  url: string
  /** Its log lines about a page that it could not render completely. */
  problemsOf(address: string): Promise<string[]>
}

export interface SandboxSettings
  extends Pick<GateSettings, 'apiUrl' | 'adminEmail' | 'adminPassword' | 'siteName'> {
  /** Absolute path of the script that starts the host's server. */
  server: string
  /** Hosts of the pages' data. */
  hosts: readonly DataHost[]
}

/**
 * The environment in which a candidate is tried: shells with separate stores, and a browser. All of them end
 * with it.
 */
export class GateSandbox {
  readonly settings: SandboxSettings
  readonly #candidate: SandboxSet
  readonly #live: SandboxSet
  readonly #store: ReleaseStore
  readonly #ends = new AsyncDisposableStack()
  readonly #shells = new Map<string, Promise<SandboxShell>>()
  #browser: Promise<Browser> | undefined
  #secondBrowser: Promise<Browser | undefined> | undefined

  /**
   * @param candidate the candidate and the live builds of the other remotes
   * @param live the builds to compare the candidate with
   */
  constructor(
    store: ReleaseStore,
    candidate: SandboxSet,
    settings: SandboxSettings,
    live: SandboxSet = candidate,
  ) {
    this.#store = store
    this.#candidate = candidate
    this.#live = live
    this.settings = settings
  }

  /** @param apiUrl source of its pages' data, if not the real api */
  shell(apiUrl = this.settings.apiUrl): Promise<SandboxShell> {
    return this.#shell(this.#candidate, apiUrl)
  }

  /**
   * A shell with the live set, for comparison.
   * @param apiUrl source of its pages' data, if not the real api
   */
  control(apiUrl = this.settings.apiUrl): Promise<SandboxShell> {
    return this.#shell(this.#live, apiUrl)
  }

  #shell(set: SandboxSet, apiUrl: string): Promise<SandboxShell> {
    const key = JSON.stringify([set, apiUrl])
    const shell = this.#shells.get(key) ?? this.#start(set, apiUrl)
    this.#shells.set(key, shell)
    return shell
  }

  async browser(): Promise<Browser> {
    this.#browser ??= this.#launch()
    return this.#browser
  }

  /** Firefox or WebKit of Playwright; undefined if neither is installed. */
  async secondBrowser(): Promise<Browser | undefined> {
    this.#secondBrowser ??= this.#launchSecond()
    return this.#secondBrowser
  }

  /** Registers work to run when the sandbox ends. */
  atEnd(work: () => Promise<void>): void {
    this.#ends.defer(work)
  }

  async end(): Promise<void> {
    await this.#ends.disposeAsync()
  }

  async #start(set: SandboxSet, apiUrl: string): Promise<SandboxShell> {
    const [dataDir, port] = await Promise.all([this.#layOut(set), freePort()])
    const url = `http://localhost:${port}`
    const log = join(dataDir, `shell-${port}.log`)
    const { hosts, server: script, siteName } = this.settings
    const server = await startProcess({
      name: 'shell of the check',
      script,
      env: {
        ...settingsNamed([...COMMON_SETTINGS, ...HOST_SETTINGS], process.env),
        ...Object.fromEntries(hosts.map(({ setting, url }) => [setting, url])),
        PORT: String(port),
        DATA_DIR: dataDir,
        // Its store is a folder, even if the real store is a bucket.
        RELEASES_S3_BUCKET: '',
        API_URL: apiUrl,
        PUBLIC_URL: url,
        SITE_NAME: siteName,
        LOG_LEVEL: 'warn',
      },
      readyUrl: `http://127.0.0.1:${port}/health/ready`,
      log,
    })
    this.#ends.defer(() => server.stop())
    return { url, problemsOf: (address) => problemsIn(log, url + address) }
  }

  /** Creates a store in which these builds are live, without fallbacks. */
  async #layOut({ builds, handovers }: SandboxSet): Promise<string> {
    const dataDir = await mkdtemp(join(tmpdir(), 'check-'))
    this.#ends.defer(() => rm(dataDir, { recursive: true, force: true }))
    const store = new ReleaseStore(join(dataDir, 'releases'))
    for (const [remote, build] of Object.entries(builds)) {
      await this.#store.fetchBuild(remote, build)
      const dir = store.buildDir(remote, build)
      await mkdir(dirname(dir), { recursive: true })
      await symlink(this.#store.buildDir(remote, build), dir)
      await store.promote(remote, build, { handovers })
    }
    return dataDir
  }

  /** Starts separate servers from which browsers load builds. */
  async #origins(): Promise<string[]> {
    const builds = [this.#candidate, this.#live].flatMap(({ builds }) => Object.entries(builds))
    const origins = builds.map(async ([remote, build]) => {
      // Another check reports an unreadable manifest.
      const manifest = await this.#store.manifest(remote, build).catch(() => undefined)
      return manifest?.origin ?? []
    })
    return (await Promise.all(origins)).flat()
  }

  async #launch(): Promise<Browser> {
    const executablePath = presentBrowser()
    if (!executablePath)
      throw new UntriedError(
        'There is no Chromium on this machine: install one, or name it in CHROMIUM_PATH.',
      )
    const { chromium } = await import('@playwright/test')
    const args = await hostRules([...this.settings.hosts.map(({ url }) => url), ...(await this.#origins())])
    const browser = await chromium.launch({ executablePath, args })
    this.#ends.defer(() => browser.close())
    return browser
  }

  async #launchSecond(): Promise<Browser | undefined> {
    const { firefox, webkit } = await import('@playwright/test')
    const engine = [firefox, webkit].find((one) => existsSync(one.executablePath()))
    const browser = await engine?.launch()
    if (browser) this.#ends.defer(() => browser.close())
    return browser
  }
}

/** The first line of each log message that the shell wrote about an address. */
async function problemsIn(log: string, url: string): Promise<string[]> {
  const lines = (await readFile(log, 'utf8')).split('\n').filter(Boolean)
  const logged = lines.map((line) => JSON.parse(line) as { url?: string; msg: string })
  const problems = logged.filter((line) => line.url === url).map(({ msg }) => msg.split('\n')[0] ?? '')
  return [...new Set(problems)]
}
