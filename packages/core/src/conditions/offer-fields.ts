import type { Field } from '../field.ts'
import { type FormSchema, isTraditional } from '../form.ts'
import { sourcesOf } from '../form-shape.ts'
import { readsOf } from '../formula.ts'
import { type AdvancedConditional, asGroup, type Conditional } from './condition.ts'
import { type Offer, offerAsField, offersOfField, offerType } from './offer-ids.ts'

/**
 * The conditions of a field's options that count (decision 649). Traditional forms ignore logic, and rows of a table
 * offer all options.
 */
export function offersIn(
  field: Field,
  schema: Pick<FormSchema, 'fields' | 'settings'>,
): readonly Offer[] {
  return field.table !== undefined || isTraditional(schema) ? [] : offersOfField(field)
}

/**
 * The same form with each condition of an option as a field behind the choice, so that the one engine, checks and
 * proofs decide about it. In loops, rules of these fields read nothing (decision 650).
 */
export function withOffersAsFields(schema: FormSchema): FormSchema {
  const { fields } = schema
  const offers = fields.map((field) => offersIn(field, schema))
  if (offers.every((of) => of.length === 0) || fields.some(({ type }) => type === offerType))
    return schema
  const reads = readsInForm(schema)
  return {
    ...schema,
    fields: fields.flatMap((field, position) => [
      field,
      ...(offers[position] ?? []).map((offer) =>
        offerAsField(field, { ...offer, when: cutLoops(offer.when, field.id, reads) }),
      ),
    ]),
  }
}

const looping = ' in a loop'

/** Id of the field that a rule of an option would read, were it not in a loop; undefined for any other id. */
export function sourceInLoop(id: string): string | undefined {
  return id.endsWith(looping) ? id.slice(0, -looping.length) : undefined
}

/** Rules that read what depends on the choice get an id that no field has, so they see no answer. */
function cutLoops(when: Conditional, choice: string, reads: Reads): Conditional {
  const cut = (id: string) => (allReadBy(id, reads).has(choice) ? id + looping : id)
  const cutGroup = <Part extends AdvancedConditional>(group: Part): Part => ({
    ...group,
    rules: group.rules.map(({ valueFrom, ...rule }) => ({
      ...rule,
      fieldId: cut(rule.fieldId),
      ...(valueFrom !== undefined && { valueFrom: cut(valueFrom) }),
    })),
    groups: group.groups.map(cutGroup),
  })
  return cutGroup(asGroup(when))
}

/** By id of a field or value: the ids on which its answer depends directly. */
type Reads = ReadonlyMap<string, readonly string[]>

/**
 * What answers depend on: logic, conditions of options, and formulas. Not by `dependenciesOf`, because every form's
 * script would be larger if another script used it.
 */
export function readsInForm(schema: FormSchema): Reads {
  const { fields, sections, values = [] } = schema
  return new Map([
    ...fields.map((field) => {
      const outer = sections?.find(({ id }) => id === field.section)?.conditional
      const logics = [field.conditional, outer, ...offersIn(field, schema).map(({ when }) => when)]
      return [field.id, logics.flatMap((logic) => (logic ? sourcesOf(logic) : []))] as const
    }),
    ...[...fields, ...values].flatMap(({ id, formula }) =>
      formula ? [[id, readsOf(formula)] as const] : [],
    ),
  ])
}

/** The id and everything that it depends on, sources before their readers where no loop has both. */
export function allReadBy(id: string, reads: Reads, found = new Set<string>()): Set<string> {
  const open = new Set<string>()
  const visit = (one: string) => {
    if (open.has(one) || found.has(one)) return
    open.add(one)
    reads.get(one)?.forEach(visit)
    found.add(one)
  }
  visit(id)
  return found
}
