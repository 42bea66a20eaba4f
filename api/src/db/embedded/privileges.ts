import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How the programs of PostgreSQL, which refuse to run as root, are started. */
export interface Launcher {
  /** Program and arguments to put before the command; empty where none is needed. */
  prefix: readonly string[]
  /** Who has to own the data folder on disk, where that is not the current user. */
  owner?: { uid: number; gid: number }
}

interface Account {
  uid: number
  gid: number
}

/** initdb looks its own user up by number, so the number must be in the machine's list of accounts. */
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

function candidates({ uid, gid }: Account): Launcher[] {
  const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  return [
    // A user namespace: inside it root bears another number, on disk everything stays root's.
    { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'] },
    // Containers often forbid new namespaces. The one capability lets the account reach the programs
    // and the data where both lie in a folder that only root may enter.
    {
      prefix: [...asUser, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
      owner: { uid, gid },
    },
    { prefix: asUser, owner: { uid, gid } },
  ]
}

/**
 * Finds a way to run `postgres` without being root.
 * @throws Error naming DATABASE_URL when this machine offers none
 */
export async function findLauncher(postgres: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const account = unprivilegedAccount()
  for (const launcher of account ? candidates(account) : []) {
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
