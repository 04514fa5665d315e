import { isSometimesRequired } from '@ramiform/core/conditions/requirement-fields'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import type { AnswerClass } from './answer-class.ts'
import { classesOfAnswers } from './classes-of-answers.ts'
import { type ComparedClass, comparedLiteral, linkComparisons } from './compared-answers.ts'
import {
  type FormLogic,
  fieldsOf,
  type LogicGroup,
  type LogicNode,
  type LogicRule,
} from './form-logic.ts'
import { hasOption, offersAt } from './offers-of-form.ts'
import type { ProvingContext } from './proving-context.ts'
import { type Literal, not, Solver } from './solver.ts'
import { classesOfValue, linksOfValue } from './value-logic.ts'

/** A form as clauses: a model of them is a state of the form. */
export interface FormClauses {
  readonly solver: Solver
  readonly always: Literal
  /** by position */
  readonly visible: readonly Literal[]
  /** by position: the classes of answers to fields that rules read, and the literal of each; empty for others */
  readonly answers: readonly (readonly AnswerLiteral[])[]
  readonly outcomeOf: (node: LogicNode) => Literal
  /** Assumed: only answers that were found count. */
  readonly certain: Literal
  /** Assumed: a hidden field has no answer (decision 2). */
  readonly cascade: Literal
}

export interface AnswerLiteral {
  readonly literal: Literal
  readonly answerClass: AnswerClass
}

/** By position: the classes of answers to each field that a rule reads; empty for others. */
export function classesOfForm(
  { schema, atomsOf, values }: FormLogic,
  context: ProvingContext,
): readonly (readonly AnswerClass[])[] {
  const { fields } = schema
  const classes = fields.map((field, position) => {
    const atoms = atomsOf[position] ?? []
    if (atoms.length === 0 || field.formula) return []
    // With answers that can be sent while the field is required.
    const asked = isSometimesRequired(field, schema) ? { ...field, required: true } : field
    return classesOfAnswers(asked, atoms, context)
  })
  for (const value of values) {
    const { position } = value
    classes[position] = classesOfValue(value, fields, atomsOf[position] ?? [], classes)
  }
  return classes
}

export interface ClauseOptions {
  readonly steps: number
  /** Gives each rule a literal of its own that switches it on; without it the outcome of the rule is free. */
  readonly switchOf?: (rule: LogicRule, solver: Solver) => Literal
  /** fields, by position, whose visibility is assumed instead of following from their rules */
  readonly isAssumed?: (position: number) => boolean
  /** by position, the fields to include; all when absent */
  readonly only?: ReadonlySet<number>
}

export function formClauses(
  logic: FormLogic,
  classes: readonly (readonly AnswerClass[])[],
  { steps, switchOf, isAssumed, only }: ClauseOptions,
): FormClauses {
  const solver = new Solver(steps)
  const always = solver.variable()
  solver.clause(always)
  const certain = solver.variable()
  const cascade = solver.variable()
  const { fields } = logic.schema
  // Other fields stay holes, so that a small part of a large form costs little.
  const included = only === undefined ? [...fields.keys()] : [...only].toSorted((a, b) => a - b)
  const visible: Literal[] = []
  for (const position of included) {
    const isFixed = logic.conditions[position] === null && isAssumed?.(position) !== true
    visible[position] = isFixed ? always : solver.variable()
  }
  const atomLiterals: Literal[] = []
  const answersTo = (position: number): readonly AnswerLiteral[] => {
    const field = fields[position]
    const own = classes[position] ?? []
    if (field === undefined || own.length === 0) return []
    const literals = own.map((answerClass) => ({ literal: solver.variable(), answerClass }))
    exactlyOne(
      solver,
      literals.map(({ literal }) => literal),
    )
    const [empty] = literals
    const shows = visible[position] ?? always
    if (empty !== undefined && shows !== always) solver.clause(not(cascade), shows, empty.literal)
    if (empty !== undefined && fixedAnswer(field) !== undefined) {
      // The form gives the answer itself wherever the field shows.
      solver.clause(not(shows), not(empty.literal))
    }
    for (const { literal, answerClass } of literals) {
      if (!answerClass.isCertain) solver.clause(not(certain), not(literal))
    }
    // An answer without an option that is not offered is another class, so no state is lost.
    for (const offer of offersAt(logic.schema, field, logic.dependencies.positions)) {
      const isOffered = visible[offer.position]
      if (isOffered === undefined) continue
      for (const { literal, answerClass } of literals) {
        if (hasOption(answerClass.example, offer.option)) solver.clause(not(literal), isOffered)
      }
    }
    for (const [at, atom] of (logic.atomsOf[position] ?? []).entries()) {
      atomLiterals[atom.index] = truthLiteral(
        solver,
        literals.map(({ literal, answerClass }) => ({ literal, truth: answerClass.truth[at] })),
      )
    }
    return literals
  }
  const answers: (readonly AnswerLiteral[])[] = []
  for (const position of included) answers[position] = answersTo(position)
  for (const value of logic.values) {
    const own = answers[value.position] ?? []
    if (own.length === 0) continue
    const atoms = logic.atomsOf[value.position] ?? []
    for (const { sources, at, isExact } of linksOfValue(value, fields, atoms, classes)) {
      const given = sources.map(([position, index]) => answers[position]?.[index]?.literal)
      const result = own[at]?.literal
      // Of a small part, some sources may be left out.
      if (result === undefined || given.includes(undefined)) continue
      const ifGiven = given.flatMap((literal) => (literal === undefined ? [] : not(literal)))
      solver.clause(...ifGiven, result, ...(isExact ? [] : [not(certain)]))
    }
  }

  const compared = logic.compared.flatMap((atom) => {
    const both = fieldsOf(atom).map((position) => classesIn(answers[position]))
    const [ofSource, ofOther] = both
    // Of a small part, some fields may be left out.
    if (!ofSource?.length || !ofOther?.length) return []
    const { source } = atom
    const isExact = logic.isExact[source] === true
    const options = { isExact, certain }
    const pair = [ofSource, ofOther] as const
    atomLiterals[atom.index] = comparedLiteral(solver, atom, fields[source], pair, options)
    return [atom]
  })
  linkComparisons(solver, compared, fields, ({ index }) => atomLiterals[index])

  const outcomeOf = outcomes(solver, always, (rule) => {
    const { meaning } = rule
    const literal =
      typeof meaning === 'object'
        ? (atomLiterals[meaning.index] ?? solver.variable())
        : meaning
          ? always
          : not(always)
    if (switchOf === undefined) return literal
    const outcome = solver.variable()
    const isOn = switchOf(rule, solver)
    solver.clause(not(isOn), not(outcome), literal)
    solver.clause(not(isOn), outcome, not(literal))
    return outcome
  })
  for (const position of included) {
    const condition = logic.conditions[position]
    if (condition === null || condition === undefined || isAssumed?.(position) === true) continue
    const shows = visible[position] ?? always
    const outcome = outcomeOf(condition)
    solver.clause(not(shows), outcome)
    solver.clause(shows, not(outcome))
  }
  return { solver, always, visible, answers, outcomeOf, certain, cascade }
}

