import { binDays } from '@ramiform/contract/bin'
import type { User } from '@ramiform/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { nameOf } from '../../session/person.ts'
import { Note } from '../../ui/Note.tsx'
import styles from './Account.module.css'
import { accountContents, quotaText } from './account-contents.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadAccount } from './DownloadAccount.tsx'
import { Respondents } from './Respondents.tsx'

export interface AccountProps {
  readonly user: User
  readonly onDeleted: (restorableUntil: string | null) => void
}

export function Account({ user, onDeleted }: AccountProps) {
  const [params] = useSearchParams()
  const account = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call('readAccount', { signal }),
  })
  const contents = account.data === undefined ? null : accountContents(account.data.contents)
  return (
    <div className={styles.account}>
      <div>
        <h1 tabIndex={-1}>Account</h1>
        <p className={styles.about}>
          {nameOf(user) === user.email ? user.email : `${nameOf(user)} · ${user.email}`}
        </p>
      </div>
      {params.has('kept') && (
        <Note role="status">
          Your account is kept. Your forms are in the <Link to="/bin">bin</Link>. Restore those that
          you need.
        </Note>
      )}
      <section aria-labelledby="your-data">
        <h2 id="your-data">Your data</h2>
        <p>
          {contents === null
            ? 'Download everything in your account as one ZIP file.'
            : `Your account has ${contents}. Download all of it as one ZIP file.`}
        </p>
        <p className={styles.about}>
          Each form is a folder with its JSON, its submissions as CSV and JSON, and its files. The
          bin, suspected spam and unfinished answers are included.
        </p>
        <DownloadAccount />
        {account.data !== undefined && quotaText(account.data.quotas) !== null && (
          <p className={styles.about}>{quotaText(account.data.quotas)}</p>
        )}
      </section>
      <section aria-labelledby="respondents">
        <h2 id="respondents">Answers of one person</h2>
        <p>
          Somebody asks for a copy of their answers, or wants them erased? Find them in all your
          forms by email address.
        </p>
        <Respondents onErased={() => void account.refetch()} />
      </section>
      <section aria-labelledby="delete-account">
        <h2 id="delete-account">Delete account</h2>
        <p>
          All your forms close at once. After {binDays} days, your account is deleted forever, with
          all submissions and files. Until then, you can sign in to keep it.
        </p>
        <DeleteAccount email={user.email} contents={contents} onDeleted={onDeleted} />
      </section>
    </div>
  )
}
