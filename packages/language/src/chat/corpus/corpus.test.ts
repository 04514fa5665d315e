import type { Answer, Answers } from '@ramiform/core/answers'
import { type Conditional, rulesOf } from '@ramiform/core/conditions/condition'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { afterAll, describe, expect, test } from 'vitest'
import { understandSentence } from '../understand-sentence.ts'
import { businessForm, circles, event, feedback, health, job, odd, vet } from './answers.ts'
import { formCases } from './cases/index.ts'
import type { FormCases, Row } from './expected.ts'
import { forms } from './forms.ts'
import { signUp } from './sign-up.ts'

const rowsOfForms: Readonly<Record<keyof typeof forms, readonly Row[]>> = {
  signUp,
  feedback,
  event,
  health,
  job,
  vet,
  business: businessForm,
  odd,
  circles,
}

const corpus: readonly (readonly [string, FormCases])[] = [
  ...Object.entries(rowsOfForms).map(
    ([name, rows]) => [name, { form: forms[name as keyof typeof forms], rows }] as const,
  ),
  ...Object.entries(formCases),
]

const score = { wanted: 0, found: 0, given: 0, wrong: 0, quiet: 0, kept: 0 }

describe.each(corpus)('%s', (_, { form, rows }) => {
  test.each(rows)('%s', (sentence, expected) => {
    const rules = understandSentence(sentence, form.fields).filter((one) => one.kind === 'rule')
    const wanted = expected === 'no rule' ? {} : expected
    const right = rules.filter(({ fieldId, conditional }) => {
      const meant = wanted[fieldId]
      return (
        meant !== undefined &&
        meansTheSame(form, conditional, {
          operator: 'AND',
          rules: 'rules' in meant ? [] : [meant],
          groups: 'rules' in meant ? [meant] : [],
        })
      )
    })
    score.given += rules.length
    score.wrong += rules.length - right.length
    score.wanted += Object.keys(wanted).length
    score.found += right.length
    if (expected === 'no rule') score.quiet += 1
    if (expected === 'no rule' && rules.length === 0) score.kept += 1
    expect(rules.map(({ fieldId, description }) => `${fieldId}: ${description}`)).toHaveLength(
      Object.keys(wanted).length,
    )
    expect(right).toHaveLength(rules.length)
  })
})

afterAll(() => {
  const sentences = corpus.reduce((sum, [, { rows }]) => sum + rows.length, 0)
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
  console.log(
    `${sentences} sentences: precision ${share(score.given - score.wrong, score.given)} of ${score.given} rules, recall ${share(score.found, score.wanted)} of ${score.wanted}, ${score.kept} of ${score.quiet} kept quiet`,
  )
})

/** True if both conditions show a field for the same answers. Tries every answer that either one tells apart. */
function meansTheSame(form: FormSchema, a: Conditional, b: Conditional): boolean {
  const read = [...rulesOf(a), ...rulesOf(b)]
  const sources = form.fields.filter(({ id }) => read.some(({ fieldId }) => fieldId === id))
  const visibilities = [a, b].map((conditional) => {
    const fields = sources.map(({ conditional: _, ...field }) => field)
    const probe = { id: 'probe', type: 'text', label: 'Probe', conditional }
    return createVisibility({ fields: [...fields, probe], settings: {} }, fieldTypes)
  })
  const tries = sources.map((field) =>
    answersFor(
      field,
      read.flatMap(({ fieldId, value }) => (fieldId === field.id && value !== '' ? [value] : [])),
    ),
  )
  return everyMix(tries, (mix) => {
    const answers: Answers = Object.fromEntries(sources.map(({ id }, at) => [id, mix[at]]))
    const [first, second] = visibilities.map((one) => {
      one.setAnswers(answers)
      return one.isVisible('probe')
    })
    return first === second
  })
}

function answersFor(
  { type, options = [] }: Field,
  values: readonly string[],
): readonly (Answer | undefined)[] {
  if (type === 'checkbox') {
    return Array.from({ length: 2 ** options.length }, (_, bits) =>
      options.filter((_option, at) => (bits >> at) % 2 === 1),
    )
  }
  if (options.length > 0) return [undefined, ...options]
  if (type === 'date') {
    const near = values.flatMap((value) =>
      [-1, 0, 1].map((days) =>
        new Date(Date.parse(value) + days * 86_400_000).toISOString().slice(0, 10),
      ),
    )
    return [undefined, '1990-05-05', ...near]
  }
  if (type === 'number')
    return [
      undefined,
      '0',
      ...values.flatMap((value) =>
        [-1, -0.5, 0, 0.5, 1].map((step) => String(Number(value) + step)),
      ),
    ]
  return [
    undefined,
    'else',
    ...values.flatMap((value) => [value, `about ${value} and more`, value.toLowerCase()]),
  ]
}

function everyMix(
  tries: readonly (readonly (Answer | undefined)[])[],
  holds: (mix: readonly (Answer | undefined)[]) => boolean,
): boolean {
  const [first, ...others] = tries
  if (first === undefined) return holds([])
  return first.every((answer) => everyMix(others, (mix) => holds([answer, ...mix])))
}
