import type { DisplayStyle } from '@ramiform/core/form'
import { type ReactNode, useId } from 'react'
import styles from './SettingsDrawer.module.css'

const choices: readonly {
  readonly value: DisplayStyle
  readonly name: string
  readonly words: string
  readonly drawing: ReactNode
}[] = [
  {
    value: 'standard',
    name: 'Standard',
    words: 'All questions on one page',
    drawing: (
      <>
        <rect x="60" y="10" width="80" height="5" rx="2" />
        <rect x="60" y="20" width="80" height="8" rx="2" />
        <rect x="60" y="33" width="80" height="8" rx="2" />
        <rect className={styles.key} x="60" y="46" width="26" height="8" rx="2" />
      </>
    ),
  },
  {
    value: 'single-card',
    name: 'Single card',
    words: 'One question at a time',
    drawing: (
      <>
        <rect x="60" y="8" width="80" height="2" rx="1" />
        <rect className={styles.key} x="60" y="8" width="30" height="2" rx="1" />
        <rect x="60" y="20" width="60" height="6" rx="2" />
        <rect x="60" y="31" width="80" height="8" rx="2" />
        <rect className={styles.key} x="118" y="46" width="22" height="8" rx="2" />
      </>
    ),
  },
]

export function DisplayStyleChoice({
  value,
  onChange,
}: {
  value: DisplayStyle
  onChange: (style: DisplayStyle) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.styles}>
      <legend>Display style</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.pick}>
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <svg viewBox="0 0 200 62" aria-hidden="true">
            {choice.drawing}
          </svg>
          <b>{choice.name}</b>
          {choice.words}
        </label>
      ))}
    </fieldset>
  )
}
