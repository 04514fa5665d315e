import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { flowOfField } from '@ramiform/core/conditions/flow-path'
import type { FormSchema } from '@ramiform/core/form'
import { aForm, anyOf, aRule, shownWhen, shownWhenAll } from '@ramiform/core/testing/a-form'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workshopSignUp } from '../../../forms/examples/workshop-sign-up.ts'
import { fieldNode, planFlow } from './flow-plan.ts'
import { type FlowLayout, layOutFlow } from './lay-out-flow.ts'
import { roughMeasure } from './measure-text.ts'

function laidOut(
  form: FormSchema,
  options: { unfolded?: ReadonlySet<string> | 'all' } = {},
): FlowLayout {
  const fields = new Map(form.fields.map((field) => [field.id, field]))
  return layOutFlow(planFlow(flowGraph(form), fields, { measure: roughMeasure, ...options }))
}
const fieldAt = ({ nodes }: FlowLayout, id: string) => {
  const node = nodes.find((one) => one.id === fieldNode(id))
  if (node === undefined) throw new Error(`${id} is not drawn`)
  return node
}

const workshop = aForm()
  .text('name')
  .text('attendance')
  .text('session')
  .number('team')
  .text(
    'lunch',
    shownWhenAll(
      aRule('attendance', 'equals', 'In person'),
      anyOf(aRule('session', 'equals', 'Full day'), aRule('team', 'greater_than', '4')),
    ),
  )
  .text('diet', shownWhen('lunch', 'contains', 'Other'))
  .text('remarks')

test('fields stand on the stem in the order of the form, and behind it level by level', () => {
  const layout = laidOut(workshop, { unfolded: 'all' })
  const stem = ['name', 'attendance', 'session', 'team', 'remarks'].map((id) => fieldAt(layout, id))
  expect(new Set(stem.map(({ x }) => x)).size).toBe(1)
  expect(stem.map(({ y }) => y)).toEqual(stem.map(({ y }) => y).toSorted((a, b) => a - b))
  expect(fieldAt(layout, 'lunch').x).toBeGreaterThan(fieldAt(layout, 'team').x)
  expect(fieldAt(layout, 'diet').x).toBeGreaterThan(fieldAt(layout, 'lunch').x)
  expect(layout.stem?.x).toBeGreaterThan(fieldAt(layout, 'name').x)
})

test('a line begins where it comes from and ends where it leads', () => {
  const { nodes, lines } = laidOut(workshop)
  expect(lines).toHaveLength(10)
  for (const { from, to, path } of lines) {
    const [start, end] = [from, to].map((id) => nodes.find((node) => node.id === id))
    if (!start || !end) throw new Error('a line leads nowhere')
    expect(path).toMatch(new RegExp(`^M${start.x + start.width} ${start.y + start.height / 2}`))
    expect(path).toMatch(new RegExp(`(^|[ H])${end.x}( ${end.y + end.height / 2})?$`))
  }
})

test('a run of fields that are always shown and decide nothing is folded', () => {
  let form = aForm()
  for (let index = 0; index < 6; index += 1) form = form.text(`q${index}`)
  form = form.text('last', shownWhen('q3', 'equals', 'x'))
  const shown = (unfolded: ReadonlySet<string> | 'all') =>
    laidOut(form, { unfolded }).nodes.flatMap((node) =>
      node.kind === 'more' ? [node.shown] : node.kind === 'field' ? [node.fieldId] : [],
    )
  expect(shown(new Set())).toEqual([
    '3 fields, always shown',
    'q3',
    '2 fields, always shown',
    'last',
  ])
  // A single field is no run.
  expect(shown(new Set(['q4']))).toEqual(['3 fields, always shown', 'q3', 'q4', 'q5', 'last'])
  expect(shown('all')).toHaveLength(7)
})

describe('a gap between fields', () => {
  const gap = (value: string) => {
    const form = aForm()
      .text('source')
      .text('target', shownWhen('source', 'equals', value))
    const layout = laidOut(form)
    const [source, target] = ['source', 'target'].map((id) => fieldAt(layout, id))
    const label = layout.nodes.find(({ kind }) => kind === 'condition')
    if (!source || !target || !label) throw new Error('a part is missing')
    return { gap: target.x - source.x - source.width, label: label.width }
  }

  test('is as wide as its longest label and 48 pixels', () => {
    const { gap: width, label } = gap('I come in person on Saturday')
    expect(width).toBe(label + 48)
  })

  test('is never narrower than 104 pixels', () => {
    expect(gap('1').gap).toBe(104)
  })
})

