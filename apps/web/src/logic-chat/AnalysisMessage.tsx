import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import { FieldIcon } from '../forms/field-icons.tsx'
import { fieldName } from '../forms/field-name.ts'
import styles from './LogicChat.module.css'
import { useLogicChat } from './logic-chat-context.tsx'
import type { Analysis } from './message.ts'

/** number of fields listed; the rest are only counted */
const listed = 8

/** Summary of an uploaded file: the fields found, and a preview of its text. */
export function AnalysisMessage({ message }: { message: Analysis }) {
  const { form } = useLogicChat()
  const { name, format, fields, left, warnings, preview } = message
  const count = fields.length + left
  const more = count - Math.min(fields.length, listed)
  return (
    <>
      <p>
        {`Detected ${format}: `}
        {count === 0 ? `no questions were found in ${name}.` : foundText(count)}
      </p>
      {count > 0 && (
        <ul className={styles.found}>
          {fields.slice(0, listed).map((field) => (
            <li key={field.id}>
              <FieldIcon type={field.type} size={16} />
              <span>{fieldName(field)}</span>
              <small>{fieldTypeOf(fieldTypes, field.type)?.defaultLabel ?? field.type}</small>
            </li>
          ))}
          {more > 0 && <li className={styles.more}>{`and ${more.toLocaleString('en')} more`}</li>}
        </ul>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={styles.note}>
          {warning}
        </p>
      ))}
      {count > 0 && (
        <p>
          {form === null
            ? 'You can now use these fields in your sentences.'
            : `Rules still use the fields of ${form.name}. To add these fields, import the file in the editor.`}
        </p>
      )}
      {preview !== '' && (
        <figure>
          <figcaption className={styles.note}>Preview</figcaption>
          <pre className={styles.preview}>{preview}</pre>
        </figure>
      )}
    </>
  )
}

function foundText(count: number): string {
  return count === 1 ? '1 field was found.' : `${count.toLocaleString('en')} fields were found.`
}
