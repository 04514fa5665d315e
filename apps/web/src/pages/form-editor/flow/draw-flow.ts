import type { FlowPath } from '@ramiform/core/conditions/flow-path'
import { glyphOf } from './field-glyphs.ts'
import { flowColours as colour } from './flow-colours.ts'
import { flowSizes, fontSizes, type Measure } from './flow-measures.ts'
import {
  type PlannedCondition,
  type PlannedField,
  type PlannedGate,
  type PlannedMore,
  weightOf,
  wordGap,
} from './flow-plan.ts'
import type { FlowLayout } from './lay-out-flow.ts'
import type { PlacedNode } from './line-points.ts'
import { isOnPath } from './on-path.ts'
import type { Drawing, Shape } from './shapes.ts'
import type { Point } from './smooth-line.ts'

interface DrawOptions {
  readonly title: string
  /** highlighted in green, as on the screen; omitted when no field is selected */
  readonly path: FlowPath | null
  readonly selected: string | null
  readonly measure: Measure
}

const heading = { size: 18, height: 44 } as const

/** Draws the flow as shapes for print and export. The function is pure and does not use the DOM. */
export function drawFlow(layout: FlowLayout, options: DrawOptions): Drawing {
  const { stem } = layout
  const lines = layout.lines.map((line): Shape & { on: boolean } => {
    const on = isOnPath(options.path, line.from) && isOnPath(options.path, line.to)
    const stroke = line.circular ? colour.danger : on ? colour.branch : colour.lineStrong
    return { kind: 'path', d: line.path, stroke, strokeWidth: 2, dashed: line.circular, on }
  })
  const shapes: Shape[] = [
    ...(stem === null ? [] : [stemShape(stem)]),
    ...lines.toSorted((a, b) => Number(a.on) - Number(b.on)).map(({ on: _, ...shape }) => shape),
    ...layout.nodes.flatMap((node) => drawNode(node, options)),
  ]
  const { margin } = flowSizes
  const titleWidth = options.measure(options.title, 600, heading.size) + 2 * margin
  return {
    width: Math.ceil(Math.max(layout.width, titleWidth)),
    height: Math.ceil(layout.height + heading.height),
    shapes: [
      {
        kind: 'text',
        x: margin,
        y: margin + heading.size * 0.8,
        text: options.title,
        size: heading.size,
        weight: 600,
        fill: colour.ink,
      },
      ...shapes.map((shape) => lowered(shape, heading.height)),
    ],
  }
}

const stemShape = ({ x, top, bottom }: { x: number; top: number; bottom: number }): Shape => ({
  kind: 'path',
  d: `M${x} ${top}V${bottom}`,
  stroke: colour.lineStrong,
  strokeWidth: 2,
})

function drawNode(node: PlacedNode, options: DrawOptions): readonly Shape[] {
  const on = isOnPath(options.path, node.id)
  if (node.kind === 'field') return drawField(node, on, node.fieldId === options.selected, options)
  if (node.kind === 'condition') return drawCondition(node, on, options)
  return node.kind === 'gate' ? drawGate(node, on) : drawMore(node)
}

function drawField(
  node: PlannedField & Point,
  on: boolean,
  selected: boolean,
  { measure }: DrawOptions,
): readonly Shape[] {
  const { x, y, width, height } = node
  const left = x + flowSizes.labelFrom
  const text = { kind: 'text', y: y + 26.5, size: fontSizes.field, weight: 550 } as const
  const end = left + measure(node.shown, 550, fontSizes.field) + 4
  return [
    {
      ...{ kind: 'box', x, y, width, height, radius: height / 2, fill: colour.surface },
      stroke: node.inCycle ? colour.danger : on ? colour.accent : colour.lineStrong,
      strokeWidth: selected ? 2.5 : on ? 1.5 : 1,
    },
    {
      ...{ kind: 'path', d: glyphOf(node.type), at: { x: x + 14, y: y + 13, size: 18 } },
      stroke: on ? colour.accent : colour.ink3,
      strokeWidth: 1.75,
    },
    { ...text, x: left, text: node.shown, fill: colour.ink },
    ...(node.required ? [{ ...text, x: end, text: '*', fill: colour.danger }] : []),
    ...(node.inCycle ? [{ ...text, x: x + width - 30, text: '↻', fill: colour.danger }] : []),
  ]
}

function drawCondition(
  { x, y, width, height, words }: PlannedCondition & Point,
  on: boolean,
  { measure }: DrawOptions,
): readonly Shape[] {
  let left = x + flowSizes.conditionPadding
  const texts = words.map((word): Shape => {
    const weight = weightOf(word)
    const shape: Shape = {
      kind: 'text',
      x: left,
      y: y + 16.5,
      text: word.text,
      size: fontSizes.condition,
      weight,
      fill:
        word.kind === 'missing'
          ? colour.danger
          : on
            ? colour.accent
            : word.kind === 'value'
              ? colour.ink
              : colour.ink2,
    }
    left += measure(word.text, weight, fontSizes.condition) + wordGap
    return shape
  })
  const fill = on ? colour.accentSoft : colour.page
  return [{ kind: 'box', x, y, width, height, radius: height / 2, fill }, ...texts]
}

function drawGate(
  { x, y, width, height, shown }: PlannedGate & Point,
  on: boolean,
): readonly Shape[] {
  return [
    {
      ...{ kind: 'box', x, y, width, height, radius: height / 2, fill: colour.surface },
      stroke: on ? colour.branch : colour.lineStrong,
      strokeWidth: 1.5,
    },
    {
      ...{ kind: 'text', x: x + width / 2, y: y + 15, text: shown, centred: true },
      size: fontSizes.gate,
      weight: 600,
      fill: on ? colour.accent : colour.ink2,
    },
  ]
}

function drawMore({ x, y, width, height, shown }: PlannedMore & Point): readonly Shape[] {
  return [
    { kind: 'box', x, y, width, height, radius: height / 2, fill: colour.page },
    {
      ...{ kind: 'text', x: x + flowSizes.labelFrom, y: y + height / 2 + 4.5, text: shown },
      size: fontSizes.condition,
      weight: 400,
      fill: colour.ink3,
    },
  ]
}

function lowered(shape: Shape, by: number): Shape {
  if (shape.kind !== 'path') return { ...shape, y: shape.y + by }
  const { x, y, size } = shape.at ?? { x: 0, y: 0, size: 24 }
  return { ...shape, at: { x, y: y + by, size } }
}
