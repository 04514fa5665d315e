import { isLanguage, languageNames } from '@ramiform/core/built-in-texts/languages'
import { asGroup } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'
import { limits } from '@ramiform/core/limits'
import { plainMarkdown } from '@ramiform/core/markdown'
import { cleanText } from '../reading/clean-text.ts'
import { labelText } from '../reading/label-text.ts'
import { asksForOption } from '../reading/logic.ts'

/** An option that shows a field. */
export interface Behind {
  /** Index of the question */
  readonly at: number
  readonly option: string
}

/**
 * Options that show each field, one of which is enough. Empty: always shown; null: logic that branches cannot
 * express.
 */
export function branchesOf(fields: readonly Field[]): readonly (readonly Behind[] | null)[] {
  const positions = new Map(fields.map(({ id }, at) => [id, at]))
  return fields.map(({ conditional }, self) => {
    if (conditional === undefined) return []
    const { operator, rules, groups } = asGroup(conditional)
    if (groups.length > 0 || rules.length === 0 || (operator === 'AND' && rules.length > 1))
      return null
    const behind: Behind[] = []
    for (const { fieldId, condition, value, valueFrom } of rules) {
      if (valueFrom !== undefined) return null
      const at = positions.get(fieldId)
      const source = fields[at ?? -1]
      // A drawing is read from top to bottom, so sources come first.
      if (at === undefined || source === undefined || at >= self) return null
      if (condition !== asksForOption(source)) return null
      if (!source.options?.includes(value) || labelText(value) !== value) return null
      behind.push({ at, option: value })
    }
    return coversAll(behind, fields) ? null : behind
  })
}

/** "One of all options" requires an answer; a drawing of it would mean always. */
function coversAll(behind: readonly Behind[], fields: readonly Field[]): boolean {
  return behind.some(({ at }) => {
    const options = fields[at]?.options ?? []
    const named = new Set(behind.flatMap((one) => (one.at === at ? [one.option] : [])))
    return options.length > 1 && options.every((option) => named.has(option))
  })
}

/** The form with texts as titles of statements without one, because drawings have labels only. */
export function withDrawnTexts(schema: FormSchema): FormSchema {
  const drawn = ({ description = '', ...field }: Field): Field => {
    const text = plainMarkdown(description)
    return {
      ...field,
      label: cleanText(text, limits.labelCharacters),
      ...(text !== description && { description }),
    }
  }
  const isUntitled = ({ type, label }: Field) => type === 'statement' && label === ''
  return {
    ...schema,
    fields: schema.fields.map((field) => (isUntitled(field) ? drawn(field) : field)),
  }
}

export function lostLogic(
  fields: readonly Field[],
  branches: readonly unknown[],
): readonly string[] {
  return fields.flatMap(({ label }, at) =>
    branches[at] === null
      ? [`The logic of "${label}" is too complex for branches. It is drawn as always shown.`]
      : [],
  )
}

const nameOfLanguage = ({ language }: { readonly language: string }) =>
  isLanguage(language) ? languageNames[language] : language

/** Sentences for the parts that drawings leave out. The logic of sections stays with the fields. */
export function lostParts({
  sections = [],
  tables = [],
  hiddenFields = [],
  values = [],
  endings = [],
  translations = [],
}: FormSchema): readonly string[] {
  const counted = (count: number, one: string, several: string) =>
    count === 0 ? [] : [count === 1 ? one : `${several.replace('#', String(count))}`]
  return [
    ...counted(
      sections.length,
      'The title and text of one section were left out.',
      'The titles and texts of # sections were left out.',
    ),
    ...counted(
      tables.length,
      'The title of one matrix was left out. Its rows were drawn as questions.',
      'The titles of # matrices were left out. Their rows were drawn as questions.',
    ),
    ...counted(
      hiddenFields.length,
      'One hidden field was drawn as a question.',
      '# hidden fields were drawn as questions.',
    ),
    ...counted(
      values.length,
      'One value was drawn as a question.',
      '# values were drawn as questions.',
    ),
    ...counted(endings.length, 'One ending was left out.', '# endings were left out.'),
    ...(translations.length === 0
      ? []
      : [`Translations were left out: ${translations.map(nameOfLanguage).join(', ')}.`]),
  ]
}
