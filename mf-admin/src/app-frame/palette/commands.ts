import { type ScreenName, screens } from '../../content/screens.ts'
import { logOut } from '../../lib/log-out.ts'
import { isAllowed } from '../../lib/rights.ts'

export interface Command {
  label: string
  /** Kind of entry, shown next to the label. */
  group: string
  /** A path of the back-office, or a function to call. */
  act: string | (() => void)
  /** True for results of the api, whose label may not contain the words. */
  isFound?: boolean
}

const ACTIONS: readonly [label: string, screen: ScreenName][] = [
  ['Create New Article', 'article-create'],
  ['Create New Category', 'category-create'],
  ['Create New Job Vacancy', 'vacancy-create'],
]

/** Commands that are always available to the logged-in person. */
export const fixedCommands = (
  menu: readonly { label: string; to: string }[],
  isOnlySpecified: boolean,
): readonly Command[] => [
  ...menu.map(({ to, label }) => ({ label, group: 'Screen', act: to })),
  ...(isOnlySpecified ? [] : [{ label: screens.account.title, group: 'Screen', act: screens.account.path }]),
  ...ACTIONS.filter(([, screen]) => isAllowed(screens[screen].area)).map(([label, screen]) => ({
    label,
    group: 'Action',
    act: screens[screen].path,
  })),
  { label: 'Log Out', group: 'Action', act: logOut },
]

/** Maximum number of commands shown. */
const MOST = 12

/** Commands that contain every word; those that start with the first word come first. */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const fitting = commands.filter(({ label, group, isFound }) => {
    if (isFound) return true
    const searched = `${label} ${group}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  })
  const begins = ({ label }: Command) => Number(label.toLowerCase().startsWith(first))
  return fitting.sort((a, b) => begins(b) - begins(a)).slice(0, MOST)
}
