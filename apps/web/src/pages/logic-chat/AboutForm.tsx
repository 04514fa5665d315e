import type { Field } from '@ramiform/core/field'
import { FieldNames } from '../../logic-chat/FieldNames.tsx'
import { useSession } from '../../session/use-session.ts'
import { FormNotice } from './FormNotice.tsx'
import styles from './LogicChatContent.module.css'
import { PickForm } from './PickForm.tsx'
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
          fields={open.form.schema.fields}
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
