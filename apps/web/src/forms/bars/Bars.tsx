import { useState } from 'react'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './Bars.module.css'

export interface Bar {
  readonly label: string
  readonly count: number
  /** true for a bar that sums others up, whose submissions cannot be shown by its label */
  readonly isSum?: boolean
  /** average rank, which replaces the count; `least` is the lowest possible rank */
  readonly rank?: { readonly average: number; readonly least: number } | undefined
}

export interface BarsProps {
  readonly bars: readonly Bar[]
  /** total for the percentages */
  readonly of: number
  /** shows the submissions of a bar; undefined where they cannot be shown */
  readonly onShow?: ((label: string) => void) | undefined
}

/** Number of bars up to which all are shown; longer lists start with the most frequent answers. */
const mostBars = 12
const shownOfMany = 10

/** Horizontal bars, each with count and percentage. */
export function Bars({ bars, of, onShow }: BarsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const isMany = bars.length > mostBars
  const shown = isMany && !showsAll ? mostFrequent(bars, shownOfMany) : bars
  return (
    <>
      <ul className={styles.bars}>
        {shown.map(({ label, count, rank, isSum }) => (
          <li key={label}>
            {onShow === undefined || count === 0 || isSum ? (
              <span className={styles.label} title={label}>
                {label}
              </span>
            ) : (
              <button
                type="button"
                className={styles.label}
                title="Show these in the table"
                onClick={() => onShow(label)}
              >
                {label}
              </button>
            )}
            <span className={styles.track} aria-hidden>
              <i style={{ width: `${100 * lengthOf(count, of, rank)}%` }} />
            </span>
            <b>{(rank?.average ?? count).toLocaleString('en', { maximumFractionDigits: 2 })}</b>
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

/** Length of a bar, from 0 to 1. The first rank has the longest one. */
function lengthOf(count: number, of: number, rank: Bar['rank']): number {
  if (rank !== undefined) return (rank.least + 1 - rank.average) / rank.least
  return of === 0 ? 0 : count / of
}

function mostFrequent(bars: BarsProps['bars'], most: number): BarsProps['bars'] {
  return bars.toSorted((one, other) => other.count - one.count).slice(0, most)
}

function shareText(count: number, of: number): string {
  return `${of === 0 ? 0 : Math.round((100 * count) / of)}%`
}
