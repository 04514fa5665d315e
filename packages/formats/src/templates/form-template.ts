import type { Field } from '@ramiform/core/field'
import { createField } from '@ramiform/core/field-type'
import { editorDefaults, type FormSchema, type Settings } from '@ramiform/core/form'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { NewFieldId } from '../import.ts'
import { type Logic, toConditional } from '../reading/logic.ts'
import type { TemplateCategory, TemplateDifficulty } from './categories.ts'

/** A whole form, ready to be used: one of the twelve of spec section 2 (decision 28). */
export interface FormTemplate {
  /** in addresses */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: TemplateCategory
  readonly difficulty: TemplateDifficulty
  schema(newId: NewFieldId): FormSchema
}

/** A question under a name by which the logic of its own template knows it. */
interface Question {
  readonly name: string
  readonly type: FieldTypeName
  readonly label: string
  readonly more: More
}

interface More
  extends Pick<
    Partial<Field>,
    'description' | 'options' | 'placeholder' | 'required' | 'styling' | 'validation'
  > {
  /** when it is shown; rules name other questions of the template */
  readonly when?: Logic
}

interface Draft extends Omit<FormTemplate, 'schema'> {
  /** `title` is the template's, unless another is given */
  readonly settings: Settings
  readonly questions: readonly Question[]
}

export const half = { width: 'half', inline: false } as const

/** `ask('radio', 'attendance', 'How did you attend?', { options: ['In person', 'Online'] })` */
export function ask(type: FieldTypeName, name: string, label: string, more: More = {}): Question {
  return { name, type, label, more }
}

export function formTemplate({ settings, questions, ...about }: Draft): FormTemplate {
  return {
    ...about,
    schema(newId) {
      const ids = new Map(questions.map(({ name }) => [name, newId()]))
      // A name that no question has stays as it is, and the rule check reports it.
      const idOf = (name: string) => ids.get(name) ?? name
      return {
        fields: questions.map(({ name, type, label, more: { when, ...more } }) => {
          const conditional = when && toConditional(withIds(when, idOf))
          return {
            ...createField(fieldTypes[type], idOf(name)),
            label,
            ...more,
            ...(conditional && { conditional }),
          }
        }),
        settings: { ...editorDefaults, title: about.title, ...settings },
      }
    },
  }
}

function withIds(logic: Logic, idOf: (name: string) => string): Logic {
  return logic.kind === 'rule'
    ? { ...logic, source: idOf(logic.source) }
    : { ...logic, parts: logic.parts.map((part) => withIds(part, idOf)) }
}
