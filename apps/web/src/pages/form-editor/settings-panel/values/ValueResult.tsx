import type { TriedValue } from './use-tried-values.ts'
import styles from './ValueResult.module.css'

/** The result of a formula for some answers, beside its input. */
export function ValueResult({ result, why, isExample, reads }: TriedValue) {
  return (
    <span className={styles.result}>
      <span>
        {isExample ? 'With example answers: ' : 'With the answers in the preview: '}
        {result === '' ? (
          <b>{why === '' ? 'empty' : `empty, because ${why}`}</b>
        ) : (
          <b className={styles.number} dir="auto">
            {result}
          </b>
        )}
      </span>
      {reads.length > 0 && <small dir="auto">{reads.join(' · ')}</small>}
    </span>
  )
}
