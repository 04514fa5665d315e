import type { Group, Rule } from '@ramiform/core/conditions/condition'
import { comparesOf, operatorNames } from '@ramiform/core/conditions/operators'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { withSoundTables } from '@ramiform/core/table'
import fc from 'fast-check'

const ids = ['a', 'b', 'c', 'd', 'e']

/** Values that rules compare with, chosen so that brute force can list an answer of every class. */
export const valuesOf: Readonly<Record<string, readonly string[]>> = {
  radio: ['x', 'y', 'gone', 'z z'],
  checkbox: ['x', 'y', 'gone', 'z z'],
  number: ['1', '2', '2.0', '3', 'x'],
  quantity: ['1', '2', '2.5', '3'],
  date: ['2026-01-01', '2026-01-02', '2026-01-04', '5'],
  text: ['a', 'b', 'ab', '5', '2026-01-02', ' '],
  price: ['1', '2'],
  phone: ['112', '555 0100', 'ab', '5', ' '],
  url: ['example.org', 'https://example.org', 'ab', ' '],
  rating: ['1', '2', '2.0', '4', 'x'],
  'yes-no': ['x', 'y', 'gone'],
  ranking: ['x', 'y', 'gone', 'z z'],
  time: ['09:00', '10:30', '25:00'],
  // Rules may name a statement, which never has an answer.
  statement: ['x'],
}

/** Every answer that the oracle tries for a kind of field. */
export const answersOf: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  radio: ['x', 'y', 'z z'],
  checkbox: [['x'], ['y'], ['z z'], ['x', 'y'], ['x', 'z z'], ['y', 'z z'], ['x', 'y', 'z z']],
  number: ['0', '1', '1.5', '2', '2.5', '3', '4'],
  quantity: ['1', '2', '3', '4'],
  date: ['2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05'],
  text: [
    'x',
    'a',
    'b',
    'ab',
    'ba',
    ' ',
    'x a',
    'a b',
    'x b',
    'ab b',
    'x x',
    'ab ',
    '4',
    '5',
    '5.0',
    '6',
    '2026-01-01',
    '2026-01-02',
    '2026-01-03',
    'aa',
    'bb',
    'abx',
    '4 ',
    'ab x',
    'b a',
  ],
  price: ['0.5', '1', '1.5', '2', '3'],
  // With and without the letters that rules look for, and above and below every number that they name.
  phone: ['112', '111', '113', '555 0100', '+1 555 010 0199', '005', '004', '006', ' '],
  url: ['example.org', 'https://example.org', 'ab.org', 'x.de', ' '],
  rating: ['1', '2', '3'],
  'yes-no': ['x', 'y'],
  ranking: [
    ['x', 'y'],
    ['y', 'x'],
    ['z z', 'x'],
    ['y', 'z z'],
  ],
  time: ['09:00', '10:30', '12:00'],
  statement: [],
}

const types = Object.keys(valuesOf)
const listed: ReadonlySet<string> = new Set([
  'radio',
  'checkbox',
  'text',
  'rating',
  'yes-no',
  'ranking',
])

/** More answers than brute force can be complete with: texts of numbers and days that contain the pieces of rules. */
export const moreAnswersOf: typeof answersOf = {
  ...answersOf,
  number: [
    '0',
    '1',
    '1.5',
    '2',
    '2.5',
    '3',
    '4',
    '12',
    '20',
    '21',
    '0.2',
    '123',
    '-1',
    '2.05',
    '32',
  ],
  quantity: ['1', '2', '3', '4', '12', '20', '23', '123'],
  price: ['0.5', '1', '1.5', '2', '3', '2.5', '12', '20', '21'],
  phone: [...(answersOf.phone ?? []), '+49 112 555 0100', '112112', '5550', '555'],
  url: [
    ...(answersOf.url ?? []),
    'https://ab.org',
    'https://example.org/ab',
    'ab.example.org',
    'example.org?ab',
  ],
  date: [...(answersOf.date ?? []), '2015-01-02', '1955-05-05', '2026-05-15'],
  text: [
    ...(answersOf.text ?? []),
    '5 ab',
    'ab5',
    '15',
    '0.5',
    'a5',
    '2026-01-02 ab',
    'on 2026-01-02',
    '2026-01-025',
    '5 2026-01-02',
  ],
}

