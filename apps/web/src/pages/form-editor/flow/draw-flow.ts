import { glyphOf } from './field-glyphs.ts'
import type { Tone } from './finding-tones.ts'
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
import type { FlowLayout, PlacedLine } from './lay-out-flow.ts'
import type { PlacedNode } from './line-points.ts'
import { type FlowSelection, type Role, roleOfLine, roleOfNode } from './on-path.ts'
import type { Drawing, Shape } from './shapes.ts'
import type { Point } from './smooth-line.ts'

interface DrawOptions {
  readonly title: string
  /** highlighted in green, as on the screen */
  readonly selection: FlowSelection | null
  /** findings on lines and labels, by id */
  readonly tones?: ReadonlyMap<string, Tone>
  readonly measure: Measure
}

const heading = { size: 18, height: 44 } as const

/** Draws the flow as shapes for print and export. The function is pure and does not use the DOM. */
export function drawFlow(layout: FlowLayout, options: DrawOptions): Drawing {
  const { stem } = layout
  const lines = layout.lines.map((line) => ({
    role: roleOfLine(options.selection, line),
    shape: lineShape(line, options),
  }))
  const shapes: Shape[] = [
    ...(stem === null ? [] : [stemShape(stem)]),
    ...lines
      .toSorted((a, b) => Number(a.role === 'path') - Number(b.role === 'path'))
      .map(({ shape }) => shape),
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
  stroke: colour.flowLine,
  strokeWidth: 2,
})

const toneColours = { error: colour.danger, warning: colour.warn, hint: colour.info } as const

function lineShape(line: PlacedLine, { selection, tones }: DrawOptions): Shape {
  const role = roleOfLine(selection, line)
  const tone: Tone | undefined = line.circular
    ? { severity: 'error', never: true }
    : tones?.get(line.id)
  const shape = { kind: 'path', d: line.path } as const
  if (tone !== undefined) {
    const stroke = toneColours[tone.severity]
    return { ...shape, stroke, strokeWidth: 1.75, ...(tone.never && { dashes: [5, 5] }) }
  }
  if (role === 'path') return { ...shape, stroke: colour.branch, strokeWidth: 2.5 }
  if (role === 'decided') {
    return { ...shape, stroke: colour.branch, strokeWidth: 2, dashes: [2, 6] }
  }
  return { ...shape, stroke: colour.flowLine, strokeWidth: 1.5 }
}

function drawNode(node: PlacedNode, options: DrawOptions): readonly Shape[] {
  const role = roleOfNode(options.selection, node.id)
  if (node.kind === 'field') return drawField(node, role, options)
  if (node.kind === 'condition') return drawCondition(node, role, options)
  return node.kind === 'gate' ? drawGate(node, role) : drawMore(node)
}

function drawField(
  node: PlannedField & Point,
  role: Role | undefined,
  { measure, selection }: DrawOptions,
): readonly Shape[] {
  const { x, y, width, height, lines } = node
  const { lineHeight, radius } = flowSizes.field
  const isSelected = node.fieldId === selection?.fieldId
  const left = x + flowSizes.labelFrom
  const first = y + height / 2 - (lines.length * lineHeight) / 2 + 12.5
  const text = { kind: 'text', size: fontSizes.field, weight: 550 } as const
  const bottom = first + (lines.length - 1) * lineHeight
  const end = left + measure(lines.at(-1) ?? '', 550, fontSizes.field) + 4
  return [
    {
      ...{ kind: 'box', x, y, width, height, radius },
      fill: isSelected ? colour.accentSoft : colour.surface,
      stroke: node.inCycle
        ? colour.danger
        : isSelected
          ? colour.accent
          : role === undefined
            ? colour.flowLine
            : colour.branch,
      strokeWidth: isSelected ? 2.5 : role === 'path' ? 1.5 : 1,
      ...(role === 'decided' && { dashes: [4, 3] }),
    },
    {
      ...{
        kind: 'path',
        d: glyphOf(node.type),
        at: { x: x + 13, y: y + height / 2 - 9, size: 18 },
      },
      stroke: role === 'path' ? colour.accent : colour.ink3,
      strokeWidth: 1.75,
    },
    ...lines.map((line, index) => ({
      ...text,
      ...{ x: left, y: first + index * lineHeight, text: line, fill: colour.ink },
    })),
    ...(node.required ? [{ ...text, x: end, y: bottom, text: '*', fill: colour.danger }] : []),
    ...(node.inCycle ? loopMark(x + width, y) : []),
  ]
}

/** Mark of a loop on the top right corner of a node. */
function loopMark(right: number, top: number): readonly Shape[] {
  const size = 22
  const [x, y] = [right - 13, top - 9]
  return [
    {
      ...{ kind: 'box', x, y, width: size, height: size, radius: size / 2, fill: colour.danger },
      ...{ stroke: colour.page, strokeWidth: 2 },
    },
    {
      ...{ kind: 'text', x: x + size / 2, y: y + 15.5, text: '!', centred: true },
      ...{ size: fontSizes.field, weight: 600, fill: colour.surface },
    },
  ]
}

function drawCondition(
  { id, x, y, width, height, words }: PlannedCondition & Point,
  role: Role | undefined,
  { measure, tones }: DrawOptions,
): readonly Shape[] {
  let left = x + flowSizes.conditionPadding
  const severity = tones?.get(id)?.severity
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
          : severity !== undefined
            ? toneColours[severity]
            : role !== undefined
              ? colour.accent
              : word.kind === 'value'
                ? colour.ink
                : colour.ink2,
    }
    left += measure(word.text, weight, fontSizes.condition) + wordGap
    return shape
  })
  const fill = role === 'path' ? colour.accentSoft : colour.page
  return [{ kind: 'box', x, y, width, height, radius: height / 2, fill }, ...texts]
}

function drawGate(
  { x, y, width, height, shown }: PlannedGate & Point,
  role: Role | undefined,
): readonly Shape[] {
  return [
    {
      ...{ kind: 'box', x, y, width, height, radius: height / 2, fill: colour.surface },
      stroke: role === undefined ? colour.flowLine : colour.branch,
      strokeWidth: role === 'path' ? 2 : 1.5,
    },
    {
      ...{ kind: 'text', x: x + width / 2, y: y + 15, text: shown, centred: true },
      size: fontSizes.gate,
      weight: 600,
      fill: role === undefined ? colour.ink2 : colour.accent,
    },
  ]
}

function drawMore({ x, y, width, height, shown }: PlannedMore & Point): readonly Shape[] {
  return [
    {
      ...{ kind: 'box', x, y, width, height, radius: height / 2, fill: colour.page },
      ...{ stroke: colour.flowLine, strokeWidth: 1 },
    },
    {
      ...{ kind: 'text', x: x + flowSizes.labelFrom, y: y + height / 2 + 4.5, text: shown },
      size: fontSizes.field,
      weight: 550,
      fill: colour.ink2,
    },
  ]
}

function lowered(shape: Shape, by: number): Shape {
  if (shape.kind !== 'path') return { ...shape, y: shape.y + by }
  const { x, y, size } = shape.at ?? { x: 0, y: 0, size: 24 }
  return { ...shape, at: { x, y: y + by, size } }
}
