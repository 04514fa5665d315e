import { useState } from 'react'
import { AppHeader } from '../../shell/AppHeader.tsx'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Page } from '../../shell/Page.tsx'
import { Account } from './Account.tsx'
import { AccountDeleted } from './AccountDeleted.tsx'

/** The owner's account: a copy of everything in it, and its deletion (decisions 334, 335). */
export default function AccountPage() {
  const [deleted, setDeleted] = useState<{ readonly until: string | null } | null>(null)
  // The session has ended, but the result must stay on the screen.
  if (deleted !== null) return <AccountDeleted until={deleted.until} />
  return (
    <OwnerOnly patient>
      {(user) => (
        <>
          <title>Account · Ramiform</title>
          <AppHeader />
          <Page>
            <Account user={user} onDeleted={(until) => setDeleted({ until })} />
          </Page>
        </>
      )}
    </OwnerOnly>
  )
}
