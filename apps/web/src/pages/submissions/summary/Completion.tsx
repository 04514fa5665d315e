import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { partialTotalQuery } from '../shared/submission-queries.ts'
import styles from './Completion.module.css'

/** How many sent the form, and how many have begun and not sent it. Known only with *Auto save*. */
export function Completion({ form, sent }: { form: Form; sent: number }) {
  const { data: open } = useQuery(partialTotalQuery(form.id))
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Sent</dt>
        <dd>{sent.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt>Still open</dt>
        <dd>
          {open?.toLocaleString('en')} <small>unfinished</small>
        </dd>
      </div>
    </dl>
  )
}
