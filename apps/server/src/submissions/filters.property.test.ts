import { answerFilter } from '@ramiform/contract/submission-filter'
import type { Answer, Answers } from '@ramiform/core/answers'
import type { Rule } from '@ramiform/core/conditions/condition'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { operatorNames } from '@ramiform/core/conditions/operators'
import { visibleFields } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import {
  type AnswerFilter,
  type AnswerState,
  answerState,
  answerStates,
  filterTest,
  prepareFilters,
} from '@ramiform/core/submissions/filters'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '../database/connect.ts'
import { createFormStore } from '../forms/form-store.ts'
import { createFormVersionStore } from '../forms/form-version-store.ts'
import { createIntakeStore } from '../intake/storing/intake-store.ts'
import type { NewSubmission } from '../intake/storing/new-submission.ts'
import { onEveryDatabase } from '../testing/every-database.ts'
import { aSubmission, secondsLater, storedForm, testTime } from '../testing/stored-form.ts'
import { createSelections } from './read-selection.ts'
import { createSubmissionStore } from './submission-store.ts'

const ids = ['a', 'b', 'c', 'd', 'constructor']
const words = [
  ...[
    '',
    ' ',
    'x',
    'xy',
    'X',
    '["x"]',
    '%',
    "'",
    '5',
    '5.0',
    '+5',
    '.5',
    '05',
    '10',
    '-3',
    '1e2',
    '1e999',
  ],
  ...[
    '1e-999',
    `1${'0'.repeat(120)}`,
    `${'9'.repeat(120)}.5`,
    '9007199254740993',
    '9007199254740992',
    '0.1',
  ],
  ...[
    '0.10',
    '5\n',
    '٥',
    '2026-01-01',
    '2026-06-30',
    '2026-02-29',
    '2024-02-29',
    '1900-02-29',
    '2000-02-29',
  ],
  ...['0000-02-29', '2026-13-01', '2026-04-31', '2026-1-1', 'é', '李'],
]
const id = fc.constantFrom(...ids)
const word = fc.constantFrom(...words)
const source = fc.oneof({ weight: 9, arbitrary: id }, { weight: 1, arbitrary: fc.constant('gone') })
const rule: fc.Arbitrary<Rule> = fc.record(
  {
    id: fc.constant(''),
    fieldId: source,
    condition: fc.constantFrom(...operatorNames, 'sounds_like'),
    value: word,
    valueFrom: source,
  },
  { requiredKeys: ['id', 'fieldId', 'condition', 'value'] },
)
const group = fc.record({
  operator: fc.constantFrom('AND' as const, 'OR' as const),
  rules: fc.array(rule, { maxLength: 2 }),
  groups: fc.array(
    fc.record({
      id: fc.constant(''),
      operator: fc.constantFrom('AND' as const, 'OR' as const),
      rules: fc.array(rule, { maxLength: 2 }),
      groups: fc.constant([]),
    }),
    { maxLength: 2 },
  ),
})
const conditional = fc.oneof(fc.constant(undefined), rule.map(asSimple), group)
/** A version of a form, which may lack some of the fields. */
const form: fc.Arbitrary<FormSchema> = fc
  .record({
    fields: fc.uniqueArray(
      fc.record({
        id,
        type: fc.constantFrom('text', 'number', 'date', 'checkbox', 'payment', 'price', 'unknown'),
        fixedPrice: fc.constantFrom(undefined, 500),
        conditional,
        section: fc.constantFrom(undefined, undefined, 's'),
      }),
      { selector: (field) => field.id, minLength: 2 },
    ),
    ofSection: conditional,
    hiddenFields: fc.subarray(ids.map((one) => ({ id: one, name: one }))),
  })
  .map(({ fields, ofSection, hiddenFields }) => ({
    sections: [{ id: 's', conditional: ofSection }],
    fields: fields.map((field): Field => ({ label: field.id, ...field })),
    hiddenFields: hiddenFields.filter((one) => fields.every(({ id: own }) => own !== one.id)),
    settings: {},
  }))
