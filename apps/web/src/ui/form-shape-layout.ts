import type { FormShape } from '@ramiform/core/form-shape'

/** How a form's outline is drawn: buds on a stem, and twigs that leave it where an answer decides. */
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
  /** how far an elbow reaches to the side */
  readonly elbow: number
}

export const shapeWidth = 340
const left = 6
const widestStep = 22
/** the stem and the three lines below it that a card has room for */
const lines = [8, 22, 36, 50] as const
const stem = 0

/**
 * Each field that others depend on starts one twig, on the first line below its own that is free as far as
 * the twig reaches. A field with several sources sits on the twig of its last one before it.
 */
export function layOutFormShape({ dependsOn }: FormShape): FormShapeLayout {
  const step = Math.min(widestStep, (shapeWidth - 2 * left) / Math.max(1, dependsOn.length - 1))
  const xOf = (position: number) => left + position * step
  const parents = dependsOn.map((sources, position) =>
    Math.max(-1, ...sources.filter((source) => source < position)),
  )
  const lastChild = new Map<number, number>()
  for (const [position, parent] of parents.entries()) {
    if (parent >= 0) lastChild.set(parent, position)
  }

  const lineOf: number[] = []
  const twigLine = new Map<number, number>()
  /** the position up to which each line is taken */
  const takenTo = lines.map(() => -1)
  for (const [position, sources] of dependsOn.entries()) {
    const parent = parents[position] ?? -1
    const own = parent >= 0 ? (twigLine.get(parent) ?? stem) : sources.length > 0 ? 1 : stem
    lineOf[position] = own
    const end = lastChild.get(position)
    if (end === undefined) continue
    const free = lines.findIndex((_, line) => line > own && (takenTo[line] ?? -1) < position)
    const line = free === -1 ? lines.length - 1 : free
    twigLine.set(position, line)
    takenTo[line] = Math.max(takenTo[line] ?? -1, end)
  }

  const yOf = (position: number) => lines[lineOf[position] ?? stem] ?? lines[stem]
  return {
    buds: dependsOn.map((sources, position) => ({
      x: xOf(position),
      y: yOf(position),
      conditional: sources.length > 0,
    })),
    twigs: [...lastChild].map(([source, end]) => ({
      fromX: xOf(source),
      fromY: yOf(source),
      y: lines[twigLine.get(source) ?? 1] ?? lines[1],
      toX: xOf(end),
    })),
    stemEnd: xOf(Math.max(0, dependsOn.length - 1)) + 8,
    elbow: Math.min(9, step * 0.6),
  }
}
