import { useMemo } from 'react'
import { changesBetween } from '../../../editing/draft/changes-in-words.ts'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { ChangeDetails } from '../saving/ChangeDetails.tsx'
import { bySubject } from '../saving/comparison.ts'
import styles from './versions.module.css'

/** Changes between two versions, in words. */
export function VersionChanges({ before, after }: { before: FormDraft; after: FormDraft }) {
  const subjects = useMemo(() => bySubject(changesBetween(before, after)), [before, after])
  if (subjects.length === 0) {
    return <p className={styles.nothing}>The form has not changed since this version.</p>
  }
  return (
    <dl className={styles.subjects}>
      {subjects.map(({ key, subject, changes }) => (
        <div key={key}>
          <dt>{subject}</dt>
          <dd>
            <ChangeDetails changes={changes} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
