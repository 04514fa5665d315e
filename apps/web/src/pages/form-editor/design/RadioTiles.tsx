import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './Controls.module.css'

export interface Tile<Value extends string> {
  readonly value: Value
  /** name for screen readers and the tooltip */
  readonly name: string
  /** tooltip, if it differs from the name */
  readonly hint?: string
  readonly face: ReactNode
}

export interface RadioTilesProps<Value extends string> {
  readonly label: string
  readonly tiles: readonly Tile<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  /** Called for a click on the selected tile. */
  readonly onAgain?: (value: Value) => void
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** Choice between drawn tiles. Native radio buttons, so that arrow keys choose at once. */
export function RadioTiles<Value extends string>({
  label,
  tiles,
  value,
  onChange,
  onAgain,
  className,
  style,
}: RadioTilesProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.tiles, className)}
      style={style}
    >
      {tiles.map((tile) => {
        const isChosen = tile.value === value
        return (
          <label key={tile.value} className={styles.tile} title={tile.hint ?? tile.name}>
            <input
              type="radio"
              name={name}
              aria-label={tile.hint ?? tile.name}
              checked={isChosen}
              onChange={() => onChange(tile.value)}
              onClick={() => isChosen && onAgain?.(tile.value)}
            />
            {tile.face}
          </label>
        )
      })}
    </div>
  )
}
