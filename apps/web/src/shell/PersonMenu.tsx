import type { User } from '@ramiform/contract/calls'
import {
  IconChevronDown,
  IconDevices,
  IconLogout,
  IconMenu2,
  IconUserCircle,
} from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { nameOf } from '../session/person.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../ui/Menu.tsx'
import { Avatar } from './Avatar.tsx'
import { placesFrom } from './app-places.ts'
import styles from './PersonMenu.module.css'

/** User menu with account and sign-out. On phones it opens from one icon and includes the header's links. */
export function PersonMenu({ user }: { user: User }) {
  return (
    <>
      <div className={styles.wide}>
        <Menu
          align="end"
          trigger={
            <Button
              variant="quiet"
              size="sm"
              icon={<Avatar user={user} />}
              iconEnd={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
            >
              <span className={styles.name}>{nameOf(user)}</span>
            </Button>
          }
        >
          <Entries user={user} />
        </Menu>
      </div>
      <div className={styles.narrow}>
        <Menu
          align="end"
          trigger={
            <IconButton
              label="Menu"
              tooltip="none"
              icon={<IconMenu2 size={18} stroke={1.75} aria-hidden />}
            />
          }
        >
          <Places />
          <Entries user={user} />
        </Menu>
      </div>
    </>
  )
}

/** The header's links, for narrow screens. */
function Places() {
  const { pathname } = useLocation()
  return (
    <>
      {placesFrom(pathname, true).map(({ path, name }) => (
        <MenuLink key={path} to={path}>
          {name}
        </MenuLink>
      ))}
      <MenuSeparator />
    </>
  )
}

function Entries({ user }: { user: User }) {
  const signOut = useSignOut()
  return (
    <>
      <MenuHeading>
        {nameOf(user) === user.email ? 'Signed in as ' : <b>{nameOf(user)}</b>}
        {user.email}
      </MenuHeading>
      <MenuSeparator />
      <MenuLink to="/account" icon={<IconUserCircle size={16} stroke={1.75} aria-hidden />}>
        Account
      </MenuLink>
      <MenuItem
        icon={<IconLogout size={16} stroke={1.75} aria-hidden />}
        onSelect={() => void signOut()}
      >
        Sign Out
      </MenuItem>
      <MenuItem
        icon={<IconDevices size={16} stroke={1.75} aria-hidden />}
        onSelect={() => void signOut(true)}
      >
        Sign out everywhere
      </MenuItem>
    </>
  )
}
