import type { FormShape } from '@ramiform/core/form-shape'

/** Coordinates of a form's miniature: fields are buds on a stem, and twigs branch off at fields with dependents. */
export interface FormShapeLayout {
  readonly buds: readonly {
    readonly x: number
    readonly y: number
    readonly conditional: boolean
  }[]
  readonly twigs: readonly {
    readonly fromX: number
    readonly fromY: number
    readonly y: number
    readonly toX: number
  }[]
  readonly stemEnd: number
  /** horizontal reach of an elbow in px */
  readonly elbow: number
}

/** Measures of a drawing in px. */
export interface ShapeSize {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly widestStep: number
  /** y positions of the stem and of the lines below it */
  readonly lines: readonly [number, number, ...number[]]
  readonly widestElbow: number
}

export const shapeSizes = {
  card: {
    width: 340,
    height: 54,
    left: 6,
    widestStep: 22,
    lines: [8, 22, 36, 50],
    widestElbow: 9,
  },
  row: { width: 118, height: 28, left: 6, widestStep: 8.6, lines: [5, 14, 23], widestElbow: 4 },
  tile: { width: 40, height: 30, left: 2, widestStep: 8.6, lines: [6, 15, 24], widestElbow: 4 },
} as const satisfies Record<string, ShapeSize>

const stem = 0

/**
 * Each field with dependents starts one twig, on the next lower line that is free over the twig's length. Twigs that
 * grow from a twig are placed before the next twig, so that they stay close. A field with several sources is on the
 * twig of the last source before it.
 */
export function layOutFormShape(
  { dependsOn }: FormShape,
  size: ShapeSize = shapeSizes.card,
): FormShapeLayout {
  const { width, left, widestStep, lines, widestElbow } = size
  const step = Math.min(widestStep, (width - 2 * left) / Math.max(1, dependsOn.length - 1))
  const xOf = (position: number) => left + position * step
  const parents = dependsOn.map((sources, position) =>
    Math.max(-1, ...sources.filter((source) => source < position)),
  )
  const { lineOf, twigs } = placeTwigs(parents, dependsOn, lines)
  const yOf = (line: number) => lines[line] ?? lines[stem]
  return {
    buds: dependsOn.map((sources, position) => ({
      x: xOf(position),
      y: yOf(lineOf[position] ?? stem),
      conditional: sources.length > 0,
    })),
    twigs: twigs.map(({ source, line, end }) => ({
      fromX: xOf(source),
      fromY: yOf(lineOf[source] ?? stem),
      y: yOf(line),
      toX: xOf(end),
    })),
    stemEnd: xOf(Math.max(0, dependsOn.length - 1)) + (size === shapeSizes.card ? 8 : left),
    elbow: Math.min(widestElbow, step * 0.6),
  }
}

/**
 * SVG path of a twig: down from its source and around the elbow, or straight if source and twig share the last line.
 */
export function twigPath(
  { fromX, fromY, y, toX }: FormShapeLayout['twigs'][number],
  elbow: number,
): string {
  if (fromY >= y) return `M${fromX} ${y}H${toX}`
  // The bend begins 11 px above the twig on a card, and as much lower as the lines are closer.
  const bend = Math.min(11, (y - fromY) * 0.79)
  return `M${fromX} ${fromY + Math.min(3, y - fromY - bend)}V${y - bend}C${fromX} ${y - bend * 0.18} ${fromX + elbow * 0.2} ${y} ${fromX + elbow} ${y}H${toX}`
}

interface Twig {
  readonly source: number
  readonly line: number
  readonly end: number
}

function placeTwigs(
  parents: readonly number[],
  dependsOn: FormShape['dependsOn'],
  lines: ShapeSize['lines'],
) {
  const children = new Map<number, number[]>()
  for (const [position, parent] of parents.entries()) {
    if (parent >= 0) children.set(parent, [...(children.get(parent) ?? []), position])
  }
  const twigs: Twig[] = []
  // A conditional field without an earlier source, as in a cycle, is drawn alone on the first line.
  const lineOf: number[] = parents.map((parent, position) =>
    parent < 0 && (dependsOn[position]?.length ?? 0) > 0 ? 1 : stem,
  )

  function place(source: number): void {
    const grown = children.get(source)
    const end = grown?.at(-1)
    if (grown === undefined || end === undefined) return
    const own = lineOf[source] ?? stem
    const isFree = (line: number) =>
      twigs.every((twig) => twig.line !== line || twig.end < source || twig.source > end)
    const free = lines.findIndex((_, line) => line > own && isFree(line))
    const line = free === -1 ? lines.length - 1 : free
    twigs.push({ source, line, end })
    for (const position of grown) lineOf[position] = line
    for (const position of grown) place(position)
  }
  for (const [position, parent] of parents.entries()) {
    if (parent < 0) place(position)
  }
  return { lineOf, twigs }
}

/** Text version of the drawing: `11 fields, 4 with logic`. */
export function describeFormShape({ total, dependsOn }: FormShape): string {
  const conditional = dependsOn.filter((sources) => sources.length > 0).length
  const fields = total === 1 ? '1 field' : `${total.toLocaleString('en')} fields`
  if (conditional === 0) return fields
  const among = total > dependsOn.length ? ` of the first ${dependsOn.length}` : ''
  return `${fields}, ${conditional}${among} with logic`
}
