import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formsQuery } from '../../api/queries.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import styles from './LogicChatContent.module.css'
import type { OpenForm } from './use-open-form.ts'

/** Field to select a form of the owner for the conversation. */
export function PickForm({ open }: { open: OpenForm }) {
  const { data: forms = [] } = useQuery(formsQuery)
  const [, setSearch] = useSearchParams()
  const groups = useMemo(
    () => [
      { label: 'Your forms', options: forms.map(({ id, name }) => ({ value: id, label: name })) },
    ],
    [forms],
  )
  const id = open.kind === 'open' ? open.form.id : ''
  return (
    <div className={styles.pick}>
      <h2>Form</h2>
      <SearchSelect
        label="Form"
        groups={groups}
        value={id}
        onChange={(form) => setSearch({ form })}
        placeholder="No form"
        searchPlaceholder="Search your forms"
      />
      {id !== '' && (
        <p className={styles.ways}>
          <Link to={`/forms/${id}/edit`}>Open in the editor</Link>
          <Link to="/logic-chat">Without a form</Link>
        </p>
      )}
    </div>
  )
}
