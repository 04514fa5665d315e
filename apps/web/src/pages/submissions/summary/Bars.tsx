import { useState } from 'react'
import { TextButton } from '../../../ui/TextButton.tsx'
import styles from './Bars.module.css'

export interface BarsProps {
  readonly bars: readonly { readonly label: string; readonly count: number }[]
  /** total for the percentages */
  readonly of: number
}

/** Number of bars up to which all are shown; longer lists start with the most frequent answers. */
const mostBars = 12
const shownOfMany = 10

/** Horizontal bars, each with count and percentage. */
export function Bars({ bars, of }: BarsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const isMany = bars.length > mostBars
  const shown = isMany && !showsAll ? mostFrequent(bars, shownOfMany) : bars
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <>
      <ul className={styles.bars}>
        {shown.map(({ label, count }) => (
          <li key={label}>
            <span className={styles.label} title={label}>
              {label}
            </span>
            <i
              aria-hidden
              className={count === 0 ? styles.empty : undefined}
              style={{ width: `${(100 * count) / highest}%` }}
            />
            <b>{count.toLocaleString('en')}</b>
            <em>{shareText(count, of)}</em>
          </li>
        ))}
      </ul>
      {isMany && (
        <p className={styles.rest}>
          <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? `Show the ${shownOfMany} most frequent`
              : `Show all ${bars.length.toLocaleString('en')}`}
          </TextButton>
        </p>
      )}
    </>
  )
}

function mostFrequent(bars: BarsProps['bars'], most: number): BarsProps['bars'] {
  return bars.toSorted((one, other) => other.count - one.count).slice(0, most)
}

function shareText(count: number, of: number): string {
  return `${of === 0 ? 0 : Math.round((100 * count) / of)}%`
}
