import type { FormShape } from '@ramiform/core/form-shape'
import styles from './FormShapeDrawing.module.css'
import { describeFormShape, layOutFormShape, shapeWidth, twigPath } from './form-shape-layout.ts'

const height = 54

/** Miniature drawing of a form's fields and branches. */
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
      {twigs.map((twig) => (
        <path key={twig.fromX} className={styles.twig} d={twigPath(twig, elbow)} />
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
