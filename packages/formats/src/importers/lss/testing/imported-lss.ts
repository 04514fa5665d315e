import { formSchema } from '@ramiform/contract/form-schema'
import { expect } from 'vitest'
import { countedIds } from '../../../documents/testing/counted-ids.ts'
import type { FoundFields } from '../../../import.ts'
import { lss } from '../lss.ts'
import { type GroupSpec, type QuestionSpec, type SurveySpec, writeLss } from './write-lss.ts'

export const titles = { surveyls_title: 'Library survey' }

/** A survey of one group in English, unless more is given. */
export const survey = (
  questions: readonly QuestionSpec[],
  more: Partial<SurveySpec> & { readonly group?: Partial<GroupSpec> } = {},
): SurveySpec => ({
  languages: ['en'],
  texts: titles,
  groups: [{ name: 'Visits', ...more.group, questions }],
  ...more,
})

/** What both layouts give, which must be the same. */
export function importedLss(spec: SurveySpec): FoundFields {
  const [old, recent] = (['old', 'new'] as const).map((layout) =>
    lss.read(writeLss(spec, layout), countedIds()),
  )
  if (recent === undefined || 'problem' in recent) throw new Error(JSON.stringify(recent))
  expect(old).toEqual(recent)
  const { fields, sections, tables, hiddenFields, values, endings, translations } = recent
  const schema = { fields, sections, tables, hiddenFields, values, endings, translations }
  expect(formSchema.safeParse(schema).error?.issues).toBeUndefined()
  return recent
}

export const told = ({ warnings }: FoundFields) => warnings.map(({ message }) => message)

export const typesAndLabels = ({ fields }: FoundFields) =>
  fields.map(({ type, label }) => [type, label])

export const yesOrNo = [
  { code: 'A1', text: 'Yes' },
  { code: 'A2', text: 'No' },
]

export const rows = [
  { code: 'SQ001', text: 'Opening hours' },
  { code: 'SQ002', text: 'Staff' },
]
