import { type Conditional, isSimple, type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import { mapRules, withoutRules } from '@ramiform/core/conditions/conditional-rules'
import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { changeOffer } from '@ramiform/core/conditions/offer-changes'
import { offerAsField, offerOfId, offersOfField } from '@ramiform/core/conditions/offer-ids'
import type { OperatorName } from '@ramiform/core/conditions/operators'
import {
  fieldOfRequirement,
  requirementAsField,
} from '@ramiform/core/conditions/requirement-fields'
import type { Currency, Field } from '@ramiform/core/field'
import type { FormSchema } from '@ramiform/core/form'

/** A change that removes a finding. Plain data, so that a worker can send it. */
export interface Fix {
  /** what it does: `Remove rule 2` */
  readonly label: string
  /** true when it takes away something that the owner made */
  readonly removes: boolean
  readonly change: FixChange
}

export type FixChange = { readonly fieldId: string } & (
  | { readonly kind: 'remove_rules'; readonly rules: readonly number[] }
  | {
      readonly kind: 'change_rule'
      readonly rule: number
      readonly condition?: OperatorName
      readonly value: string
    }
  /** keeps what its only rule shows, and adds answers that are equal to a value */
  | { readonly kind: 'or_equals'; readonly value: string }
  /** makes a field required whose requirement always holds */
  | { readonly kind: 'always_required' }
  | { readonly kind: 'swap_bounds' }
  | { readonly kind: 'move_below'; readonly other: string }
  | { readonly kind: 'use_currency'; readonly currency: Currency }
)

type OwnChange = Exclude<FixChange, { readonly kind: 'move_below' | 'use_currency' }>

/** The form with a fix; null when the form changed so that the fix no longer applies. */
export function applyFix(schema: FormSchema, { change }: Fix): FormSchema | null {
  const required = fieldOfRequirement(change.fieldId)
  const offer = offerOfId(change.fieldId)
  const at = schema.fields.findIndex(({ id }) => id === ownerOfLogic(change.fieldId))
  const field = schema.fields[at]
  if (field === undefined) return null
  if (change.kind === 'move_below') {
    const others = schema.fields.toSpliced(at, 1)
    const to = others.findIndex(({ id }) => id === change.other)
    return to < at ? null : { ...schema, fields: others.toSpliced(to + 1, 0, field) }
  }
  if (change.kind === 'use_currency') {
    const { currency: _, ...payment } = field.payment ?? {}
    const isOfForm = change.currency === (schema.settings.payment?.currency ?? 'usd')
    const own = isOfForm ? payment : { ...payment, currency: change.currency }
    return { ...schema, fields: schema.fields.with(at, { ...field, payment: own }) }
  }
  const fixed =
    offer !== undefined
      ? fixedOffer(field, offer.at, change)
      : required === undefined
        ? fixedField(field, change)
        : fixedRequirement(field, change)
  return fixed === null ? null : { ...schema, fields: schema.fields.with(at, fixed) }
}

/** Without a rule, a requirement that always holds is one, and any other is none. */
function fixedRequirement(field: Field, change: OwnChange): Field | null {
  if (change.kind === 'always_required') {
    const { requiredWhen: _, ...rest } = field
    return { ...rest, required: true }
  }
  const fixed = fixedField(requirementAsField(field), change)
  if (fixed === null) return null
  const { requiredWhen: _, ...rest } = field
  return fixed.conditional === undefined ? rest : { ...rest, requiredWhen: fixed.conditional }
}

/** Without a rule, the option is always offered. */
function fixedOffer(field: Field, at: number, change: OwnChange): Field | null {
  const offer = offersOfField(field).find((one) => one.at === at)
  const fixed = offer && fixedField(offerAsField(field, offer), change)
  if (!fixed) return null
  const { optionsWhen: _, ...rest } = field
  const next = changeOffer(field, at, fixed.conditional)
  return next === undefined ? rest : { ...rest, optionsWhen: next }
}

function fixedField(field: Field, change: OwnChange): Field | null {
  if (change.kind === 'swap_bounds') return swapped(field)
  if (change.kind === 'always_required') return null
  const { conditional } = field
  if (conditional === undefined) return null
  const own = rulesOf(conditional)
  switch (change.kind) {
    case 'remove_rules': {
      if (change.rules.some((rule) => own[rule - 1] === undefined)) return null
      return { ...field, conditional: withoutNumbered(conditional, change.rules) }
    }
    case 'change_rule': {
      if (own[change.rule - 1] === undefined) return null
      const { condition, value } = change
      const target = isSimple(conditional) ? null : own[change.rule - 1]
      const changed = mapRules(conditional, (rule) =>
        target === null || rule === target
          ? { ...rule, value, ...(condition !== undefined && { condition }) }
          : rule,
      )
      return { ...field, conditional: changed }
    }
    case 'or_equals': {
      const [only, ...others] = own
      if (only === undefined || others.length > 0) return null
      const rule: Rule = {
        id: freeId(conditional),
        fieldId: only.fieldId,
        condition: 'equals',
        value: change.value,
      }
      const first = only.id === '' ? { ...only, id: `${rule.id}-first` } : only
      return { ...field, conditional: { operator: 'OR', rules: [first, rule], groups: [] } }
    }
  }
}

/** Simple logic is converted to a new rule object at each read, so its rule cannot be compared by identity. */
function withoutNumbered(
  conditional: Conditional,
  numbers: readonly number[],
): Conditional | undefined {
  if (isSimple(conditional)) return undefined
  const gone = new Set(numbers.map((number) => rulesOf(conditional)[number - 1]))
  return withoutRules(conditional, (rule) => gone.has(rule))
}

function freeId(conditional: Conditional): string {
  const taken = new Set(rulesOf(conditional).map(({ id }) => id))
  let number = 1
  while (taken.has(`rule_${number}`)) number += 1
  return `rule_${number}`
}

function swapped(field: Field): Field {
  const { type, payment, validation, earliest, latest } = field
  if (earliest !== undefined || latest !== undefined)
    return { ...field, earliest: latest, latest: earliest }
  return type === 'payment'
    ? {
        ...field,
        payment: { ...payment, minAmount: payment?.maxAmount, maxAmount: payment?.minAmount },
      }
    : { ...field, validation: { ...validation, min: validation?.max, max: validation?.min } }
}