/** Options of the types that have some. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  ranking: ['x', 'y', 'z z'],
  radio: ['x', 'y', 'z z'],
  checkbox: ['x', 'y', 'z z'],
  rating: ['1', '2', '3'],
  'yes-no': ['x', 'y'],
}

const dayLimit = fc.option(fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-04'), {
  nil: undefined,
  freq: 2,
})

function ruleFor(typeOf: ReadonlyMap<string, string>, isWide: boolean): fc.Arbitrary<Rule> {
  return fc
    .tuple(
      fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: fc.constant('none') },
      ),
      fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom(...operatorNames) },
        { weight: 1, arbitrary: fc.constant('sounds_like') },
      ),
      fc.nat(),
    )
    .map(([fieldId, condition, pick]) => {
      const type = typeOf.get(fieldId) ?? 'radio'
      const all = valuesOf[type] ?? ['x']
      const named = all[pick % all.length] ?? 'x'
      // Numbers and days inside of longer texts would need a list of answers without end.
      const isPart = comparesOf(condition) === 'part'
      const value = !isWide && isPart && /\d/.test(named) ? 'ab' : named
      // The text of a number contains pieces in endless ways, which brute force cannot list.
      const isEndless = !isWide && isPart && !listed.has(type)
      return { id: '', fieldId, condition: isEndless ? 'is_not_empty' : condition, value }
    })
}

function groupFor(
  typeOf: ReadonlyMap<string, string>,
  depth: number,
  isWide: boolean,
): fc.Arbitrary<Group> {
  return fc.record({
    id: fc.constant(''),
    operator: fc.constantFrom('AND', 'OR'),
    rules: fc.array(ruleFor(typeOf, isWide), { maxLength: 3 }),
    groups:
      depth === 0
        ? fc.constant([])
        : fc.array(groupFor(typeOf, depth - 1, isWide), { maxLength: 2 }),
  })
}

/** Small forms with loops, empty groups, deleted sources and unknown conditions. */
const formFor = (isWide: boolean): fc.Arbitrary<FormSchema> =>
  fc
    .array(fc.constantFrom(...types), { minLength: 2, maxLength: 5 })
    .chain((chosen) => formOf(chosen, isWide))

function formOf(chosen: readonly string[], isWide: boolean): fc.Arbitrary<FormSchema> {
  const typeOf = new Map(chosen.map((type, at) => [ids[at] ?? 'a', type]))
  const fields = chosen.map((type, at) =>
    fc
      .record({
        required: fc.boolean(),
        min: fc.option(fc.constantFrom(1, 2), { nil: undefined, freq: 4 }),
        conditional: fc.option(groupFor(typeOf, 1, isWide), { nil: undefined, freq: 3 }),
      })
      .map(
        ({ min, ...more }): Field => ({
          id: ids[at] ?? 'a',
          type,
          label: `Question ${at + 1}`,
          ...(optionsOf[type] && { options: optionsOf[type] }),
          ...(type === 'ranking' && { ranks: 2 }),
          ...(min !== undefined && type === 'number' ? { validation: { min } } : {}),
          ...more,
          ...(type === 'statement' && { required: false }),
        }),
      ),
  )
  return fc.tuple(...fields).map((all) => ({ fields: all, settings: {} }))
}

export const randomForm = formFor(false)

