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
} from 'lucide-react'

interface Screen {
  to: string
  label: string
  Icon: LucideIcon
  /** What of it waits to be read. */
  count?: keyof AdminSummary
}

/** The screens that the menu leads to. */
export const screens: readonly Screen[] = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/articles', label: 'Manage Articles', Icon: Newspaper },
  { to: '/admin/categories', label: 'Manage Categories', Icon: Tags },
  {
    to: '/admin/job-vacancies',
    label: 'Manage Job Vacancies',
    Icon: BriefcaseBusiness,
    count: 'newApplications',
  },
  { to: '/admin/messages', label: 'Messages', Icon: Mail, count: 'newMessages' },
  { to: '/admin/releases', label: 'Releases', Icon: Rocket },
  { to: '/admin/audit-log', label: 'Audit Log', Icon: History },
]
