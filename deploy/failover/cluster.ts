import { randomBytes } from 'node:crypto'
import { chownSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@anyam/server/node'
import { findLauncher, type Launcher } from '../../api/src/db/embedded/privileges.ts'
import { withClient } from '../backup/tables.ts'
import { complete, end, killAll, launch, untilTrue } from './processes.ts'
import { findPrograms, type Programs } from './programs.ts'

const USER = 'arunika'
const STANDBY = 'standby'

/** A running PostgreSQL server. */
export interface DatabaseServer {
  port: number
  url: string
  folder: string
  kill(): Promise<void>
  stop(): Promise<void>
}

/** A primary, its synchronous standby, and a transaction pooler that connects to the primary. */
export interface Cluster {
  primary: DatabaseServer
  standby: DatabaseServer
  poolerUrl: string
  /** Promotes the standby like an operator or cluster manager, and switches the pooler to it. */
  takeOver(): Promise<void>
  stop(): Promise<void>
}

interface Tools {
  dir: string
  programs: Programs
  launcher: Launcher
  password: string
}

const isReachable = (url: string) => withClient(url, () => Promise.resolve(true)).catch(() => false)

async function ownFolder(path: string, { launcher: { owner } }: Tools) {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (owner) chownSync(path, owner.uid, owner.gid)
  return path
}

async function startPostgres(tools: Tools, folder: string, name: string): Promise<DatabaseServer> {
  const { dir, programs, launcher, password } = tools
  const port = await freePort()
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
    ...['max_connections=100', `cluster_name=${name}`, 'timezone=UTC'],
  ]
  const log = join(dir, `${name}.log`)
  const command = [programs.postgres, '-D', folder, ...settings.flatMap((setting) => ['-c', setting])]
  const child = launch(launcher, command, log)
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`
  await untilTrue(() => isReachable(url), `What logs to ${log}`, child)
  return { port, url, folder, kill: () => killAll(child), stop: () => end(child, 'SIGINT') }
}

async function createPrimary(tools: Tools) {
  const { dir, programs, launcher, password } = tools
  const passwordFile = join(await ownFolder(join(dir, 'secrets'), tools), 'password')
  await writeFile(passwordFile, password)
  const folder = await ownFolder(join(dir, 'primary'), tools)
  const options = [
    ...[`--pgdata=${folder}`, `--username=${USER}`, `--pwfile=${passwordFile}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
  ]
  await complete(launcher, [programs.initdb, ...options], join(dir, 'initdb.log'))
  return startPostgres(tools, folder, 'primary')
}

/** From now on, the primary confirms a commit only once the standby has it on disk. */
async function createStandby(tools: Tools, primary: DatabaseServer) {
  const { dir, programs, launcher } = tools
  const folder = await ownFolder(join(dir, 'standby'), tools)
  const options = ['--write-recovery-conf', '--create-slot', `--slot=${STANDBY}`, '--checkpoint=fast']
  const command = [programs.pg_basebackup, `--dbname=${primary.url}`, `--pgdata=${folder}`, ...options]
  await complete(launcher, command, join(dir, 'basebackup.log'))
  const standby = await startPostgres(tools, folder, STANDBY)
  await withClient(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${STANDBY}'`)
    await client.query('select pg_reload_conf()')
    const isSynchronous = async () => {
      const { rows } = await client.query('select from pg_stat_replication where sync_state = $1', ['sync'])
      return rows.length === 1
    }
    await untilTrue(isSynchronous, 'The standby')
  })
  return standby
}

async function startPooler(tools: Tools, first: DatabaseServer) {
  const { dir, programs, launcher, password } = tools
  const folder = await ownFolder(join(dir, 'pgbouncer'), tools)
  const shipped = join(import.meta.dirname, '../pgbouncer')
  const port = await freePort()
  const databases = await readFile(join(shipped, 'databases.ini'), 'utf8')
  const leadTo = (server: DatabaseServer) =>
    writeFile(
      join(folder, 'databases.ini'),
      databases
        .replace('host=database-1 port=5432', `host=127.0.0.1 port=${server.port}`)
        .replace('dbname=arunika', 'dbname=postgres'),
    )
  const text = await readFile(join(shipped, 'pgbouncer.ini'), 'utf8')
  const own = text.replaceAll('/etc/pgbouncer', folder).replace('listen_port = 6432', `listen_port = ${port}`)
  await writeFile(join(folder, 'pgbouncer.ini'), own)
  await writeFile(join(folder, 'userlist.txt'), `"${USER}" "${password}"\n`)
  await leadTo(first)
  const log = join(dir, 'pgbouncer.log')
  const child = launch(launcher, [programs.pgbouncer, join(folder, 'pgbouncer.ini')], log)
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/arunika`
  await untilTrue(() => isReachable(url), `What logs to ${log}`, child)
  return {
    url,
    async lead(server: DatabaseServer) {
      await leadTo(server)
      child.kill('SIGHUP')
    },
    stop: () => end(child, 'SIGTERM'),
  }
}

/** Starts all three on free ports of this machine, with the configuration in docs/operations/database.md. */
export async function startCluster(dir: string): Promise<Cluster> {
  const programs = findPrograms()
  const launcher = await findLauncher(programs.postgres, join(dir, 'primary'))
  const tools = { dir, programs, launcher, password: randomBytes(24).toString('hex') }
  await ownFolder(dir, tools)
  const running: { stop(): Promise<void> }[] = []
  async function stop() {
    for (const part of running.toReversed()) await part.stop()
  }
  try {
    const primary = await createPrimary(tools)
    running.push(primary)
    const standby = await createStandby(tools, primary)
    running.push(standby)
    const pooler = await startPooler(tools, primary)
    running.push(pooler)
    return {
      primary,
      standby,
      poolerUrl: pooler.url,
      async takeOver() {
        await complete(launcher, [programs.pg_ctl, '-D', standby.folder, 'promote'], join(dir, 'promote.log'))
        await pooler.lead(standby)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
