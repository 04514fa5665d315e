import type { Answer, Answers } from '@ramiform/core/answers'
import { comparesAsNumbers } from '@ramiform/core/conditions/truth'
import type { FormSchema } from '@ramiform/core/form'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { scenarioLimits } from '@ramiform/core/scenario'
import { visibleNow } from '@ramiform/core/visible-now'
import { fieldTypes } from '@ramiform/fields'
import { classesOfForm, type FormClauses, formClauses } from '../clauses.ts'
import {
  type FormLogic,
  formLogic,
  type LogicGroup,
  type LogicNode,
  type LogicRule,
} from '../form-logic.ts'
import type { ProvingContext } from '../proving-context.ts'
import { createReachability } from '../reachability.ts'
import { type Literal, not, type Outcome } from '../solver.ts'
import { withOtherComparisons } from './compared-otherwise.ts'
import { nameScenarios } from './name-scenarios.ts'
import type { Expectation } from './run-scenario.ts'
import { createJudge, type Target, targetsOf } from './targets.ts'

export interface GeneratedScenario {
  readonly name: string
  readonly answers: Answers
  /** Ids of the fields that show, in form order. */
  readonly visible: readonly string[]
}

/** A rule that no scenario can make both true and false where it decides. */
export interface UncoveredRule {
  readonly fieldId: string
  /** from 1 in reading order */
  readonly rule: number
  /** `never_decides`: proved. `undecided`: the search gave up, or a pattern stands in the way. */
  readonly reason: 'never_decides' | 'undecided'
}

export interface Generated {
  readonly scenarios: readonly GeneratedScenario[]
  readonly uncovered: readonly UncoveredRule[]
  /** Number of rules that the existing and new scenarios cover, of all rules. */
  readonly covered: number
  readonly rules: number
}

export interface GenerateOptions {
  /** Scenarios that the form has already. Only what they leave out is generated. */
  readonly existing?: readonly (Pick<Expectation, 'answers'> & { readonly name?: string })[]
  /** Called after each new scenario with the number of covered rules. */
  readonly onProgress?: (covered: number, rules: number) => void
}

/** Steps of one search, and of all searches for a form. Steps are counted, so results are the same everywhere. */
const stepsOfSearch = 50_000
const stepsOfForm = 60_000_000

/**
 * Generates few scenarios that together make each rule true and false where it decides something, and show and hide
 * every field (decision 238). The same form always gives the same scenarios.
 */
export function generateScenarios(
  given: FormSchema,
  context: ProvingContext,
  { existing = [], onProgress }: GenerateOptions = {},
): Generated {
  const schema = withHiddenFields(given)
  const targets = targetsOf(formLogic(schema))
  const state = new Map<Target, 'covered' | 'unreachable' | 'undecided'>()
  function cover(answers: Answers): number {
    const isMet = createJudge(given, answers)
    let added = 0
    for (const target of targets) {
      if (state.get(target) === 'covered' || !isMet(target)) continue
      state.set(target, 'covered')
      added += 1
    }
    return added
  }
  for (const { answers } of existing) cover(answers)
  const ofRules = groupedByRule(targets)
  const isCovered = (own: readonly Target[]) =>
    own.every((target) => target.unlike !== null || state.get(target) === 'covered')
  const counted = () => ofRules.filter(isCovered).length
  onProgress?.(counted(), ofRules.length)

  const search = createSearch(schema, context, targets)
  const most = scenarioLimits.perForm - existing.length
  const found: Answers[] = []
  for (const target of targets) {
    if (state.has(target)) continue
    if (found.length >= most) break
    const reached = search(
      target,
      targets.filter((other) => !state.has(other)),
    )
    if (typeof reached === 'string') state.set(target, reached)
    else {
      const answers = withoutValues(given, reached)
      // Core decides what the answers bring about. A target that it does not confirm is given up.
      if (cover(answers) > 0) found.push(answers)
    }
    if (!state.has(target)) state.set(target, 'undecided')
    onProgress?.(counted(), ofRules.length)
  }
  const needed = withoutNeedless(given, targets, existing, found)
  const taken = existing.flatMap(({ name }) => name ?? [])
  const scenarios = nameScenarios(schema, needed, taken).map((name, at): GeneratedScenario => {
    const answers = needed[at] ?? {}
    const visible = visibleNow(given, answers, context.fieldTypes).map(({ id }) => id)
    return { name, answers, visible }
  })
  return {
    scenarios,
    covered: counted(),
    rules: ofRules.length,
    uncovered: ofRules.flatMap((own): UncoveredRule[] => {
      const [first] = own
      if (first === undefined || isCovered(own)) return []
      const isProved = own.some(
        (target) => target.unlike === null && state.get(target) === 'unreachable',
      )
      return [
        {
          fieldId: schema.fields[first.position]?.id ?? '',
          rule: first.number ?? 0,
          reason: isProved ? 'never_decides' : 'undecided',
        },
      ]
    }),
  }
}

