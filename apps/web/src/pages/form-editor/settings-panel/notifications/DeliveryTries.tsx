import type { Delivery } from '@ramiform/contract/deliveries'
import { Link } from 'react-router'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { momentText } from '../../../../forms/dates.ts'
import { tryText } from '../../../../forms/deliveries/delivery-words.ts'
import styles from './notifications.module.css'

/** Attempts of a delivery, with the start of each response. */
export function DeliveryTries({ delivery, now }: { delivery: Delivery; now: Date }) {
  const formId = useEditorState(({ facts }) => facts.id)
  const { id, tries, attempts, submissionId } = delivery
  return (
    <div className={styles.tries}>
      {attempts > tries.length && <p>{`${attempts} attempts. The last ${tries.length}:`}</p>}
      {tries.length === 0 && <p>Not sent yet.</p>}
      <ol>
        {tries.map((one) => (
          <li key={one.at}>
            <p>
              <time dateTime={one.at}>{momentText(new Date(one.at), now)}</time> {tryText(one)}
              {one.ms !== undefined && ` after ${one.ms.toLocaleString('en')} ms`}
            </p>
            {one.answer !== undefined && <pre>{one.answer}</pre>}
          </li>
        ))}
      </ol>
      <p>
        {submissionId !== null && (
          <>
            <Link to={`/forms/${formId}/submissions/${submissionId}`} target="_blank">
              Open the submission
            </Link>
            {', '}
          </>
        )}
        <span>
          id <code>{id}</code>
        </span>
      </p>
    </div>
  )
}
