import { listBackups } from '../backup/folder.ts'
import { bad, good, type Outcome, reasonOf } from './finding.ts'

const HOUR_MS = 3_600_000
/** A day, and two hours for a slow backup. */
const MOST_HOURS = 26

/** Checks that there is a backup from the last day. */
export async function backupAge(dir: string, now = Date.now()): Promise<Outcome> {
  try {
    const [newest] = await listBackups(dir)
    if (!newest) return bad(`There is no backup in ${dir}: \`pnpm backup\` makes one, the timer one a day.`)
    const hours = Math.round((now - newest.at.getTime()) / HOUR_MS)
    if (hours > MOST_HOURS) return bad(`The newest backup in ${dir} is ${hours} hours old: ${newest.name}.`)
    return good(`The newest backup is ${hours} hours old: ${newest.name}.`)
  } catch (error) {
    return bad(`${dir} cannot be read: ${reasonOf(error)}.`)
  }
}
