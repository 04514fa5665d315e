import type { User } from '@ramiform/contract/calls'
import { Link } from 'react-router'
import { nameOf } from '../../session/person.ts'
import { Avatar } from '../../shell/Avatar.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SiteSession.module.css'
import { signOut } from './site-session.ts'

/** The user with links to the dashboard and to sign out. Loaded only when signed in. */
export default function SignedIn({ user, inMenu }: { user: User; inMenu: boolean }) {
  return (
    <>
      <Link to="/dashboard" className={styles.person}>
        <Avatar user={user} />
        <span className={classNames(styles.name, !inMenu && 'visually-hidden-on-phones')}>
          {nameOf(user)}
        </span>
        <VisuallyHidden>, dashboard</VisuallyHidden>
      </Link>
      <button
        type="button"
        className={buttonClass('quiet', 'md', styles.way)}
        onClick={() => void signOut()}
      >
        Sign Out
      </button>
    </>
  )
}
