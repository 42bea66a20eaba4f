import { IconButton } from '@arunika/ui'
import { useScheme } from '@arunika/ui/hooks'
import { chooseScheme, SCHEMES } from '@arunika/ui/scheme'
import { Check, CircleUserRound, KeyRound, LogOut, UserPen } from 'lucide-react'
import * as Menu from 'radix-ui/dropdown-menu'
import { Link } from 'react-router-dom'
import { logOut } from '../lib/log-out.ts'
import { WithOwnApi } from '../lib/only-specified.ts'
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
        <WithOwnApi>
          <Menu.Item className={styles.item} asChild>
            <Link to="/admin/account">
              <KeyRound aria-hidden size={18} />
              Password and Sessions
            </Link>
          </Menu.Item>
        </WithOwnApi>
        <AppearanceChoice />
        <Menu.Item className={styles.item} onSelect={logOut}>
          <LogOut aria-hidden size={18} />
          Log Out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

function AppearanceChoice() {
  const scheme = useScheme()
  return (
    <Menu.RadioGroup
      className={styles.group}
      aria-label="Appearance"
      {...(scheme && { value: scheme })}
      onValueChange={chooseScheme}
    >
      <Menu.Label className={styles.label}>Appearance</Menu.Label>
      {Object.entries(SCHEMES).map(([value, label]) => (
        <Menu.RadioItem
          key={value}
          className={styles.item}
          value={value}
          // Stays open so that people can compare the options.
          onSelect={(event) => event.preventDefault()}
        >
          {label}
          <Menu.ItemIndicator className={styles.chosen}>
            <Check aria-hidden size={18} />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
