import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@anyam/server/node'
import { parse, stringify } from 'yaml'
import { installPackages } from '../../scripts/apt.ts'

const folder = join(import.meta.dirname, '../monitoring')
/** Seconds. Scraping and rule evaluation are frequent, so that tests need not wait. */
const INTERVAL = '1s'

interface Config {
  global: Record<string, string>
  rule_files: string[]
  scrape_configs: { job_name: string; dns_sd_configs?: unknown; static_configs?: unknown }[]
}

const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** @throws Error if Prometheus is missing and cannot be installed */
function ensurePrometheus(): void {
  if (has('prometheus') && has('promtool')) return
  installPackages('prometheus')
  if (!has('prometheus'))
    throw new Error('This machine lacks Prometheus: install Debian’s package prometheus, and run again.')
}

/** The shipped configuration, with addresses for names that exist only for containers. */
async function configFor(addresses: Record<string, string>): Promise<Config> {
  const shipped: Config = parse(await readFile(join(folder, 'prometheus.yml'), 'utf8'))
  return {
    ...shipped,
    global: { scrape_interval: INTERVAL, evaluation_interval: INTERVAL },
    rule_files: [join(folder, 'alerts.yml')],
    scrape_configs: shipped.scrape_configs.map(({ dns_sd_configs: _, ...job }) => ({
      ...job,
      static_configs: [{ targets: [addresses[job.job_name]] }],
    })),
  }
}

export interface Prometheus {
  /** @throws Error with the response, if it is not a success */
  get<Data>(path: string, parameters?: Record<string, string>): Promise<Data>
  stop(): Promise<void>
}

/**
 * Starts Prometheus with the shipped configuration.
 * @param dir folder for its data and log
 * @param addresses host and port of each job
 * @throws Error for a configuration or rules that it refuses
 */
export async function startPrometheus(dir: string, addresses: Record<string, string>): Promise<Prometheus> {
  ensurePrometheus()
  const config = join(dir, 'prometheus.yml')
  await writeFile(config, stringify(await configFor(addresses)))
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', config], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Prometheus refuses its configuration:\n${stdout}${stderr}`)
  const address = `127.0.0.1:${await freePort()}`
  const log = openSync(join(dir, 'prometheus.log'), 'a')
  const args = [`--config.file=${config}`, `--storage.tsdb.path=${dir}/figures`]
  const child = spawn('prometheus', [...args, `--web.listen-address=${address}`], {
    stdio: ['ignore', log, log],
  })
  const exit = once(child, 'exit')
  return {
    async get(path, parameters = {}) {
      const response = await fetch(`http://${address}/api/v1/${path}?${new URLSearchParams(parameters)}`)
      const { status, error, data } = await response.json()
      if (status !== 'success') throw new Error(`${path}: ${error}`)
      return data
    },
    async stop() {
      child.kill()
      await exit
    },
  }
}
