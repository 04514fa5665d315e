import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field, Validation } from '@ramiform/core/field'
import { canHaveOptions, createField, type FieldType } from '@ramiform/core/field-type'
import { limits } from '@ramiform/core/limits'
import { canShuffle } from '@ramiform/core/shuffle-problem'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { cleanText } from './clean-text.ts'
import { labelText } from './label-text.ts'
import { optionLabels } from './option-labels.ts'

export interface FieldWords {
  readonly label: string
  readonly required?: boolean
  readonly options?: readonly string[]
  /** Label of a last option with a text. A last option such as `Other: ____` is one, too. */
  readonly other?: string | undefined
  readonly shuffle?: boolean | undefined
  readonly description?: string
  readonly placeholder?: string
  readonly validation?: Validation
  readonly conditional?: Conditional | undefined
  /** Ignored beside `required`. */
  readonly requiredWhen?: Conditional | undefined
}

/** Creates a field within the limits, with the defaults of its type (spec section 5). */
export function newField(type: FieldTypeName, id: string, words: FieldWords): Field {
  const fieldType: FieldType = fieldTypes[type]
  const created = createField(fieldType, id)
  const given = optionTexts(words.options ?? [])
  const hasBlank = fieldType.comparison && words.other === undefined && given.length > 1
  const blank = hasBlank ? blankLabel(given.at(-1)) : undefined
  const named = fieldType.comparison && labelText(words.other ?? blank ?? '')
  const offered = blank === undefined ? given : given.slice(0, -1)
  const options = offered.filter((option) => option !== named)
  const other = options.length > 0 ? named : undefined
  const description = cleanText(words.description?.trim() ?? '', limits.descriptionCharacters)
  const placeholder = labelText(words.placeholder ?? '')
  return {
    ...created,
    // The text of a statement needs no title.
    label: labelText(words.label) || (type === 'statement' && description ? '' : created.label),
    required: words.required === true,
    ...(placeholder !== '' && { placeholder }),
    ...(description !== '' && { description }),
    ...(options.length > 0 && canHaveOptions(fieldType, options) && { options }),
    ...(other && { other }),
    ...(words.shuffle && canShuffle(fieldType) && { shuffle: true }),
    ...(words.validation && { validation: words.validation }),
    ...(words.conditional && { conditional: words.conditional }),
    ...(words.requiredWhen && !words.required && { requiredWhen: words.requiredWhen }),
  }
}

/** Storable options without duplicates. */
export function optionTexts(given: readonly string[]): readonly string[] {
  const texts = given.slice(0, limits.options * 2).map(optionLabels())
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, limits.options)
}

/** The label of an option with a blank behind it, `Other: ____`. */
function blankLabel(option = ''): string | undefined {
  const [, label] = /^([^_:]{1,80}?)[ :]*_{3,}$/.exec(option.trim()) ?? []
  return label?.trim() || undefined
}
