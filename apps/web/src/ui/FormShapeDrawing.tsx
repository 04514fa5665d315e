import type { FormShape } from '@ramiform/core/form-shape'
import styles from './FormShapeDrawing.module.css'
import {
  describeFormShape,
  type FormShapeLayout,
  layOutFormShape,
  shapeSizes,
  twigPath,
} from './form-shape-layout.ts'

export type ShapeSizeName = keyof typeof shapeSizes

/** Radius in px of a field on the stem, and of one on a twig. */
const radii = { card: [3.2, 3.6], row: [2.1, 2.4], tile: [0, 2.4] } as const

/**
 * Miniature drawing of a form's fields and branches. On a tile only the branches show. With `reached`, only the fields at
 * these positions are filled.
 */
export function FormShapeDrawing({
  shape,
  size = 'card',
  reached,
}: {
  shape: FormShape
  size?: ShapeSizeName
  reached?: ReadonlySet<number>
}) {
  const { width, height, lines } = shapeSizes[size]
  const { stem, twigs, buds, leaves } = pathsOf(shape, size)
  return (
    <svg
      className={styles.shape}
      data-size={size}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={describeFormShape(shape)}
    >
      {stem === null ? (
        <path className={styles.bare} d={`M0 ${lines[0]}H${width}`} />
      ) : (
        <path className={styles.stem} d={stem} />
      )}
      <path className={styles.twig} d={twigs} />
      {size !== 'tile' && <path className={styles.bud} d={buds} />}
      <path className={styles.leaf} d={leaves} />
      {reached !== undefined && <Reached shape={shape} size={size} reached={reached} />}
    </svg>
  )
}

/** The fields again, over the drawing: filled where reached, hollow elsewhere. */
function Reached({
  shape,
  size,
  reached,
}: {
  shape: FormShape
  size: ShapeSizeName
  reached: ReadonlySet<number>
}) {
  const [bud, leaf] = radii[size]
  return layOutFormShape(shape, shapeSizes[size]).buds.map(({ x, y, conditional }, position) => (
    <circle
      key={x}
      className={conditional ? styles.reachedLeaf : styles.reachedBud}
      data-reached={reached.has(position)}
      cx={x}
      cy={y}
      r={conditional ? leaf : bud}
    />
  ))
}

interface ShapePaths {
  readonly stem: string | null
  readonly twigs: string
  readonly buds: string
  readonly leaves: string
}

const cached = new WeakMap<FormShape, Map<ShapeSizeName, ShapePaths>>()

/** The drawing as four paths, because thousands of circles would slow scrolling. A shape changes with its version. */
function pathsOf(shape: FormShape, size: ShapeSizeName): ShapePaths {
  const known = cached.get(shape) ?? new Map<ShapeSizeName, ShapePaths>()
  cached.set(shape, known)
  const paths = known.get(size) ?? drawPaths(layOutFormShape(shape, shapeSizes[size]), size)
  known.set(size, paths)
  return paths
}

function drawPaths({ buds, twigs, stemEnd, elbow }: FormShapeLayout, size: ShapeSizeName) {
  const [bud, leaf] = radii[size]
  const dots = (conditional: boolean, radius: number) =>
    buds
      .filter((one) => one.conditional === conditional)
      .map(({ x, y }) => circlePath(x, y, radius))
      .join('')
  return {
    stem: buds.length > 0 ? `M0 ${shapeSizes[size].lines[0]}H${stemEnd}` : null,
    twigs: twigs.map((twig) => twigPath(twig, elbow)).join(''),
    buds: dots(false, bud),
    leaves: dots(true, leaf),
  }
}

const circlePath = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