const classesIn = (own: readonly AnswerLiteral[] = []): readonly ComparedClass[] =>
  own.map(({ literal, answerClass: { example, truth, isCertain } }) => ({
    literal,
    example,
    isPlain: isCertain && !truth.includes(null),
  }))

/** Literals for the outcomes of rules and groups, each made once. */
export function outcomes(
  solver: Solver,
  always: Literal,
  ruleLiteral: (rule: LogicRule) => Literal,
): (node: LogicNode) => Literal {
  const known = new Map<LogicNode, Literal>()
  function outcomeOf(node: LogicNode): Literal {
    const same = known.get(node)
    if (same !== undefined) return same
    const literal = node.kind === 'rule' ? ruleLiteral(node) : groupLiteral(node)
    known.set(node, literal)
    return literal
  }
  function groupLiteral({ operator, children }: LogicGroup): Literal {
    if (children.length === 0) return always
    const all = children.map(outcomeOf)
    const [only, ...others] = all
    if (only !== undefined && others.length === 0) return only
    const group = solver.variable()
    // "Any of" is "all of" with everything negated.
    const sign = operator === 'AND' ? (literal: Literal) => literal : not
    for (const outcome of all) solver.clause(not(sign(group)), sign(outcome))
    solver.clause(sign(group), ...all.map((outcome) => not(sign(outcome))))
    return group
  }
  return outcomeOf
}

/**
 * The truth of one comparison, from the class of the answer. A truth of null leaves it open. Only the smaller side is
 * written out.
 */
export function truthLiteral(
  solver: Solver,
  classes: readonly { readonly literal: Literal; readonly truth: boolean | null | undefined }[],
): Literal {
  const ofTruth = (wanted: boolean | null) =>
    classes.filter(({ truth }) => truth === wanted).map(({ literal }) => literal)
  const [yes, no, open] = [ofTruth(true), ofTruth(false), ofTruth(null)]
  const atom = solver.variable()
  const isShort = yes.length <= no.length
  const [few, sign] = isShort ? [yes, atom] : [no, not(atom)]
  for (const literal of few) solver.clause(not(literal), sign)
  solver.clause(not(sign), ...few, ...open)
  return atom
}

/** as many literals as are compared pair by pair */
const mostPairs = 8

export function exactlyOne(solver: Solver, literals: readonly Literal[]) {
  solver.clause(...literals)
  if (literals.length <= mostPairs) {
    for (const [at, one] of literals.entries()) {
      for (const other of literals.slice(at + 1)) solver.clause(not(one), not(other))
    }
    return
  }
  // A ladder: each step says that one of the literals so far holds.
  let before: Literal | null = null
  for (const literal of literals) {
    const step = solver.variable()
    solver.clause(not(literal), step)
    if (before !== null) {
      solver.clause(not(before), step)
      solver.clause(not(before), not(literal))
    }
    before = step
  }
}
