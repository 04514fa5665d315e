import type { Field } from '@ramiform/core/field'
import { strayRows } from '@ramiform/core/table'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addTable } from './add-table.ts'
import type { Command } from './edit.ts'
import { addField, changeField, duplicateField, moveField } from './field-commands.ts'
import { type FormDraft, sameDraft } from './form-draft.ts'
import { removeFields } from './remove-fields.ts'
import { restoreFields } from './restore-fields.ts'
import { addSection, moveSection, stepField } from './section-commands.ts'
import {
  changeAllRows,
  changeRows,
  changeTable,
  duplicateTable,
  moveTable,
  stepTable,
} from './table-commands.ts'

/** `a [bc] d` has a and d as texts, and a table 1 with the rows b and c. */
function draftOf(pattern: string): FormDraft {
  let table: string | undefined
  let count = 0
  const fields: Field[] = []
  for (const sign of pattern.replaceAll(' ', '')) {
    if (sign === '[') table = String(++count)
    else if (sign === ']') table = undefined
    else if (table === undefined) fields.push({ id: sign, type: 'text', label: sign })
    else fields.push({ id: sign, type: 'radio', label: sign, options: ['Good', 'Bad'], table })
  }
  const tables = Array.from({ length: count }, (_, at) => ({ id: String(at + 1), title: 'T' }))
  return { name: 'Form', description: '', schema: { fields, tables, settings: {} } }
}

const places = ({ schema }: FormDraft) =>
  schema.fields.map(({ id, table }) => id + (table ?? '')).join(' ')
const after = (draft: FormDraft, command: Command) => command(draft)?.draft ?? draft
const counted = () => {
  let next = 1
  return () => `n${next++}`
}

describe('a table', () => {
  test('is added with three rows and equal options, as one step', () => {
    const draft = draftOf('ab')
    const edit = addTable('t', 1, counted())(draft)
    expect(edit?.selected).toBe('t')
    expect(edit && places(edit.draft)).toBe('a n1t n2t n3t b')
    const options = edit?.draft.schema.fields.slice(1, 4).map((row) => row.options)
    expect(options?.every((own) => own?.length === 5)).toBe(true)
    expect(strayRows(edit?.draft.schema.fields ?? [], edit?.draft.schema.tables).size).toBe(0)
  })

  test('moves with its rows, and never into another table', () => {
    expect(places(after(draftOf('a[bc]d'), moveTable('1', 0)))).toBe('b1 c1 a d')
    expect(places(after(draftOf('a[bc]d'), moveTable('1', 4)))).toBe('a d b1 c1')
    expect(places(after(draftOf('[ab][cd]e'), moveTable('1', 3)))).toBe('c2 d2 a1 b1 e')
    expect(places(after(draftOf('[ab][cd]e'), stepTable('2', -1)))).toBe('c2 d2 a1 b1 e')
    expect(places(after(draftOf('[ab][cd]e'), stepTable('2', 1)))).toBe('a1 b1 e c2 d2')
    expect(stepTable('1', -1)(draftOf('[ab]c'))).toBeNull()
  })

  test('is copied with the rules among its rows', () => {
    const rule = { dependsOn: 'b', condition: 'equals', value: 'Bad' }
    const draft = after(draftOf('[bc]'), changeField('c', { conditional: rule }))
    const copy = after(draft, duplicateTable('1', '2', { field: counted(), rule: counted() }))
    expect(places(copy)).toBe('b1 c1 n12 n22')
    expect(copy.schema.fields[3]?.conditional).toMatchObject({ dependsOn: 'n1' })
    expect(copy.schema.fields[1]?.conditional).toEqual(rule)
  })

  test('is gone with its last row, and comes back with it', () => {
    const before = draftOf('a[bc]')
    const gone = after(before, removeFields(['b', 'c']))
    expect('tables' in gone.schema).toBe(false)
    expect(sameDraft(after(gone, restoreFields(['b', 'c'], before, gone)), before)).toBe(true)
  })

  test('has its columns, its kind of choice and what is required in all rows at once', () => {
    let draft = after(draftOf('[abc]'), changeAllRows('1', { options: ['Yes', 'No'] }))
    draft = after(draft, changeAllRows('1', { type: 'checkbox', required: true }))
    expect(places(draft)).toBe('a1 b1 c1')
    for (const row of draft.schema.fields) {
      expect(row).toMatchObject({ options: ['Yes', 'No'], type: 'checkbox', required: true })
    }
    // A fix of a finding changes the options of one field.
    const fixed = after(draft, changeField('b', { options: ['Yes', 'Perhaps'] }))
    expect(places(fixed)).toBe('a1 b1 c1')
    expect(fixed.schema.fields[2]?.options).toEqual(['Yes', 'Perhaps'])
  })

  test('counts as a change of the form', () => {
    const draft = draftOf('[ab]')
    expect(sameDraft(draft, after(draft, changeTable('1', { title: 'New' })))).toBe(false)
  })
})

