import styles from './Controls.module.css'
import { defaults } from './looks.ts'
import { RadioTiles } from './RadioTiles.tsx'
import { useStyle, useStyleEdits } from './use-style.ts'

/** Named corners. `roundness` is in pixels; `path` is the drawing. */
const corners = [
  { value: 'square', name: 'Square', roundness: 0, path: 'M5 20V5H20' },
  { value: 'soft', name: 'Soft', roundness: 6, path: 'M5 20V10Q5 5 10 5H20' },
  { value: 'round', name: 'Round', roundness: 14, path: 'M5 20V14Q5 5 14 5H20' },
  { value: 'full', name: 'Full', roundness: 22, path: 'M5 20V19Q5 5 19 5H20' },
] as const

/** The four kinds of corners. An exact roundness counts as the nearest kind. */
export function CornerChoice() {
  const { roundness = defaults.roundness } = useStyle()
  const { set } = useStyleEdits()
  const distance = (corner: (typeof corners)[number]) => Math.abs(corner.roundness - roundness)
  const nearest = corners.reduce((best, one) => (distance(one) < distance(best) ? one : best))
  const choose = (value: string) => {
    const corner = corners.find((one) => one.value === value)
    if (corner === undefined || corner.roundness === roundness) return
    set({ roundness: corner.roundness }, 'Change the corners')
  }
  return (
    <RadioTiles
      label="Corners"
      className={styles.corners}
      value={nearest.value}
      onChange={choose}
      onAgain={choose}
      tiles={corners.map(({ value, name, path }) => ({
        value,
        name,
        face: (
          <span className={styles.corner}>
            <svg
              width="20"
              height="20"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d={path} />
            </svg>
          </span>
        ),
      }))}
    />
  )
}
