import { menuOf, ROOT_ROUTE, type RootData } from '@anyam/federation'
import type { AdminSummary } from '@arunika/admin-contracts'
import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarRange,
  ContactRound,
  File,
  FileText,
  Globe,
  History,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Megaphone,
  Newspaper,
  Rocket,
  Send,
  Tags,
  Trash2,
  Users,
} from 'lucide-react'
import { useRouteLoaderData } from 'react-router-dom'
import { isSpecified, type ScreenName, screens } from '../content/screens.ts'
import { useIsOnlySpecified } from '../lib/only-specified.ts'
import { isAllowed } from '../lib/rights.ts'

/** Groups of the menu, in order. */
const GROUPS = [
  'Main',
  'Recruiting',
  'Library',
  'Correspondence',
  'Website',
  'Administration',
  'More',
] as const
type Group = (typeof GROUPS)[number]

interface Appearance {
  Icon: LucideIcon
  group: Group
  /** Number of waiting items to show. */
  count?: keyof Omit<AdminSummary, 'version'>
  /** Follows the number for screen readers; “new” by default. */
  counted?: string
}

/** Appearance of the entries of other teams' remotes. */
const FOREIGN: Appearance = { Icon: File, group: 'More' }

/** Icons and groups of menu entries; the entries themselves come from the remotes' manifests. */
const APPEARANCES: Readonly<Record<string, Appearance>> = {
  [screens.dashboard.path]: { Icon: LayoutDashboard, group: 'Main' },
  [screens.articles.path]: {
    Icon: Newspaper,
    group: 'Main',
    count: 'articlesInReview',
    counted: 'to review',
  },
  [screens.categories.path]: { Icon: Tags, group: 'Main' },
  [screens.vacancies.path]: { Icon: BriefcaseBusiness, group: 'Main', count: 'newApplications' },
  [screens.applicants.path]: { Icon: ContactRound, group: 'Recruiting' },
  [screens.announcements.path]: { Icon: Megaphone, group: 'Recruiting' },
  [screens['mail-templates'].path]: { Icon: FileText, group: 'Recruiting' },
  [screens.media.path]: { Icon: Images, group: 'Library' },
  [screens.terms.path]: { Icon: CalendarRange, group: 'Library' },
  [screens.trash.path]: { Icon: Trash2, group: 'Library' },
  [screens.messages.path]: { Icon: Mail, group: 'Correspondence', count: 'newMessages' },
  [screens.trials.path]: { Icon: CalendarCheck, group: 'Correspondence', count: 'newTrials' },
  [screens.outbox.path]: { Icon: Send, group: 'Correspondence' },
  [screens.site.path]: { Icon: Globe, group: 'Website' },
  [screens['as-of'].path]: { Icon: CalendarClock, group: 'Website' },
  [screens.releases.path]: { Icon: Rocket, group: 'Website' },
  [screens.people.path]: { Icon: Users, group: 'Administration' },
  [screens['audit-log'].path]: { Icon: History, group: 'Administration' },
}

/** True if the person may open a screen. Screens of other remotes have no area here; their api calls decide. */
function isOwn(path: string, isOnlySpecified: boolean): boolean {
  const name = (Object.keys(screens) as ScreenName[]).find((each) => screens[each].path === path)
  if (name === undefined) return true
  return isAllowed(screens[name].area) && (isSpecified(name) || !isOnlySpecified)
}

/** Menu of the back-office: the screens of all remotes that the person may open, by group. */
export function useMenuGroups() {
  const { nav } = useRouteLoaderData(ROOT_ROUTE) as RootData
  const isOnlySpecified = useIsOnlySpecified()
  const entries = menuOf(nav, 'back-office')
    .filter(({ to }) => isOwn(to, isOnlySpecified))
    .map((entry) => ({ ...entry, ...(APPEARANCES[entry.to] ?? FOREIGN) }))
  return GROUPS.map((name) => ({ name, entries: entries.filter(({ group }) => group === name) })).filter(
    (group) => group.entries.length > 0,
  )
}