test('rows are 76 pixels apart, and sources 20 more', () => {
  const form = aForm()
    .text('a')
    .text('b', shownWhen('a', 'equals', 'x'))
    .text('c', shownWhen('a', 'equals', 'x'))
    .text('d')
    .text('e')
  const layout = laidOut(form, { unfolded: 'all' })
  const [a, d, e] = ['a', 'd', 'e'].map((id) => fieldAt(layout, id).y)
  expect(fieldAt(layout, 'c').y - fieldAt(layout, 'b').y).toBe(76)
  expect(Number(e) - Number(d)).toBe(76)
  expect(Number(d) - Number(a)).toBe(86)
})

test('a form of four levels fits beside the panel of coverage in a window of 1440 pixels', () => {
  const { schema } = workshopSignUp
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  const options = { measure: roughMeasure, unfolded: 'all', fieldWidth: () => 184 } as const
  const { width } = layOutFlow(planFlow(flowGraph(schema), fields, options), 'narrow')
  const [window, panel, smallestZoom] = [1440, 344, 0.7]
  expect(width * smallestZoom).toBeLessThan(window - panel)
})

test('a drawing that runs down has its sources above, and no line outside', () => {
  const fields = new Map(workshop.fields.map((field) => [field.id, field]))
  const graph = flowOfField(flowGraph(workshop), 'lunch', 2)
  const layout = layOutFlow(planFlow(graph, fields, { measure: roughMeasure }), 'down')
  expect(fieldAt(layout, 'team').y).toBeLessThan(fieldAt(layout, 'lunch').y)
  expect(fieldAt(layout, 'lunch').y).toBeLessThan(fieldAt(layout, 'diet').y)
  expect(fieldAt(layout, 'lunch').width).toBeGreaterThan(fieldAt(layout, 'lunch').height)
  const lunch = fieldAt(layout, 'lunch')
  const into = layout.lines.find(({ to }) => to === lunch.id)
  expect(into?.path).toMatch(new RegExp(`[V ]${lunch.y}$`))
})

test('no line leaves the drawing', () => {
  const layout = laidOut(workshop)
  for (const { path } of layout.lines) {
    // Coordinates after M and C are pairs; H has only an x.
    const heights = [...path.matchAll(/[MC ](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y))
    for (const y of heights) expect(y >= 0 && y <= layout.height).toBe(true)
  }
})

describe('whatever the logic', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `f${index}`)
  const rule = fc
    .tuple(
      fc.constantFrom(...ids, 'gone'),
      fc.constantFrom('equals', 'is_empty'),
      fc.constantFrom('x', 'y'),
    )
    .map(([id, condition, value]) => aRule(id, condition, value))
  const logic = fc.oneof(
    fc.constant({}),
    rule.map(({ fieldId, condition, value }) => shownWhen(fieldId, condition, value)),
    fc
      .tuple(fc.array(rule, { minLength: 1, maxLength: 3 }), fc.array(rule, { maxLength: 3 }))
      .map(([all, any]) => shownWhenAll(...all, anyOf(...any))),
  )
  const form = fc.tuple(...ids.map(() => logic)).map((more) => ({
    fields: more.map((one, index) => ({
      id: `f${index}`,
      type: 'text',
      label: `Field ${index}`,
      ...one,
    })),
    settings: {},
  }))

  test('every field is drawn once, and nothing covers anything else', () => {
    fc.assert(
      fc.property(form, (schema) => {
        const { nodes, width, height } = laidOut(schema)
        const drawn = nodes.flatMap((node) =>
          node.kind === 'field' ? [node.fieldId] : node.kind === 'more' ? node.fieldIds : [],
        )
        expect([...drawn].sort()).toEqual([...ids].sort())
        for (const [index, a] of nodes.entries()) {
          expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height).toBe(
            true,
          )
          for (const b of nodes.slice(index + 1)) {
            const apart =
              a.x + a.width <= b.x ||
              b.x + b.width <= a.x ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y
            expect(apart, `${a.id} and ${b.id}`).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
