import type { FormShape } from '@ramiform/core/form-shape'
import styles from './FormShapeDrawing.module.css'
import { describeFormShape, layOutFormShape, shapeWidth } from './form-shape-layout.ts'

const height = 54

/** A form's fields and branches in one line's height. */
export function FormShapeDrawing({ shape }: { shape: FormShape }) {
  const { buds, twigs, stemEnd, elbow } = layOutFormShape(shape)
  return (
    <svg
      className={styles.shape}
      viewBox={`0 0 ${shapeWidth} ${height}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={describeFormShape(shape)}
    >
      {buds.length > 0 && <path className={styles.stem} d={`M0 8H${stemEnd}`} />}
      {buds.length === 0 && <path className={styles.bare} d={`M0 8H${shapeWidth}`} />}
      {twigs.map(({ fromX, fromY, y, toX }) => (
        <path
          key={fromX}
          className={styles.twig}
          d={`M${fromX} ${fromY + 3}V${y - 11}C${fromX} ${y - 2} ${fromX + elbow * 0.2} ${y} ${fromX + elbow} ${y}H${toX}`}
        />
      ))}
      {buds.map(({ x, y, conditional }) => (
        <circle
          key={x}
          className={conditional ? styles.leaf : styles.bud}
          cx={x}
          cy={y}
          r={conditional ? 3.6 : 3.2}
        />
      ))}
    </svg>
  )
}
