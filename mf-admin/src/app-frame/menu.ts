import type { AdminSummary } from '@arunika/admin-contracts'
import { menuOf, ROOT_ROUTE, type RootData } from '@arunika/federation'
import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  File,
  Globe,
  History,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Rocket,
  Tags,
  Trash2,
  Users,
} from 'lucide-react'
import { useRouteLoaderData } from 'react-router-dom'
import { screens } from '../content/screens.ts'
import { isAllowed } from '../lib/rights.ts'

interface Appearance {
  Icon: LucideIcon
  /** Number of unread items to show. */
  count?: keyof Omit<AdminSummary, 'version'>
}

/** Icons of menu entries; the entries themselves come from the remotes' manifests. */
const APPEARANCES: Readonly<Record<string, Appearance>> = {
  [screens.dashboard.path]: { Icon: LayoutDashboard },
  [screens.articles.path]: { Icon: Newspaper },
  [screens.media.path]: { Icon: Images },
  [screens.categories.path]: { Icon: Tags },
  [screens.vacancies.path]: { Icon: BriefcaseBusiness, count: 'newApplications' },
  [screens.messages.path]: { Icon: Mail, count: 'newMessages' },
  [screens.trials.path]: { Icon: CalendarCheck, count: 'newTrials' },
  [screens.site.path]: { Icon: Globe },
  [screens.trash.path]: { Icon: Trash2 },
  [screens.releases.path]: { Icon: Rocket },
  [screens['audit-log'].path]: { Icon: History },
  [screens['as-of'].path]: { Icon: CalendarClock },
  [screens.people.path]: { Icon: Users },
}

/** True if the person may open a screen. Screens of other remotes have no area here; their api calls decide. */
function isOwn(path: string): boolean {
  const screen = Object.values(screens).find((each) => each.path === path)
  return screen === undefined || isAllowed(screen.area)
}

/** Menu of the back-office: the screens of all remotes that the person may open. */
export function useMenuEntries() {
  const { nav } = useRouteLoaderData(ROOT_ROUTE) as RootData
  return menuOf(nav, 'back-office')
    .filter(({ to }) => isOwn(to))
    .map((entry) => ({ Icon: File, ...entry, ...APPEARANCES[entry.to] }))
}
