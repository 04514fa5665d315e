import { flowGraph } from '@ramiform/core/conditions/flow-graph'
import { pathFrom, pathTo } from '@ramiform/core/conditions/flow-path'
import { aForm, shownWhen } from '@ramiform/core/testing/a-form'
import { expect, test } from 'vitest'
import { fileNameOf } from '../../../files/file-name.ts'
import { drawFlow } from './draw-flow.ts'
import { planFlow } from './flow-plan.ts'
import { layOutFlow } from './lay-out-flow.ts'
import { roughMeasure } from './measure-text.ts'
import { printTiles } from './print-tiles.ts'
import { scaleFor } from './save-picture.ts'
import type { Drawing } from './shapes.ts'
import { shapesToSvg } from './shapes-to-svg.ts'

const odd = '<b>"Plan" & \ud800\u0007 مرحبا 🌱'
const form = aForm()
  .text('plan', { label: odd, required: true })
  .text('company', { label: 'Company', ...shownWhen('plan', 'equals', '<Pro>') })

function drawn() {
  const graph = flowGraph(form)
  const fields = new Map(form.fields.map((field) => [field.id, field]))
  const layout = layOutFlow(planFlow(graph, fields, { measure: roughMeasure }))
  return drawFlow(layout, {
    ...{ title: odd, measure: roughMeasure },
    selection: {
      fieldId: 'company',
      path: pathTo(graph, ['company']),
      decided: pathFrom(graph, 'company'),
    },
  })
}

test('a picture holds every word of the flow, whatever the words are made of', () => {
  const svg = shapesToSvg(drawn(), odd)
  for (const words of [
    'Company',
    '&lt;Pro&gt;',
    '&lt;b&gt;&quot;Plan&quot; &amp; ',
    'مرحبا',
    '🌱',
  ]) {
    expect(svg).toContain(words)
  }
  expect(svg.isWellFormed()).toBe(true)
  expect(svg).not.toContain('\u0007')
  // Every element is closed, and none is left over from a label.
  const opened = [...svg.matchAll(/<(svg|title|text)[\s>]/g)].length
  expect([...svg.matchAll(/<\/(svg|title|text)>/g)]).toHaveLength(opened)
  expect([...svg.matchAll(/<b/g)]).toHaveLength(0)
})

test('the way to the selected field is drawn in green', () => {
  const lines = drawn().shapes.flatMap((shape) =>
    shape.kind === 'path' && shape.strokeWidth >= 2 ? [[shape.stroke, shape.strokeWidth]] : [],
  )
  expect(lines).toEqual([
    ['#98a49a', 2],
    ['#3b9a63', 2.5],
    ['#3b9a63', 2.5],
  ])
})

test('files are named after the form, on every system', () => {
  expect(fileNameOf('Spring workshop sign-up')).toBe('Spring workshop sign-up')
  expect(fileNameOf('a/b\\c: "d" <e> | f? *')).toBe('a b c d e f')
  expect(fileNameOf('...')).toBe('form')
  expect(fileNameOf('🌱'.repeat(500)).length).toBeLessThan(200)
})

test('a picture is twice as fine, as long as browsers can hold it', () => {
  expect(scaleFor({ width: 1_400, height: 800 })).toBe(2)
  const large = { width: 4_400, height: 6_400 }
  const scale = scaleFor(large)
  expect(scale).toBeLessThan(1)
  expect(large.width * scale * large.height * scale).toBeLessThan(16_777_217)
})

test('what fits is printed on one page, what does not on as many as hold something', () => {
  const box = (x: number, y: number) => ({
    ...({ kind: 'box', x, y, radius: 0, fill: '#ffffff' } as const),
    width: 224,
    height: 44,
  })
  const small: Drawing = { width: 1_400, height: 800, shapes: [box(0, 0)] }
  expect(printTiles(small)).toEqual([{ x: 0, y: 0, width: 1_400, height: 800 }])
  const large: Drawing = { width: 3_400, height: 3_400, shapes: [box(0, 0), box(3_000, 3_300)] }
  expect(printTiles(large).map(({ x, y }) => [x > 0, y > 0])).toEqual([
    [false, false],
    [true, true],
  ])
})
