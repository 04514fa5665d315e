import { type Answer, type Answers, answerTo, isEmpty, isList } from '@ramiform/core/answers'
import { asGroup, fieldsReadBy, type Group, type Rule } from '@ramiform/core/conditions/condition'
import { type Dependencies, dependenciesOf } from '@ramiform/core/conditions/dependencies'
import { asValue, nothing, readAnswer } from '@ramiform/core/conditions/reading'
import { type RuleTest, resolveSource, ruleTest, settledBy } from '@ramiform/core/conditions/truth'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import { groupHolds } from '@ramiform/core/conditions/whole-truth'
import type { AnswerRulesOf } from '@ramiform/core/field-type'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { countsPerRule, coverageLayout } from './coverage-layout.ts'

interface RuleNode {
  readonly kind: 'rule'
  /** Index of the rule's first count. */
  readonly at: number
  /** Position of the question that the rule reads. Null when no answer can change its outcome. */
  readonly source: number | null
  /** Position of the question whose answer is the value; null when that answer is always empty. Absent for a value. */
  readonly other?: number | null
  /** Null: an unknown condition always holds. */
  readonly test: RuleTest | null
  holds: boolean
}

interface GroupNode {
  readonly kind: 'group'
  readonly operator: Group['operator']
  /** Index of the group's count; null for the outermost one, which is counted as asked. */
  readonly at: number | null
  readonly children: readonly (RuleNode | GroupNode)[]
  holds: boolean
}

/** Counts of one version, to which submissions are added one by one. */
export interface CoverageCount {
  /** Adds the answers of a submission that was filled in on this version. */
  add(data: Answers): void
  /** The sums so far, in the order of `coverageLayout`. */
  counts(): number[]
}

/**
 * Counts what submissions really used: questions asked and answered, options chosen, rules that held and rules that
 * decided (decision 243). A rule decides where the other outcome would have changed whether its question is asked.
 */
export function countCoverage(schema: FormSchema, fieldTypes: AnswerRulesOf): CoverageCount {
  const { fields, length } = coverageLayout(schema)
  const counts = new Array<number>(length).fill(0)
  const visibility = createVisibility(schema, fieldTypes)
  const dependencies = dependenciesOf(schema)
  const optionPlaces = fields.map(
    ({ field }) => new Map((field.options ?? []).map((option, at) => [option, at])),
  )
  const trees = fields.map(({ field, rules, groups }, position) =>
    field.conditional === undefined || isTraditional(schema)
      ? null
      : treeOf(asGroup(field.conditional), { position, rules, groups, dependencies }),
  )

  function treeOf(
    conditional: Pick<Group, 'operator' | 'rules' | 'groups'>,
    place: {
      readonly position: number
      readonly rules: number
      readonly groups: number
      readonly dependencies: Dependencies
    },
  ): GroupNode {
    let nextRule = place.rules
    let nextGroup = place.groups
    const ruleNode = (rule: Rule): RuleNode => {
      const at = nextRule
      nextRule += countsPerRule
      const [source = null, other] = fieldsReadBy(rule).map((fieldId) => {
        const found = resolveSource({ fieldId }, place.position, place.dependencies)
        return typeof found === 'number' ? found : null
      })
      const read = source === null ? undefined : schema.fields[source]
      return {
        kind: 'rule',
        at,
        source,
        ...(other !== undefined && { other }),
        test: ruleTest(rule, read, fieldTypes),
        holds: false,
      }
    }
    const groupNode = (group: typeof conditional, at: number | null): GroupNode => {
      const children = [
        ...group.rules.map(ruleNode),
        ...group.groups.map((inner) => {
          const innerAt = nextGroup
          nextGroup += 1
          return groupNode(inner, innerAt)
        }),
      ]
      return { kind: 'group', operator: group.operator, at, children, holds: false }
    }
    return groupNode(conditional, null)
  }

  const raise = (at: number) => {
    counts[at] = (counts[at] ?? 0) + 1
  }

  return {
    add(data) {
      visibility.setAnswers(data)
      const asked = fields.map(({ field }) => visibility.isVisible(field.id))
      const readings = fields.map(({ field }, position) =>
        asked[position] ? readAnswer(fixedAnswer(field) ?? answerTo(data, field.id)) : nothing,
      )

      /** Sets the outcomes of a tree, from its leaves up. */
      function evaluate(node: RuleNode | GroupNode): boolean {
        if (node.kind === 'rule') {
          const { test, source, other } = node
          const seen = readings[source ?? -1] ?? nothing
          const value =
            other === undefined ? test?.value : asValue(readings[other ?? -1] ?? nothing)
          node.holds = test === null || test.holds(seen, value ?? nothing, test.asNumbers)
        } else {
          node.holds = groupHolds(node.operator, node.children.map(evaluate))
        }
        return node.holds
      }

      /** Counts a tree. `decides`: the other outcome of this node would change the outcome of the whole. */
      function count(node: RuleNode | GroupNode, decides: boolean) {
        if (node.kind === 'rule') {
          // The denominator is the people who were asked the question that the rule reads.
          if (node.source === null || !asked[node.source]) return
          if (node.holds) raise(node.at)
          if (decides) raise(node.at + (node.holds ? 1 : 2))
          return
        }
        if (node.at !== null && node.holds) raise(node.at)
        const settling = settledBy(node.operator)
        const settled = node.children.filter(({ holds }) => holds === settling).length
        for (const child of node.children) {
          const byOthers = settled - (child.holds === settling ? 1 : 0)
          count(child, decides && byOthers === 0)
        }
      }

      for (const [position, place] of fields.entries()) {
        const tree = trees[position]
        if (tree) {
          evaluate(tree)
          count(tree, true)
        }
        if (!asked[position]) continue
        raise(place.asked)
        const answer = answerTo(data, place.field.id)
        if (answer === undefined || isEmpty(answer)) continue
        raise(place.asked + 1)
        if (place.optionCount === 0) continue
        for (const chosen of itemsOf(answer)) {
          raise(place.options + (optionPlaces[position]?.get(chosen) ?? place.optionCount))
        }
      }
    },
    counts: () => [...counts],
  }
}

function itemsOf(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer]
  return isList(answer) ? answer : []
}

/** Adds the counts of two sets of submissions on the same version. */
export function addCounts(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, at) => count + (other[at] ?? 0))
}