const answer: fc.Arbitrary<Answer | undefined> = fc.oneof(
  word,
  fc.constant(undefined),
  fc.array(word, { maxLength: 2 }),
  fc.record({ status: word }, { noNullPrototype: true }),
  fc.constant({ amount: 5 }),
)
const values = { values: fc.array(word, { maxLength: 3 }), states: fc.subarray([...answerStates]) }
const filter: fc.Arbitrary<AnswerFilter> = fc.oneof(
  fc.record({ field: id, condition: fc.constantFrom(...operatorNames), value: word }),
  fc.record({ field: id, state: fc.constantFrom(...answerStates) }),
  fc
    .record({
      field: id,
      condition: fc.constantFrom('equals' as const, 'contains' as const),
      ...values,
    })
    .filter((one) => one.values.length + one.states.length > 0),
)
const scene = fc.record({
  versions: fc.array(form, { minLength: 1, maxLength: 3 }),
  rows: fc.array(
    fc.record({ data: fc.dictionary(id, answer), version: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 12 },
  ),
  filters: fc.array(fc.array(filter, { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
})

onEveryDatabase(({ database }) => {
  test('SQL finds and counts exactly the submissions for which the core says that all filters hold', async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ versions, rows, filters }) => {
        const { ownerId, formId, submissions, readSelection } = await stored(database(), versions)
        const sent = await sendAll(database(), formId, rows, versions.length)
        for (const wanted of filters) {
          const parsed = wanted.map((one) => answerFilter.parse(one))
          const selection = await readSelection(ownerId, formId, { filters: parsed })
          const expected = sent
            .filter((one) => coreHolds(versions, parsed, one))
            .map((one) => one.id)
          const page = await submissions.page({ ...selection, ownerId, formId, limit: 2 })
          const rest = await submissions.page({ ...selection, ownerId, formId, limit: 1_000 })
          expect(rest?.submissions.map((one) => one.id)).toEqual(expected)
          expect(page?.submissions.map((one) => one.id)).toEqual(expected.slice(0, 2))
          const counted = await submissions.count(ownerId, formId, selection)
          expect(counted).toEqual({ count: expected.length, complete: true, nextCursor: null })
        }
      }),
      { numRuns: 25 },
    )
  })

  test('answers and states are counted as the core reads them', async () => {
    await fc.assert(
      fc.asyncProperty(scene, id, async ({ versions, rows, filters }, field) => {
        const { ownerId, formId, submissions, readSelection } = await stored(database(), versions)
        const sent = await sendAll(database(), formId, rows, versions.length)
        const parsed = (filters[0] ?? []).map((one) => answerFilter.parse(one))
        const selection = await readSelection(ownerId, formId, { filters: parsed }, true)
        const found = sent.filter((one) => coreHolds(versions, parsed, one))
        const counted = await submissions.countAnswers(ownerId, formId, selection, {
          id: field,
          countsAnswers: true,
        })
        const states = new Map<AnswerState, number>()
        for (const one of found) {
          const state = answerState(one.data, field, visibleIn(versions, one))
          states.set(state, (states.get(state) ?? 0) + 1)
        }
        expect(counted?.states).toEqual(states)
      }),
      { numRuns: 25 },
    )
  })
})

async function stored(database: Database, versions: readonly FormSchema[]) {
  const [first, ...later] = versions
  const { ownerId, formId } = await storedForm(database, first)
  const forms = createFormStore(database)
  for (const schema of later)
    await forms.save(ownerId, formId, { name: 'x', schema, now: testTime })
  const submissions = createSubmissionStore(database)
  const formVersions = createFormVersionStore(database)
  return { ownerId, formId, submissions, readSelection: createSelections({ forms, formVersions }) }
}

type SentRow = Pick<NewSubmission, 'id' | 'data' | 'formVersion'>

/** Stores rows, and returns them newest first, as a list has them. */
async function sendAll(
  database: Database,
  formId: string,
  rows: readonly { readonly data: Answers; readonly version: number }[],
  versions: number,
): Promise<SentRow[]> {
  const sent = rows.map(({ data, version }, index) =>
    aSubmission(formId, {
      data,
      searchText: '',
      formVersion: Math.min(version, versions),
      submittedAt: secondsLater(-index),
    }),
  )
  const intake = createIntakeStore(database)
  await Promise.all(sent.map((one) => intake.add(one)))
  return sent
}

function visibleIn(versions: readonly FormSchema[], { formVersion, data }: SentRow) {
  const schema = versions[formVersion - 1]
  const visible = schema === undefined ? [] : visibleFields(schema, data, fieldTypes)
  return (fieldId: string) => visible.some((one) => one.id === fieldId)
}

function coreHolds(
  versions: readonly FormSchema[],
  filters: readonly AnswerFilter[],
  submission: SentRow,
): boolean {
  const typeOf = (fieldId: string) =>
    versions.toReversed().flatMap(({ fields }) => fields.filter((one) => one.id === fieldId))[0]
      ?.type
  const prepared = prepareFilters(filters, typeOf, fieldTypes)
  return filterTest(prepared)(submission.data, visibleIn(versions, submission))
}
