import type { Answers } from '../answers.ts'
import { type Ending, nameOfEnding } from '../ending.ts'
import type { Field } from '../field.ts'
import type { AnswerRulesOf } from '../field-type.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { asGroup, type Conditional, type Rule } from './condition.ts'
import { createVisibility } from './visibility.ts'

/** An ending as a field with its own logic only. */
export function endingAsField(ending: Ending, index: number): Field {
  const { id, conditional } = ending
  const label = nameOfEnding(ending, index)
  return { id, type: 'ending', label, ...(conditional && { conditional }) }
}

/** Id of the rules that stand for "no earlier ending is shown". */
const earlierEnding = 'earlier ending'

/**
 * Endings as fields, so that the one engine decides about them and the prover can name those that never show. An ending
 * as a field has an answer while it shows. A later one reads that answer and shows only while it is empty.
 */
export function endingsAsFields({ endings = [] }: Pick<FormSchema, 'endings'>): readonly Field[] {
  return endings.map((ending, at): Field => {
    const { id, conditional } = ending
    const rules = endings.slice(0, at).map(
      (earlier): Rule => ({
        id: earlierEnding,
        fieldId: earlier.id,
        condition: 'is_empty',
        value: '',
      }),
    )
    const logic: Conditional | undefined =
      rules.length === 0
        ? conditional
        : {
            operator: 'AND',
            rules: [],
            // The ending's own rules come first, so they keep their numbers.
            groups: [
              ...(conditional ? [{ ...asGroup(conditional), id: '' }] : []),
              { id: '', operator: 'AND', rules, groups: [] },
            ],
          }
    return {
      id,
      type: 'price',
      label: nameOfEnding(ending, at),
      fixedPrice: 1,
      ending: true,
      ...(logic && { conditional: logic }),
    }
  })
}

/** True for a rule that the owner did not write: it puts an ending behind the earlier ones. */
export function isOrderOfEndings({ id }: Pick<Rule, 'id'>): boolean {
  return id === earlierEnding
}

/** Cache by form: forms are immutable, and compiling takes longer than deciding. */
const withEndings = new WeakMap<FormSchema, FormSchema>()

/**
 * The ending that these accepted answers lead to; undefined for the form's success message. Traditional forms ignore
 * logic, so only an ending without logic counts there.
 */
export function endingOf(
  schema: FormSchema,
  answers: Answers,
  fieldTypes: AnswerRulesOf,
): Ending | undefined {
  const { endings = [] } = schema
  if (endings.length === 0) return undefined
  if (isTraditional(schema)) return endings.find(({ conditional }) => conditional === undefined)
  const whole = withEndings.get(schema) ?? {
    ...schema,
    fields: [...schema.fields, ...endingsAsFields(schema)],
  }
  withEndings.set(schema, whole)
  const { isVisible } = createVisibility(whole, fieldTypes, answers)
  return endings.find(({ id }) => isVisible(id))
}
