import { isOperator, type OperatorName } from '@ramiform/core/conditions/comparisons'
import { type AdvancedConditional, asGroup, type Rule } from '@ramiform/core/conditions/condition'
import { dependenciesOf } from '@ramiform/core/conditions/dependencies'
import { needsValue } from '@ramiform/core/conditions/operators'
import { nothing, readText } from '@ramiform/core/conditions/reading'
import { logicOfFields } from '@ramiform/core/conditions/section-logic'
import {
  comparesAsNumbers,
  resolveSource,
  settledBy,
  unsettledOutcome,
} from '@ramiform/core/conditions/truth'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { namesOther } from '@ramiform/core/other'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { sql } from 'kysely'
import { checkContext } from '../forms/check-context.ts'
import { always, comparedSql, conditionSql, never, type Truth, undecided } from './condition-sql.ts'

/** Limit of rules in one expression. Rules of rules multiply, and core decides beyond the limit. */
const mostRules = 60

/**
 * Writes as SQL whether a question was visible to a respondent of this version, with the stored answers. Null where core
 * must decide.
 */
export function visibleSql(given: FormSchema, fieldId: string): Truth {
  const schema = withHiddenFields(given)
  const dependencies = dependenciesOf(schema)
  const logic = logicOfFields(schema)
  let rulesLeft = mostRules

  function fieldSql(position: number): Truth {
    const conditional = logic[position]
    if (conditional === undefined || isTraditional(schema)) return always
    return groupSql(position, asGroup(conditional))
  }

  function groupSql(reader: number, { operator, rules, groups }: AdvancedConditional): Truth {
    const parts = [
      ...rules.map((rule) => ruleSql(reader, rule)),
      ...groups.map((group) => groupSql(reader, group)),
    ]
    const settling = settledBy(operator)
    const unsettled = unsettledOutcome(operator, parts.length)
    if (parts.length === 0) return constant(unsettled)
    return sql`(${sql.join(parts, settling ? sql` or ` : sql` and `)})`
  }

  function ruleSql(reader: number, rule: Rule): Truth {
    const { fieldId: sourceId, condition, valueFrom } = rule
    const value = valueFrom === undefined ? rule.value : ''
    if (!isOperator(condition)) return always
    const source = resolveSource(rule, reader, dependencies)
    const field = typeof source === 'number' ? schema.fields[source] : undefined
    const asNumbers = comparesAsNumbers(checkContext.fieldTypes, field?.type)
    const holdsUnanswered = ruleHolds(rule, nothing)
    if (typeof source !== 'number' || field === undefined) return constant(holdsUnanswered)
    rulesLeft -= 1
    if (rulesLeft < 0 || namesOther({ condition, value }, field)) return undecided
    if (valueFrom !== undefined && needsValue(condition)) {
      return comparedRuleSql(reader, rule, condition, source)
    }
    const fixed = fixedAnswer(field)
    const holds =
      fixed === undefined
        ? conditionSql(sourceId, condition, value, asNumbers)
        : constant(ruleHolds(rule, readText(fixed), field, checkContext.fieldTypes))
    return whileVisible([source], holds, holdsUnanswered)
  }

  function comparedRuleSql(
    reader: number,
    rule: Rule,
    condition: OperatorName,
    source: number,
  ): Truth {
    const { fieldId, valueFrom = '' } = rule
    const { fieldTypes } = checkContext
    const other = resolveSource({ fieldId: valueFrom }, reader, dependencies)
    const [field, compared] = [schema.fields[source], schema.fields[Number(other)]]
    const holdsUnanswered = ruleHolds(rule, nothing)
    if (typeof other !== 'number' || field === undefined || compared === undefined) {
      return constant(holdsUnanswered)
    }
    rulesLeft -= 1
    const [fixed, fixedValue] = [fixedAnswer(field), fixedAnswer(compared)]
    const asNumbers = comparesAsNumbers(fieldTypes, field.type)
    if (fixed !== undefined && fixedValue === undefined) return undecided
    const holds =
      fixedValue === undefined
        ? comparedSql(fieldId, condition, valueFrom, asNumbers)
        : fixed === undefined
          ? conditionSql(fieldId, condition, fixedValue, asNumbers)
          : constant(ruleHolds(rule, readText(fixed), field, fieldTypes, readText(fixedValue)))
    return whileVisible([source, other], holds, holdsUnanswered)
  }

  /** A hidden source counts as empty (decision 2). */
  function whileVisible(sources: readonly number[], holds: Truth, holdsUnanswered: boolean): Truth {
    let truth = holds
    for (const source of sources) {
      const isVisible = fieldSql(source)
      if (isVisible === always) continue
      truth = holdsUnanswered
        ? sql`(not ${isVisible} or ${truth})`
        : sql`(${isVisible} and ${truth})`
    }
    return truth
  }

  const position = dependencies.positions.get(fieldId)
  // Hidden fields and values ask nothing (decision 565).
  if (position === undefined || schema.fields[position]?.hidden) return never
  return fieldSql(position)
}

const constant = (holds: boolean): Truth => (holds ? always : never)