/** The answers that somebody can give: the form computes its values itself. */
function withoutValues({ values = [] }: FormSchema, answers: Answers): Answers {
  const computed = new Set(values.map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !computed.has(id)))
}

function groupedByRule(targets: readonly Target[]): readonly (readonly Target[])[] {
  const groups = Map.groupBy(
    targets.filter(({ number }) => number !== null),
    ({ position, number }) => `${position} ${number}`,
  )
  return [...groups.values()]
}

/** Leaves out sets of answers whose targets the others meet, the latest first. */
function withoutNeedless(
  schema: FormSchema,
  targets: readonly Target[],
  existing: readonly { readonly answers: Answers }[],
  found: readonly Answers[],
): readonly Answers[] {
  const metBy = new Map<Target, number>()
  const judged = [...existing.map(({ answers }) => answers), ...found].map((answers) => {
    const isMet = createJudge(schema, answers)
    const met = targets.filter(isMet)
    for (const target of met) metBy.set(target, (metBy.get(target) ?? 0) + 1)
    return met
  })
  const kept: Answers[] = []
  for (const [at, answers] of found.entries()) {
    const met = judged[existing.length + at] ?? []
    if (met.every((target) => (metBy.get(target) ?? 0) > 1)) {
      for (const target of met) metBy.set(target, (metBy.get(target) ?? 0) - 1)
    } else kept.push(answers)
  }
  return kept
}

type Search = (
  target: Target,
  open: readonly Target[],
) => Answers | Exclude<Outcome['kind'] | 'unreachable', 'model' | 'conflict'>

