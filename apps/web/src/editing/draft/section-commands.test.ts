import type { Field } from '@ramiform/core/field'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Command } from './edit.ts'
import { addField, moveField, removeField } from './field-commands.ts'
import { type FormDraft, sameDraft } from './form-draft.ts'
import { insertFields } from './paste-fields.ts'
import { restoreFields } from './restore-fields.ts'
import {
  addSection,
  changeSection,
  moveSection,
  removeSection,
  setSectionConditional,
  stepField,
  stepSection,
} from './section-commands.ts'

const field = (id: string, section?: string): Field => ({
  id,
  type: 'text',
  label: id,
  ...(section !== undefined && { section }),
})

/** `a | b c | d` has a outside, b and c in section 1, d in section 2. */
function draftOf(...runs: readonly string[]): FormDraft {
  const fields = runs.flatMap((run, at) =>
    run
      .split('')
      .filter((id) => id !== ' ')
      .map((id) => field(id, at === 0 ? undefined : String(at))),
  )
  const sections = runs.slice(1).map((_, at) => ({ id: String(at + 1), title: `S${at + 1}` }))
  return { name: 'Form', description: '', schema: { fields, sections, settings: {} } }
}

/** Ids of fields with the section of each. */
const places = ({ schema }: FormDraft) =>
  schema.fields.map(({ id, section }) => id + (section ?? '')).join(' ')
const after = (draft: FormDraft, command: Command) => command(draft)?.draft ?? draft

describe('a section', () => {
  test('takes the fields below it, up to the next section', () => {
    const draft = after(draftOf('abc', 'd'), addSection('9', 1))
    expect(places(draft)).toBe('a b9 c9 d1')
    expect(draft.schema.sections?.map(({ id }) => id)).toEqual(['1', '9'])
  })

  test('moves with its fields, and never into another section', () => {
    expect(places(after(draftOf('a', 'bc', 'de'), moveSection('1', 5)))).toBe('a d2 e2 b1 c1')
    expect(places(after(draftOf('a', 'bc', 'de'), moveSection('2', 2)))).toBe('a b1 c1 d2 e2')
    expect(places(after(draftOf('a', 'bc', 'de'), stepSection('2', -1)))).toBe('a d2 e2 b1 c1')
    expect(places(after(draftOf('a', 'bc', 'de'), stepSection('1', 1)))).toBe('a d2 e2 b1 c1')
    expect(stepSection('2', 1)(draftOf('a', 'bc', 'de'))).toBeNull()
  })

  test('leaves its fields when it is deleted, and the schema as it was without sections', () => {
    const draft = after(draftOf('a', 'bc'), removeSection('1'))
    expect(places(draft)).toBe('a b c')
    expect('sections' in draft.schema).toBe(false)
  })

  test('counts as a change of the form', () => {
    const draft = draftOf('a', 'b')
    expect(sameDraft(draft, after(draft, changeSection('1', { title: 'New' })))).toBe(false)
    const rule = { dependsOn: 'a', condition: 'equals', value: 'x' }
    const changed = after(draft, setSectionConditional('1', rule))
    expect(sameDraft(draft, changed)).toBe(false)
    expect(sameDraft(draft, after(changed, setSectionConditional('1', undefined)))).toBe(true)
  })
})

describe('a field', () => {
  test('joins the section around its place', () => {
    expect(places(after(draftOf('a', 'bc'), addField(fieldTypes.text, 'x', 2)))).toBe('a b1 x1 c1')
    expect(places(after(draftOf('a', 'bc'), addField(fieldTypes.text, 'x', 1)))).toBe('a x b1 c1')
    expect(places(after(draftOf('a', 'bc'), moveField('a', 1)))).toBe('b1 a1 c1')
    expect(places(after(draftOf('a', 'bc'), moveField('c', 0)))).toBe('c a b1')
  })

  test('enters and leaves a section by keys before it changes places', () => {
    let draft = draftOf('a', 'b')
    const seen = [1, 1, 1, 1, -1, -1, -1, -1].map((by) => {
      draft = after(draft, stepField('a', by as 1 | -1))
      return places(draft)
    })
    expect(seen).toEqual(['a1 b1', 'b1 a1', 'b1 a', 'b1 a', 'b1 a1', 'a1 b1', 'a b1', 'a b1'])
  })

  test('pasted or restored, it never names a section that the form does not have', () => {
    const pasted = after(draftOf('a', 'b'), insertFields([field('x', 'other')], 2, 'Paste'))
    expect(places(pasted)).toBe('a b1 x1')
    const before = draftOf('a', 'b')
    const removed = after(before, removeField('b'))
    const gone = after(removed, removeSection('1'))
    expect(places(after(gone, restoreFields(['b'], before, removed)))).toBe('a b')
  })
})

test('after any edits, each section stands once and every field is in a section of the form', () => {
  const place = fc.nat(8)
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const section = fc.constantFrom('1', '2', '3')
  const by = fc.constantFrom(1 as const, -1 as const)
  const command: fc.Arbitrary<Command> = fc.oneof(
    fc.tuple(section, place).map(([one, at]) => addSection(one, at)),
    section.map(removeSection),
    fc.tuple(section, place).map(([one, at]) => moveSection(one, at)),
    fc.tuple(section, by).map(([one, step]) => stepSection(one, step)),
    fc.tuple(id, place).map(([one, at]) => moveField(one, at)),
    fc.tuple(id, by).map(([one, step]) => stepField(one, step)),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let draft = draftOf('ab', 'cd', 'e')
      for (const one of commands) draft = after(draft, one)
      const { fields, sections = [] } = draft.schema
      expect(fields.map(({ id: own }) => own).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect(new Set(sections.map(({ id: own }) => own)).size).toBe(sections.length)
      const runs = fields.flatMap(({ section: own }, at) =>
        own !== undefined && own !== fields[at - 1]?.section ? [own] : [],
      )
      expect(new Set(runs).size).toBe(runs.length)
      for (const own of runs) expect(sections.map((one) => one.id)).toContain(own)
    }),
  )
})
