import { IconButton } from '@arunika/ui'
import { CircleUserRound, KeyRound, LogOut, UserPen } from 'lucide-react'
import * as Menu from 'radix-ui/dropdown-menu'
import { Link } from 'react-router-dom'
import { logOut } from '../lib/log-out.ts'
import styles from './account-menu.module.css'

export function AccountMenu() {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <IconButton label="Account" round>
          <CircleUserRound aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={8}>
        <Menu.Item className={styles.item} disabled>
          <UserPen aria-hidden size={18} />
          Profile
          <span className={styles.soon}>Coming Soon</span>
        </Menu.Item>
        <Menu.Item className={styles.item} asChild>
          <Link to="/admin/account">
            <KeyRound aria-hidden size={18} />
            Password and Sessions
          </Link>
        </Menu.Item>
        <Menu.Item className={styles.item} onSelect={logOut}>
          <LogOut aria-hidden size={18} />
          Log Out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}
