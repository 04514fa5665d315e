import { Link } from 'react-router'
import type { EditedForm } from '../../../api/queries.ts'
import { closedFully } from '../../../forms/closed-text.ts'
import { momentWithin } from '../../../forms/dates.ts'
import { Bud } from '../../../ui/Badge.tsx'
import styles from './LinkCard.module.css'

/** Who can answer, and until when. */
export function LinkState({ form, wasPublished }: { form: EditedForm; wasPublished: boolean }) {
  const { id, isPublished, closed, schema } = form
  const closing = `/forms/${id}/edit?settings=closing`
  if (!isPublished) {
    return (
      <p className={styles.state}>
        <Bud open={false} />
        {wasPublished
          ? 'This form is unpublished. The link shows Form Not Available.'
          : 'Draft. Visitors cannot open it yet.'}
      </p>
    )
  }
  if (closed !== undefined) {
    return (
      <p className={styles.state}>
        <Bud open={false} />
        <span>
          {closedFully(closed, new Date())}. The link shows that the form is closed.{' '}
          <Link to={closing}>Open again</Link>
        </span>
      </p>
    )
  }
  const { at, responses } = schema.settings.closing ?? {}
  const ends = [
    ...(at === undefined ? [] : [momentWithin(new Date(at), new Date())]),
    ...(responses === undefined
      ? []
      : [responses === 1 ? '1 submission' : `${responses.toLocaleString('en')} submissions`]),
  ]
  return (
    <p className={styles.state}>
      <Bud open />
      <span>
        Anyone with the link can answer
        {ends.length > 0 && (
          <>
            {' until '}
            <b>{ends.join(' or ')}</b>
          </>
        )}
        . <Link to={closing}>{ends.length === 0 ? 'Set an end' : 'Change'}</Link>
      </span>
    </p>
  )
}
