import { useMemo } from 'react'
import { changesBetween } from '../../../editing/draft/changes-in-words.ts'
import type { FormDraft } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { ChangeDetails } from '../saving/ChangeDetails.tsx'
import { bySubject } from '../saving/comparison.ts'
import styles from './versions.module.css'

/** Changes between a version and the current draft, in words. */
export function VersionChanges({ version }: { version: FormDraft }) {
  const draft = useEditorState((state) => state.draft)
  const subjects = useMemo(() => bySubject(changesBetween(version, draft)), [version, draft])
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
