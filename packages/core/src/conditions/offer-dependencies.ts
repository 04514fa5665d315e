import type { Field } from '../field.ts'
import type { FormSchema } from '../form.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import { readingFormulas } from '../reading-formulas.ts'
import { asGroup, type Conditional, type Group } from './condition.ts'
import { type Dependencies, dependenciesOf } from './dependencies.ts'
import { offersIn } from './offer-fields.ts'
import { offerId } from './offer-ids.ts'

/** Dependencies in which the answer to a choice depends on what its options read, formulas included. */
export function dependenciesReadingOffers(schema: FormSchema): Dependencies {
  return dependenciesOf(
    readingMore(readingFormulas(withHiddenFields(schema)), (field) =>
      offersIn(field, schema).map(({ when }) => when),
    ),
  )
}

/**
 * The same form in which each choice reads the fields that stand for conditions of its options. For dependencies only:
 * nothing new is in a loop.
 */
export function readingOffers(schema: FormSchema): FormSchema {
  return readingMore(schema, (field) =>
    offersIn(field, schema).map(
      ({ at }): Conditional => ({
        dependsOn: offerId(field.id, at),
        condition: 'is_empty',
        value: '',
      }),
    ),
  )
}

function readingMore(
  schema: FormSchema,
  more: (field: Field) => readonly Conditional[],
): FormSchema {
  const fields = schema.fields.map((field): Field => {
    const read = more(field)
    if (read.length === 0) return field
    const groups = [...(field.conditional ? [field.conditional] : []), ...read].map(
      (logic): Group => ({ ...asGroup(logic), id: '' }),
    )
    return { ...field, conditional: { operator: 'AND', rules: [], groups } }
  })
  return fields.every((field, at) => field === schema.fields[at]) ? schema : { ...schema, fields }
}
