import { fieldsReadBy, type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import { logicsOf } from '@ramiform/core/conditions/logic-members'
import { ownerOfLogic } from '@ramiform/core/conditions/logic-owner'
import { withOffersAsFields } from '@ramiform/core/conditions/offer-fields'
import { operators } from '@ramiform/core/conditions/operators'
import { readNumber } from '@ramiform/core/conditions/reading'
import {
  requirementType,
  withRequirementsAsFields,
} from '@ramiform/core/conditions/requirement-fields'
import { findProblems } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { applyFix, type Fix } from './apply-fix.ts'
import { findingKey } from './finding-key.ts'
import { nameIn } from './finding-words.ts'
import type { ListedFinding } from './listed-finding.ts'
import { prove } from './prove.ts'
import type { ProvingContext } from './proving-context.ts'

/** A larger part of a form is not proved again for each fix. */
const mostFieldsProved = 300

/**
 * Changes that remove a finding and add no other one, best first. Each is tried on the part of the form that the
 * finding depends on.
 */
export function fixesOf(
  schema: FormSchema,
  finding: ListedFinding,
  context: ProvingContext,
): readonly Fix[] {
  const candidates = candidatesOf(schema, finding, context)
  if (candidates.length === 0) return []
  const part = partOf(schema, finding, candidates)
  if (part.fields.length > mostFieldsProved) return []
  const before = count(part, finding, context)
  return candidates.filter((fix) => {
    const fixed = applyFix(part, fix)
    if (fixed === null) return false
    const after = count(fixed, finding, context)
    return after.alike < before.alike && after.errors <= before.errors && after.all < before.all
  })
}

function candidatesOf(
  schema: FormSchema,
  finding: ListedFinding,
  context: ProvingContext,
): readonly Fix[] {
  const { fieldId, code, rules } = finding
  const field = withRequirementsAsFields(withOffersAsFields(schema)).fields.find(
    ({ id }) => id === fieldId,
  )
  if (fieldId === undefined || field === undefined) return []
  const total = field.conditional === undefined ? 0 : rulesOf(field.conditional).length
  // A loop is shown at all its fields, so its fix names the one that it changes.
  const where =
    finding.code === 'cycle' ? ` of ${nameIn(schema, schema.fields.indexOf(field))}` : ''
  const removal = (numbers: readonly number[]) =>
    total === 1
      ? 'Remove the rule'
      : numbers.length === total
        ? `Remove all ${total} rules`
        : numbers.length === 1
          ? `Remove rule ${numbers[0]}`
          : `Remove rules ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
  const remove = (numbers: readonly number[]): Fix => ({
    label: removal(numbers) + where,
    removes: true,
    change: { kind: 'remove_rules', fieldId, rules: numbers },
  })
  const ownInConflict = (finding.conflict ?? [])
    .filter((ref) => ref.fieldId === fieldId)
    .map(({ rule }) => rule)
  switch (code) {
    case 'never_shown':
    case 'never_required':
    case 'never_offered':
      return [...new Set(ownInConflict)].toSorted((a, b) => b - a).map((rule) => remove([rule]))
    case 'contradiction':
      return [
        ...[...new Set(ownInConflict)].toSorted((a, b) => b - a).map((rule) => remove([rule])),
        remove(rules),
      ]
    case 'rule_always_holds':
      if (field.type === requirementType && rules.length === total) {
        const change = { kind: 'always_required', fieldId } as const
        return [{ label: 'Always require an answer', removes: false, change }]
      }
      return [remove(rules)]
    case 'rule_never_holds':
    case 'redundant_rule':
    case 'cycle':
      return [remove(rules)]
    case 'later_source': {
      // The amount of a payment has no rule.
      const rule = field.conditional && rulesOf(field.conditional)[(rules[0] ?? 0) - 1]
      const read: readonly string[] = rule === undefined ? [] : fieldsReadBy(rule)
      const other = schema.fields.findLast(({ id }) => read.includes(id))
      if (other === undefined) return []
      return [
        {
          label: `Move below ${other.label.trim() === '' ? 'that question' : `“${other.label.trim()}”`}`,
          removes: false,
          change: { kind: 'move_below', fieldId: ownerOfLogic(fieldId), other: other.id },
        },
      ]
    }
    case 'gap':
      return gapFixes(schema, finding)
    default:
      return coreFixes(schema, finding, context, remove)
  }
}

/** Fixes of problems that core finds by itself. */
function coreFixes(
  schema: FormSchema,
  finding: ListedFinding,
  context: ProvingContext,
  remove: (rules: readonly number[]) => Fix,
): readonly Fix[] {
  const { fieldId = '' } = finding
  const known = findProblems(schema, context).find((one) => findingKey(one) === findingKey(finding))
  const fix = known?.fix
  if (fix === undefined) return []
  switch (fix.kind) {
    case 'remove_rule':
      return [remove([fix.rule])]
    case 'change_value':
      return [
        {
          label: `Change to “${fix.value}”`,
          removes: false,
          change: { kind: 'change_rule', fieldId, rule: fix.rule, value: fix.value },
        },
      ]
    case 'use_currency':
      return [
        {
          label: `Charge in ${fix.currency.toUpperCase()}`,
          removes: false,
          change: { kind: 'use_currency', fieldId, currency: fix.currency },
        },
      ]
    case 'swap_bounds':
      return [
        {
          label: 'Swap lowest and highest',
          removes: false,
          change: { kind: 'swap_bounds', fieldId },
        },
      ]
  }
}

/** `Change to greater than 4` where answers are whole numbers, and otherwise `Add: or equals 5`. */
function gapFixes(
  schema: FormSchema,
  { conflict = [], witness = {} }: ListedFinding,
): readonly Fix[] {
  const [value] = Object.values(witness)
  if (typeof value !== 'string') return []
  const isOnly = (id: string) => conflict.filter((ref) => ref.fieldId === id).length === 1
  const up = conflict.find(
    (ref) => isOnly(ref.fieldId) && ruleAt(schema, ref)?.condition === 'greater_than',
  )
  const field = schema.fields.find(({ id }) => id === up?.fieldId)
  if (up === undefined || field === undefined) return []
  const number = readNumber(value)
  const closer: readonly Fix[] = Number.isInteger(number)
    ? [
        {
          label: `Change to ${operators.greater_than.label.replace('is ', '')} ${number - 1}`,
          removes: false,
          change: {
            kind: 'change_rule',
            fieldId: field.id,
            rule: up.rule,
            value: String(number - 1),
          },
        },
      ]
    : []
  const source = schema.fields.find(({ id }) => id in witness)
  const added: Fix = {
    label: `Add: or equals ${value}`,
    removes: false,
    change: { kind: 'or_equals', fieldId: field.id, value },
  }
  return source?.type === 'quantity' ? [...closer, added] : [added]
}

function ruleAt(
  schema: FormSchema,
  { fieldId, rule }: { readonly fieldId: string; readonly rule: number },
): Rule | undefined {
  const conditional = schema.fields.find(({ id }) => id === fieldId)?.conditional
  return conditional && rulesOf(conditional)[rule - 1]
}

/** The fields that decide about a finding: its own, their readers, and all ancestors. */
function partOf(
  schema: FormSchema,
  { fieldId = '', alsoFieldIds = [], conflict = [], witness = {}, code }: ListedFinding,
  fixes: readonly Fix[],
): FormSchema {
  const sources = new Map(
    schema.fields.map((field) => [field.id, logicsOf(field).flatMap(sourcesOf)]),
  )
  const needed = new Set(
    [
      fieldId,
      ...alsoFieldIds,
      ...conflict.map((ref) => ref.fieldId),
      ...fixes.map(({ change }) => change.fieldId),
    ].map(ownerOfLogic),
  )
  const payment = schema.fields.find(({ id }) => id === fieldId)
  for (const { price } of payment?.payment?.items ?? []) needed.add(price)
  const read = new Set([...needed, ...(code === 'gap' ? Object.keys(witness) : [])])
  for (const [id, of] of sources) if (of.some((source) => read.has(source))) needed.add(id)
  const open = [...needed]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const source of sources.get(id) ?? []) {
      if (needed.has(source) || !sources.has(source)) continue
      needed.add(source)
      open.push(source)
    }
  }
  return { ...schema, fields: schema.fields.filter(({ id }) => needed.has(id)) }
}

function count(schema: FormSchema, like: ListedFinding, context: ProvingContext) {
  const { findings } = prove(schema, context)
  return {
    all: findings.length,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    alike: findings.filter(({ code, fieldId }) => code === like.code && fieldId === like.fieldId)
      .length,
  }
}