/** A form whose dates have fixed limits, some of which no day meets. */
export const formWithDayLimits: fc.Arbitrary<FormSchema> = fc
  .array(fc.constantFrom('date', 'date', 'radio', 'text'), { minLength: 1, maxLength: 4 })
  .chain((chosen) =>
    fc.tuple(
      formOf(['date', ...chosen], false),
      fc.array(fc.tuple(dayLimit, dayLimit), { minLength: 5, maxLength: 5 }),
    ),
  )
  .map(([form, limits]) => ({
    ...form,
    fields: form.fields.map((field, at): Field => {
      const [earliest, latest] = limits[at] ?? []
      if (field.type !== 'date') return field
      return { ...field, ...(earliest && { earliest }), ...(latest && { latest }) }
    }),
  }))

/** A form whose fields are partly in sections with logic of their own. */
export const formWithSections: fc.Arbitrary<FormSchema> = randomForm.chain((form) => {
  const typeOf = new Map(form.fields.map(({ id, type }) => [id, type]))
  const section = (id: string) =>
    fc.record({
      id: fc.constant(id),
      title: fc.constant(`Section ${id}`),
      conditional: fc.option(groupFor(typeOf, 1, false), { nil: undefined, freq: 5 }),
    })
  return fc
    .tuple(
      fc.tuple(section('s1'), section('s2')),
      fc.array(fc.constantFrom(undefined, 's1', 's2', 'gone'), { minLength: 5, maxLength: 5 }),
    )
    .map(([sections, places]) => ({
      ...form,
      sections,
      fields: form.fields.map((field, at) => ({ ...field, section: places[at] })),
    }))
})

/** A form some of whose fields are required only for some answers. */
export const formWithRequirements: fc.Arbitrary<FormSchema> = formsWithRequirements(randomForm)

/** The same forms, some with sections. */
export const sectionsWithRequirements: fc.Arbitrary<FormSchema> =
  formsWithRequirements(formWithSections)

function formsWithRequirements(forms: fc.Arbitrary<FormSchema>): fc.Arbitrary<FormSchema> {
  return forms.chain((form) => {
    const typeOf = new Map(form.fields.map(({ id, type }) => [id, type]))
    const logic = fc.option(groupFor(typeOf, 1, false), { nil: undefined, freq: 3 })
    return fc.tuple(...form.fields.map(() => logic)).map((all) => ({
      ...form,
      fields: form.fields.map((field, at): Field => {
        const requiredWhen = all[at]
        if (requiredWhen === undefined || field.type === 'statement') return field
        return { ...field, required: false, requiredWhen }
      }),
    }))
  })
}

/** Forms with choices that offer some options only for some answers. */
export const formWithOffers: fc.Arbitrary<FormSchema> = formsWithOffers(randomForm)

/** The same forms, with sections and requirements. */
export const sectionsWithOffers: fc.Arbitrary<FormSchema> =
  formsWithOffers(sectionsWithRequirements)

function formsWithOffers(forms: fc.Arbitrary<FormSchema>): fc.Arbitrary<FormSchema> {
  return forms.chain((form) => {
    const typeOf = new Map(form.fields.map(({ id, type }) => [id, type]))
    const logic = fc.option(groupFor(typeOf, 0, false), { nil: undefined, freq: 2 })
    const whens = fc.tuple(logic, logic, logic)
    return fc.tuple(...form.fields.map(() => whens)).map((all) => ({
      ...form,
      fields: form.fields.map((field, at): Field => {
        if (field.type !== 'radio' && field.type !== 'checkbox') return field
        const optionsWhen = (field.options ?? []).flatMap((option, index) => {
          const when = all[at]?.[index]
          return when === undefined ? [] : [{ option, when }]
        })
        return optionsWhen.length === 0 ? field : { ...field, optionsWhen }
      }),
    }))
  })
}