/** Searches for few, ordinary answers that meet a target and as many of the open ones as possible. */
function createSearch(
  schema: FormSchema,
  context: ProvingContext,
  targets: readonly Target[],
): Search {
  const original = formLogic(schema)
  const ruleOf = ({ position, number }: Target): LogicRule | undefined =>
    original.rules[position]?.[(number ?? 0) - 1]
  const limits = targets.flatMap((target) => {
    const rule = ruleOf(target)
    return target.unlike === null || rule === undefined
      ? []
      : [{ target, rule, instead: target.unlike }]
  })
  const { logic, rules } = withOtherComparisons(original, limits)
  const unlikeOf = new Map(limits.map(({ target }, at) => [target, rules[at]]))
  const clauses = formClauses(logic, classesOfForm(logic, context), { steps: stepsOfForm })
  const { ancestors } = createReachability(logic, clauses, context)
  const siblingsOf = new Map<LogicRule, readonly Sibling[]>(
    logic.conditions.flatMap((condition) => (condition === null ? [] : siblingsIn(condition))),
  )
  const sign = (node: LogicNode, holds: boolean) =>
    holds ? clauses.outcomeOf(node) : not(clauses.outcomeOf(node))
  const literals = new Map<Target, readonly Literal[]>()
  function literalsOf(target: Target): readonly Literal[] {
    const known = literals.get(target)
    if (known !== undefined) return known
    const rule = ruleOf(target)
    const shows = clauses.visible[target.position] ?? clauses.always
    const unlike = unlikeOf.get(target)
    const made =
      rule === undefined
        ? [target.holds ? shows : not(shows)]
        : [
            sign(rule, target.holds),
            ...(siblingsOf.get(rule) ?? []).map(({ node, holds }) => sign(node, holds)),
            ...(unlike === undefined ? [] : [sign(unlike, !target.holds)]),
          ]
    literals.set(target, made)
    return made
  }
  const conesOf = new Map<number, readonly number[]>()
  function coneOf(position: number): readonly number[] {
    const known = conesOf.get(position) ?? ancestors([position])
    conesOf.set(position, known)
    return known
  }

  const whole = wholeNumbers(schema, logic, clauses)

  return (target, open) => {
    let cone = new Set(coneOf(target.position))
    let choices = choicesOf(clauses, cone)
    const goal = [clauses.cascade, clauses.certain, whole, ...literalsOf(target)]
    const look = (more: readonly Literal[]) =>
      clauses.solver.search([...goal, ...more], choices, stepsOfSearch)
    let first = look([])
    if (first.kind === 'conflict' && first.core.includes(whole)) {
      // Only a fraction lies between the two limits.
      if (target.unlike !== null) return 'unreachable'
      goal.splice(goal.indexOf(whole), 1)
      first = look([])
    }
    if (first.kind === 'undecided') return 'undecided'
    if (first.kind === 'conflict') {
      if (!first.core.includes(clauses.certain)) return 'unreachable'
      const any = [clauses.cascade, ...literalsOf(target)]
      const uncertain = clauses.solver.search(any, choices, stepsOfSearch)
      return uncertain.kind === 'conflict' ? 'unreachable' : 'undecided'
    }
    let model = first
    const goals = new Set(goal)
    for (const other of open) {
      const own = literalsOf(other)
      if (other === target || own.some((literal) => goals.has(not(literal)))) continue
      const wider = new Set([...cone, ...coneOf(other.position)])
      const isWider = wider.size > cone.size
      if (isWider || !own.every((literal) => model.holds(literal))) {
        const among = isWider ? choicesOf(clauses, wider) : choices
        const both = clauses.solver.search([...goal, ...own], among, stepsOfSearch)
        if (both.kind !== 'model') continue
        model = both
        cone = wider
        choices = among
      }
      for (const literal of own) {
        if (!goals.has(literal)) goal.push(literal)
        goals.add(literal)
      }
    }
    return ordinaryAnswers([...cone], model, look)
  }

  function ordinaryAnswers(
    cone: readonly number[],
    found: Outcome & { readonly kind: 'model' },
    look: (more: readonly Literal[]) => Outcome,
  ): Answers {
    let model = found
    const fixed: Literal[] = []
    const answers: [string, Answer][] = []
    for (const position of cone.toSorted((a, b) => a - b)) {
      const classes = clauses.answers[position] ?? []
      const field = schema.fields[position]
      if (classes.length === 0 || field === undefined) continue
      for (const { literal, answerClass } of classes) {
        if (!answerClass.isCertain) continue
        if (!model.holds(literal)) {
          const better = look([...fixed, literal])
          if (better.kind !== 'model') continue
          model = better
        }
        fixed.push(literal)
        const { example } = answerClass
        if (example !== undefined && fixedAnswer(field) === undefined)
          answers.push([field.id, example])
        break
      }
    }
    return Object.fromEntries(answers)
  }
}

function choicesOf(
  { answers, visible, always }: FormClauses,
  cone: ReadonlySet<number>,
): readonly Literal[] {
  return [...cone].flatMap((position) => [
    ...(answers[position] ?? []).map(({ literal }) => literal),
    visible[position] ?? always,
  ])
}

/**
 * An assumption: numbers are whole where the rules that read them name whole numbers only. People answer a question
 * about seats with 5, not with 4.5.
 */
function wholeNumbers(
  schema: FormSchema,
  { atomsOf }: FormLogic,
  { solver, answers }: FormClauses,
): Literal {
  const whole = solver.variable()
  for (const [position, { type }] of schema.fields.entries()) {
    if (!comparesAsNumbers(fieldTypes, type)) continue
    if (atomsOf[position]?.some(({ rule }) => rule.value.includes('.'))) continue
    for (const { literal, answerClass } of answers[position] ?? []) {
      const { example } = answerClass
      if (typeof example === 'string' && example.includes('.')) {
        solver.clause(not(whole), not(literal))
      }
    }
  }
  return whole
}

interface Sibling {
  readonly node: LogicNode
  /** the outcome with which the sibling leaves the decision to the rule */
  readonly holds: boolean
}

/** For each rule, the nodes beside it and beside the groups that it is in. */
function siblingsIn(
  group: LogicGroup,
  above: readonly Sibling[] = [],
): readonly (readonly [LogicRule, readonly Sibling[]])[] {
  const holds = group.operator === 'AND'
  return group.children.flatMap((node): readonly (readonly [LogicRule, readonly Sibling[]])[] => {
    const beside = group.children.filter((other) => other !== node)
    const siblings = [...above, ...beside.map((other) => ({ node: other, holds }))]
    return node.kind === 'rule' ? [[node, siblings]] : siblingsIn(node, siblings)
  })
}
