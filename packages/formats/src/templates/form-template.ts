import type { Field } from '@ramiform/core/field'
import { createField } from '@ramiform/core/field-type'
import { editorDefaults, type FormSchema, type Settings } from '@ramiform/core/form'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { NewFieldId } from '../import.ts'
import { type Logic, toConditional } from '../reading/logic.ts'
import type { TemplateCategory, TemplateDifficulty } from './categories.ts'

/** A complete form, one of twelve (spec section 2, decision 28). */
export interface FormTemplate {
  /** Part of its address */
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly category: TemplateCategory
  readonly difficulty: TemplateDifficulty
  schema(newId: NewFieldId): FormSchema
}

/** A question with a name for the template's own rules. */
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
  /** Condition; rules use names of other questions */
  readonly when?: Logic
}

interface Draft extends Omit<FormTemplate, 'schema'> {
  /** The title defaults to the template's. */
  readonly settings: Settings
  readonly questions: readonly Question[]
}

export const half = { width: 'half', inline: false } as const

/** Creates a question: `ask('radio', 'attendance', 'How did you attend?', { options: ['In person', 'Online'] })`. */
export function ask(type: FieldTypeName, name: string, label: string, more: More = {}): Question {
  return { name, type, label, more }
}

export function formTemplate({ settings, questions, ...about }: Draft): FormTemplate {
  return {
    ...about,
    schema(newId) {
      const ids = new Map(questions.map(({ name }) => [name, newId()]))
      // An unknown name stays, and the form check reports it.
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