/** A form with fields that are rows of two tables, with rules of their own and rules that read rows. */
export const formWithTables: fc.Arbitrary<FormSchema> = fc
  .tuple(
    randomForm,
    fc.array(fc.constantFrom('none', 'radio', 'checkbox'), { minLength: 5, maxLength: 5 }),
  )
  .map(([form, kinds]) =>
    withSoundTables({
      ...form,
      fields: form.fields.map((field, at): Field => {
        const type = kinds[at] ?? 'none'
        if (type === 'none') return field
        return { ...field, type, options: optionsOf.radio ?? [], table: `t${type}` }
      }),
      tables: [
        { id: 'tradio', title: 'Choose one' },
        { id: 'tcheckbox', title: 'Choose several' },
      ],
    }),
  )

/** A form whose choices offer *Other*, with rules that name it, options and texts. */
export const formWithOther: fc.Arbitrary<FormSchema> = fc
  .tuple(
    fc.array(fc.constantFrom('radio', 'checkbox'), { minLength: 1, maxLength: 2 }),
    fc.array(fc.constantFrom('radio', 'text', 'yes-no'), { minLength: 1, maxLength: 2 }),
    fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  )
  .chain(([choices, others, offers]) =>
    formOf([...choices, ...others], false).map((form) => ({
      ...form,
      fields: form.fields.map(
        (field, at): Field =>
          (field.type === 'radio' || field.type === 'checkbox') && (at === 0 || offers[at])
            ? { ...field, options: ['x', 'y'], other: 'gone' }
            : field,
      ),
    })),
  )

/** Answers of `formWithOther`: texts of visitors, too. Only the fields that accept an answer get it. */
export const answersWithOther: typeof answersOf = {
  ...answersOf,
  radio: [
    ...['x', 'y', 'z z', 'o', 'ax', 'ay', 'z z.', 'xy', 'x z z', 'y z z', 'xy z z'],
    ...['gone.', 'ab', 'a gone x', 'gone', 'other'],
  ],
  checkbox: [[], ['z z'], ['o'], ['gone'], ['z z', 'o'], ['z z', 'gone']].flatMap((own) =>
    [[], ['x'], ['y'], ['x', 'y']]
      .map((some) => [...some, ...own])
      .filter(({ length }) => length > 0),
  ),
}

/** A form whose checkboxes have fewest and most choices, and whose numbers have steps. */
export const formWithLimits: fc.Arbitrary<FormSchema> = formsWithLimits(randomForm)

/** The same forms, with options that are offered only for some answers. */
export const limitsWithOffers: fc.Arbitrary<FormSchema> = formsWithLimits(formWithOffers)

function formsWithLimits(forms: fc.Arbitrary<FormSchema>): fc.Arbitrary<FormSchema> {
  const limit = fc.record({
    minChoices: fc.constantFrom(undefined, 1, 2, 3, 4),
    maxChoices: fc.constantFrom(undefined, 1, 2, 3),
    step: fc.constantFrom(undefined, 1, 2, 0.5, 1.5),
    wholeStep: fc.constantFrom(undefined, 1, 2, 3),
  })
  return fc.tuple(forms, fc.array(limit, { minLength: 5, maxLength: 5 })).map(([form, all]) => ({
    ...form,
    fields: form.fields.map((field, at): Field => {
      const { minChoices, maxChoices, step, wholeStep } = all[at] ?? {}
      if (field.type === 'checkbox')
        return {
          ...field,
          ...(minChoices !== undefined && { minChoices }),
          ...(maxChoices !== undefined && { maxChoices }),
        }
      const own = field.type === 'number' ? step : field.type === 'quantity' ? wholeStep : undefined
      return own === undefined
        ? field
        : { ...field, validation: { ...field.validation, step: own } }
    }),
  }))
}

/** Answers of `formWithLimits`: numbers in each stretch that some step meets. */
export const answersWithLimits: typeof answersOf = {
  ...answersOf,
  number: [
    ...['-1.5', '-1', '0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5', '6', '7'],
    '1.25',
  ],
  quantity: ['1', '2', '3', '4', '5', '6', '7'],
}

/** With pieces of numbers and days too, for which brute force knows many answers but not all. */
export const wideForm = formFor(true)
