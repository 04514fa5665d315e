import type { KeyboardEvent, Ref } from 'react'
import { WayDrawing } from './WayDrawing.tsx'
import styles from './WayTiles.module.css'
import { type WayName, wayNames, wayOf } from './ways.ts'

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** The ways to embed as a radio group of small drawings. Arrow keys choose. */
export function WayTiles({
  ref,
  value,
  disabled,
  onChange,
}: {
  ref: Ref<HTMLDivElement>
  value: WayName
  disabled: boolean
  onChange: (way: WayName) => void
}) {
  function choose(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (wayNames.indexOf(value) + step + wayNames.length) % wayNames.length
    const way = wayNames[next]
    if (way === undefined) return
    onChange(way)
    const tile = event.currentTarget.querySelector<HTMLElement>(`[data-way="${way}"]`)
    tile?.focus()
    tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return (
    <>
      <div className={styles.captions} aria-hidden>
        <span>With our script</span>
        <span>Without script</span>
      </div>
      <div
        ref={ref}
        role="radiogroup"
        aria-label="Ways to embed"
        aria-disabled={disabled || undefined}
        className={styles.tiles}
        // On phones it scrolls, also while all tiles are disabled.
        tabIndex={disabled ? 0 : undefined}
        onKeyDown={choose}
      >
        {wayNames.map((name) => {
          const { name: label, note, isScript } = wayOf(name)
          return (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <button
              key={name}
              type="button"
              role="radio"
              data-way={name}
              className={styles.tile}
              aria-checked={name === value}
              aria-label={`${label}: ${note}, ${isScript ? 'with our script' : 'without script'}`}
              tabIndex={name === value ? 0 : -1}
              disabled={disabled}
              onClick={() => onChange(name)}
            >
              <WayDrawing way={name} />
              <span>{label}</span>
              <small>{note}</small>
            </button>
          )
        })}
      </div>
    </>
  )
}
