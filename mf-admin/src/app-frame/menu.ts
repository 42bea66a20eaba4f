import type { AdminSummary } from '@arunika/admin-contracts'
import {
  BriefcaseBusiness,
  History,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Rocket,
  Tags,
  Trash2,
} from 'lucide-react'
import { screens } from '../content/screens.ts'

interface MenuEntry {
  path: string
  title: string
  Icon: LucideIcon
  /** The number of unread items to show. */
  count?: keyof AdminSummary
}

/** The screens that the menu leads to. */
export const menu: readonly MenuEntry[] = [
  { ...screens.dashboard, Icon: LayoutDashboard },
  { ...screens.articles, Icon: Newspaper },
  { ...screens.categories, Icon: Tags },
  { ...screens.vacancies, Icon: BriefcaseBusiness, count: 'newApplications' },
  { ...screens.messages, Icon: Mail, count: 'newMessages' },
  { ...screens.trash, Icon: Trash2 },
  { ...screens.releases, Icon: Rocket },
  { ...screens['audit-log'], Icon: History },
]
