import type { User } from '@ramiform/contract/calls'
import { useState } from 'react'
import { initialsOf } from '../session/person.ts'
import styles from './Avatar.module.css'

/** A user's picture or initials. Decorative, because the name is always next to it. */
export function Avatar({ user }: { user: User }) {
  const { picture } = user.providerUserData
  const [failed, setFailed] = useState<string>()
  if (picture === undefined || picture === '' || picture === failed) {
    return (
      <span className={styles.avatar} aria-hidden>
        {initialsOf(user)}
      </span>
    )
  }
  return (
    <img
      className={styles.avatar}
      src={picture}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(picture)}
    />
  )
}
