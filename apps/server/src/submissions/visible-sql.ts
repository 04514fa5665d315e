import { isOperator } from '@ramiform/core/conditions/comparisons'
import { type AdvancedConditional, asGroup, type Rule } from '@ramiform/core/conditions/condition'
import { dependenciesOf } from '@ramiform/core/conditions/dependencies'
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
import { always, conditionSql, never, type Truth, undecided } from './condition-sql.ts'

/** Limit of rules in one expression. Rules of rules multiply, and core decides beyond the limit. */
const mostRules = 60

/**
 * Writes as SQL whether a field was visible to a respondent of this version, with the stored answers. Null where core
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
    const { fieldId: sourceId, condition, value } = rule
    if (!isOperator(condition)) return always
    const source = resolveSource(rule, reader, dependencies)
    const field = typeof source === 'number' ? schema.fields[source] : undefined
    const asNumbers = comparesAsNumbers(checkContext.fieldTypes, field?.type)
    const holdsUnanswered = ruleHolds(rule, nothing)
    if (typeof source !== 'number' || field === undefined) return constant(holdsUnanswered)
    rulesLeft -= 1
    if (rulesLeft < 0 || namesOther(rule, field)) return undecided
    const fixed = fixedAnswer(field)
    const holds =
      fixed === undefined
        ? conditionSql(sourceId, condition, value, asNumbers)
        : constant(ruleHolds(rule, readText(fixed), field, checkContext.fieldTypes))
    const isSourceVisible = fieldSql(source)
    if (isSourceVisible === always) return holds
    // A hidden source counts as empty (decision 2).
    return holdsUnanswered
      ? sql`(not ${isSourceVisible} or ${holds})`
      : sql`(${isSourceVisible} and ${holds})`
  }

  const position = dependencies.positions.get(fieldId)
  return position === undefined ? never : fieldSql(position)
}

const constant = (holds: boolean): Truth => (holds ? always : never)
