import { type Answer, type Answers, answerTo } from '../answers.ts'
import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { asGroup } from './condition.ts'
import { readAnswer } from './reading.ts'
import { isSometimesRequired } from './requirement-fields.ts'
import { conditionalHolds, ruleHoldsFor } from './whole-truth.ts'

/** The answer that rules see: undefined for a hidden or unknown field. */
export type SeenAnswer = (fieldId: string) => Answer | undefined

/** Decides which fields of a form are required for given answers. */
export interface Requirements {
  /** Fields that the requirements read. */
  readonly sources: ReadonlySet<string>
  isRequired(field: Field, answer: SeenAnswer): boolean
  /** The same fields, each with `required` as it is for these answers. Unchanged fields stay the same objects. */
  decide(fields: readonly Field[], answer: SeenAnswer): readonly Field[]
}

type Parts = Pick<FormSchema, 'fields' | 'hiddenFields' | 'values' | 'settings'>

/** The requirements of a form that depend on answers; null when there are none. */
export function requirementsOf(schema: Parts, fieldTypes: AnswerRulesOf): Requirements | null {
  const own = schema.fields.filter((field) => isSometimesRequired(field, schema))
  if (own.length === 0) return null
  const conditional = new Map(own.map((field) => [field.id, asGroup(field.requiredWhen ?? always)]))
  // Only ids and types are needed of hidden fields and values.
  const all = [...schema.fields, ...(schema.hiddenFields ?? []), ...(schema.values ?? [])]
  const byId = new Map((all as Field[]).map((field) => [field.id, field]))

  function isRequired({ id, required, requiredWhen }: Field, answer: SeenAnswer): boolean {
    const logic = conditional.get(id)
    // A choice that offers nothing has lost its requirement.
    if (logic === undefined || requiredWhen === undefined) return required === true
    return conditionalHolds(logic, (rule) =>
      ruleHoldsFor(rule, (of) => readAnswer(answer(of)), byId.get(rule.fieldId), fieldTypes),
    )
  }

  return {
    sources: new Set(own.flatMap(({ requiredWhen }) => sourcesIn(requiredWhen))),
    isRequired,
    decide: (fields, answer) =>
      fields.map((field) => {
        const required = isRequired(field, answer)
        return required === (field.required === true) ? field : { ...field, required }
      }),
  }
}

const always = { operator: 'AND', rules: [], groups: [] } as const

const sourcesIn = (logic: Field['requiredWhen']) => (logic === undefined ? [] : sourcesOf(logic))

/** The answers that rules see, for typed answers and the fields that they show. */
export function seenAnswers(answers: Answers, isVisible: (id: string) => boolean): SeenAnswer {
  return (id) => (isVisible(id) ? answerTo(answers, id) : undefined)
}
