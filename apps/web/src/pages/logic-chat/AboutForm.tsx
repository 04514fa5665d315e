import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import type { Field } from '@ramiform/core/field'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formsQuery } from '../../api/queries.ts'
import { FieldNames } from '../../logic-chat/FieldNames.tsx'
import { useSession } from '../../session/use-session.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { FormNotice } from './FormNotice.tsx'
import styles from './LogicChatContent.module.css'
import type { OpenForm } from './use-open-form.ts'

interface AboutFormProps {
  readonly open: OpenForm
  /** fields of an uploaded file, while no form is open */
  readonly file: { readonly name: string; readonly fields: readonly Field[] } | null
  readonly onInserted: () => void
}

/** The form of the conversation, and the field names for sentences. */
export function AboutForm({ open, file, onInserted }: AboutFormProps) {
  const { user } = useSession()
  return (
    <div className={styles.about}>
      {user !== null && <PickForm open={open} />}
      <FormNotice open={open} />
      {open.kind === 'open' ? (
        <FieldNames
          heading="Fields"
          fields={withNamesInTexts(open.form.schema).fields}
          empty="This form has no fields yet. You can still describe rules."
          onInserted={onInserted}
        />
      ) : file !== null ? (
        <FieldNames
          heading={`Fields of ${file.name}`}
          fields={file.fields}
          onInserted={onInserted}
        />
      ) : (
        <HowToPutIt />
      )}
    </div>
  )
}

/** Help on phrasing, for new users. */
function HowToPutIt() {
  return (
    <div className={styles.how}>
      <h2>Words you can use</h2>
      <dl>
        <dt>Action</dt>
        <dd>show, hide, ask for, only if, unless</dd>
        <dt>Condition</dt>
        <dd>is, is not, contains, more than, less than, is empty, was answered</dd>
        <dt>Combining conditions</dt>
        <dd>and, or, brackets</dd>
      </dl>
    </div>
  )
}

/** Field to select a form of the owner for the conversation. */
function PickForm({ open }: { open: OpenForm }) {
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
