import type { Field } from '@ramiform/core/field'
import type { FieldTypeName } from '@ramiform/fields'
import type { AnswerWords } from './answer-settings.ts'
import type { PlacePattern } from './answers-in-texts.ts'
import type { Calculation } from './calculations.ts'
import type { ChoiceLimits } from './choice-limits.ts'
import type { Logic } from './logic.ts'
import type { FieldWords } from './new-field.ts'

/** A question of another program's form, before it becomes a field. */
export interface Question {
  /** Name in that program's logic */
  readonly key: string
  /** Other names */
  readonly aliases?: readonly string[]
  readonly type: FieldTypeName
  readonly words: FieldWords & AnswerWords
  /** Members of the field that its type alone has */
  readonly settings?:
    | (Pick<Field, 'payment' | 'upload' | 'ranks' | 'unit'> & ChoiceLimits)
    | undefined
  /** Options, with their values in logic */
  readonly choices: readonly Choice[]
  /** Condition; sources are keys, values are those of choices */
  readonly logic: Logic
  /** Condition while which an answer is required */
  readonly requiredIf?: Logic | undefined
  /** Lost parts, in words */
  readonly lost: readonly string[]
  /** Page, panel or group around the question. Questions of one share the object. */
  readonly section?: SectionWords | undefined
  /** Table that the question is a row of. Questions of one share the object. */
  readonly table?: TableWords | undefined
}

/** Hidden fields by name, and endings, of another program's form. */
export interface OtherParts {
  /** Names of hidden fields, with the value that a link without one has */
  readonly hidden?: readonly (string | HiddenWords)[]
  readonly ends?: readonly End[]
  /** How the program writes the place of an answer in a text. */
  readonly places?: PlacePattern
  readonly calculations?: readonly Calculation[]
}

export interface HiddenWords {
  readonly name: string
  readonly value: string
  /** Other names in that program's logic */
  readonly aliases: readonly string[]
}

/** A thank-you screen or redirect, before it becomes an ending. */
export interface End {
  readonly title: string
  readonly text: string
  readonly redirectUrl: string
  /** Null for logic that cannot be expressed. */
  readonly logic: Logic | null
}

/** Heading of a page, panel or group, before it becomes a section. */
export interface SectionWords {
  readonly title: string
  readonly text: string
  readonly newPage: boolean
  /** Condition of the section itself, beside those of its questions */
  readonly logic?: Logic
}

/** Heading of a matrix, before it becomes a table. */
export interface TableWords {
  readonly title: string
  readonly text: string
}

export interface Choice {
  readonly value: string
  readonly text: string
  /** True for a last option whose text the visitor writes. */
  readonly isOther?: true
  /** Condition while which the option is offered; absent for one that always is */
  readonly logic?: Logic
}

export const yesAndNo: readonly Choice[] = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
]
