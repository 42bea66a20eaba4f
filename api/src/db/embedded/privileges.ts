import { execFile } from 'node:child_process'
import { existsSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A way to start the PostgreSQL programs, which refuse to run as root. */
export interface Launcher {
  /** Program and arguments to prepend to the command; may be empty. */
  prefix: readonly string[]
  /** Required owner of the data folder, if not the current user. */
  owner?: { uid: number; gid: number }
}

interface Account {
  uid: number
  gid: number
}

/** initdb looks up its own user by id, so the id must exist in the machine's list of accounts. */
function unprivilegedAccount(): Account | undefined {
  if (!existsSync('/etc/passwd')) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0)
  return (
    accounts.find((a) => a.name === 'postgres') ?? accounts.find((a) => a.name === 'nobody') ?? accounts[0]
  )
}

function asAccount({ uid, gid }: Account): Launcher[] {
  const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const owner = { uid, gid }
  return [
    // This capability lets the account read programs and data in folders that only root may enter.
    { prefix: [...asUser, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'], owner },
    { prefix: asUser, owner },
  ]
}

function candidates(cluster: string): Launcher[] {
  const found = statSync(cluster, { throwIfNoEntry: false })
  const account = unprivilegedAccount()
  return [
    // A folder created by an ordinary user stays that user's.
    ...(found && found.uid !== 0 ? asAccount(found) : []),
    // In a user namespace root has another id inside, while all files on disk stay root's.
    ...(account
      ? [{ prefix: ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`, '--'] }]
      : []),
    // Containers often forbid new namespaces.
    ...(account ? asAccount(account) : []),
  ]
}

/**
 * Finds a way to run `postgres` without being root.
 * @param cluster folder of the database, which may not exist yet
 * @throws Error naming DATABASE_URL if this machine offers none
 */
export async function findLauncher(postgres: string, cluster: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  for (const launcher of candidates(cluster)) {
    const [program = '', ...args] = [...launcher.prefix, postgres, '--version']
    const works = await run(program, args).then(
      () => true,
      () => false,
    )
    if (works) return launcher
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine allows no other user for it. Start the product as an ordinary user, or set DATABASE_URL to a PostgreSQL 18 server.',
  )
}

/** Changes the owner of files created under another launcher; has no effect unless run as root. */
export function ensureOwner(folder: string, { owner = { uid: 0, gid: 0 } }: Launcher): void {
  if (process.getuid?.() !== 0) return
  if (!existsSync(folder) || statSync(folder).uid === owner.uid) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), owner.uid, owner.gid)
  }
  // Last, so that an interrupted change of owner is resumed.
  lchownSync(folder, owner.uid, owner.gid)
}