describe('rows', () => {
  const rule = { dependsOn: 'a', condition: 'equals', value: 'Good' }
  const withRule = after(draftOf('[abc]'), changeField('c', { conditional: rule }))
  const rows = (draft: FormDraft) =>
    draft.schema.fields.map(({ id, label, conditional }) => [id, label, conditional !== undefined])

  test('are renamed, added, removed and reordered without losing their logic', () => {
    const renamed = after(
      withRule,
      changeRows('1', ['a', 'b', 'New'], counted(), { control: 'row 2' }),
    )
    expect(rows(renamed)).toEqual([
      ['a', 'a', false],
      ['b', 'b', false],
      ['n1', 'New', false],
    ])
    const kept = after(withRule, changeRows('1', ['a', 'b', 'New'], counted(), { from: [0, 1, 2] }))
    expect(rows(kept)[2]).toEqual(['c', 'New', true])
    const moved = after(withRule, changeRows('1', ['c', 'a', 'b'], counted(), { from: [2, 0, 1] }))
    expect(rows(moved)[0]).toEqual(['c', 'c', true])
    const added = after(
      withRule,
      changeRows('1', ['a', 'x', 'b', 'c'], counted(), { from: [0, -1, 1, 2] }),
    )
    expect(rows(added).map(([id]) => id)).toEqual(['a', 'n1', 'b', 'c'])
    expect(rows(added)[1]).toEqual(['n1', 'x', false])
    const removed = after(withRule, changeRows('1', ['a', 'c'], counted(), { from: [0, 2] }))
    expect(rows(removed)).toEqual([
      ['a', 'a', false],
      ['c', 'c', true],
    ])
  })

  test('edited as lines are recognized by their labels', () => {
    const edited = after(withRule, changeRows('1', ['c', 'new', 'a'], counted()))
    expect(rows(edited)).toEqual([
      ['c', 'c', true],
      ['n1', 'new', false],
      ['a', 'a', false],
    ])
  })

  test('leave their table when they are moved away, and other fields stay out of it', () => {
    expect(places(after(draftOf('[abc]d'), moveField('a', 3)))).toBe('b1 c1 d a')
    expect(places(after(draftOf('x[abc]'), moveField('c', 0)))).toBe('c x a1 b1')
    expect(places(after(draftOf('[abc]'), moveField('c', 0)))).toBe('c1 a1 b1')
    expect(places(after(draftOf('x[abc]'), moveField('x', 2)))).toBe('a1 b1 c1 x')
    expect(places(after(draftOf('[ab]'), addField(fieldTypes.text, 'x', 1)))).toBe('a1 b1 x')
    expect(places(after(draftOf('[ab]'), duplicateField('a', 'x')))).toBe('a1 x1 b1')
  })

  test('leave their table by keys before they change places', () => {
    let draft = draftOf('x[ab]y')
    const seen = [1, 1, -1, -1, -1].map((by) => {
      draft = after(draft, stepField('a', by as 1 | -1))
      return places(draft)
    })
    expect(seen).toEqual(['x b1 a1 y', 'x b1 a y', 'x a b1 y', 'a x b1 y', 'a x b1 y'])
    expect(places(after(draftOf('x[ab]'), stepField('x', 1)))).toBe('a1 b1 x')
    expect(places(after(draftOf('[ab]x'), stepField('x', -1)))).toBe('x a1 b1')
  })
})

test('after any edits, all rows are adjacent choices with equal options, and each table has some', () => {
  const place = fc.nat(10)
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
  const table = fc.constantFrom('1', '2')
  const by = fc.constantFrom(1 as const, -1 as const)
  const type = fc.constantFrom('radio', 'checkbox', 'text')
  const options = fc.constantFrom(['Good', 'Bad'], ['Good'], ['Bad', 'Good'])
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.tuple(id, place).map(([one, at]) => moveField(one, at)),
    fc.tuple(id, by).map(([one, step]) => stepField(one, step)),
    fc.tuple(table, place).map(([one, at]) => moveTable(one, at)),
    fc.tuple(table, by).map(([one, step]) => stepTable(one, step)),
    fc.tuple(id, type).map(([one, to]) => changeField(one, { type: to })),
    fc.tuple(id, options).map(([one, to]) => changeField(one, { options: to })),
    fc.tuple(table, options).map(([one, to]) => changeAllRows(one, { options: to })),
    place.map((at) => addSection('s', at)),
    place.map((at) => moveSection('s', at)),
    fc.tuple(place, fc.uuid()).map(([at, one]) => addField(fieldTypes.text, one, at)),
    id.map((one) => removeFields([one])),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let draft = draftOf('a[bcd]e[f]')
      for (const one of commands) {
        draft = after(draft, one)
        const { fields, tables = [] } = draft.schema
        expect([...strayRows(fields, tables)]).toEqual([])
        for (const { id: own } of tables) {
          expect(fields.some((field) => field.table === own)).toBe(true)
        }
        expect(new Set(fields.map((field) => field.id)).size).toBe(fields.length)
      }
    }),
    { numRuns: 500 },
  )
})
