import { type Answer, isList } from '@ramiform/core/answers'
import { nothing, readAnswer } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import type { Field } from '@ramiform/core/field'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import type { ComparedAtom } from './atom.ts'
import { acceptsAnswer, withoutLengths } from './classes-of-answers.ts'
import { exactlyOne, outcomes, truthLiteral } from './clauses.ts'
import { type ComparedClass, comparedLiteral, linkComparisons } from './compared-answers.ts'
import type { Atom, FormLogic } from './form-logic.ts'
import { hasOption, offersAt, type PlacedOffer } from './offers-of-form.ts'
import type { ProvingContext } from './proving-context.ts'
import { type Literal, not, Solver } from './solver.ts'

/** Typed answers to one question that the rules of every version treat alike. */
export interface TypedClass {
  readonly example: Answer | undefined
  /** by version: the truth of the comparisons in `atomsOf`, as the version sees the answer; null where not known */
  readonly truth: readonly (readonly (boolean | null)[])[]
  /** False for answers that may exist but were not found. */
  readonly isCertain: boolean
}

export interface TypedClasses {
  /** the first is preferred */
  readonly classes: readonly TypedClass[]
  /** True when all versions accept the same answers, so that equal comparisons have equal outcomes. */
  readonly isShared: boolean
}

export interface TypedQuestion {
  readonly fieldId: string
  readonly classes: readonly (TypedClass & { readonly literal: Literal })[]
}

/**
 * Versions of a form as clauses over the same typed answers. A model is a map of answers, and what each version shows
 * with it. Unlike in `formClauses`, a hidden field may have a typed answer: another version may show the field.
 */
export interface VersionClauses {
  readonly solver: Solver
  readonly always: Literal
  /** by version and position; only for the fields that are included */
  readonly visible: readonly (readonly Literal[])[]
  /** in the order of the last version, then of the others */
  readonly questions: readonly TypedQuestion[]
  /** Assumed: only answers that were found count. */
  readonly certain: Literal
  /** literals to choose values for, in this order */
  readonly choices: readonly Literal[]
}

/** @param included by version: the positions of the fields to decide about, with everything that they depend on */
export function versionClauses(
  versions: readonly FormLogic[],
  included: readonly ReadonlySet<number>[],
  classesOf: (fieldId: string) => TypedClasses,
  context: ProvingContext,
  steps: number,
): VersionClauses {
  const solver = new Solver(steps)
  const always = solver.variable()
  solver.clause(always)
  const certain = solver.variable()
  const choices: Literal[] = []
  const positions = included.map((one) => [...one].toSorted((a, b) => a - b))

  const questions: TypedQuestion[] = []
  const known = new Map<string, TypedQuestion>()
  /** by field: literals of comparisons that several versions make */
  const shared = new Map<string, Map<string, Literal>>()
  for (const [version, logic] of [...versions.entries()].toReversed()) {
    for (const position of positions[version] ?? []) {
      const id = logic.schema.fields[position]?.id ?? ''
      const isRead = (logic.atomsOf[position] ?? []).length > 0
      if (!isRead || known.has(id)) continue
      const typed = classesOf(id)
      const classes = typed.classes.map((one) => ({ ...one, literal: solver.variable() }))
      if (classes.length === 0) continue
      if (typed.isShared) shared.set(id, new Map())
      exactlyOne(
        solver,
        classes.map(({ literal }) => literal),
      )
      for (const { literal, isCertain } of classes) {
        if (!isCertain) solver.clause(not(certain), not(literal))
      }
      const question = { fieldId: id, classes }
      known.set(id, question)
      questions.push(question)
    }
  }
  const visible = versions.map((logic, version) => {
    const own = positions[version] ?? []
    const shows: Literal[] = []
    for (const position of own) {
      shows[position] = logic.conditions[position] === null ? always : solver.variable()
    }
    const seen: Literal[] = []
    for (const position of own) {
      const field = logic.schema.fields[position]
      if (field === undefined) continue
      const fixed = fixedAnswer(field)
      const offers = offersAt(logic.schema, field, logic.dependencies.positions)
      for (const [at, atom] of (logic.atomsOf[position] ?? []).entries()) {
        const ofNothing = ruleHolds(atom.rule, nothing)
        const raw =
          fixed === undefined
            ? offers.length > 0
              ? offeredLiteral(version, field, at, atom, offers, shows)
              : typedLiteral(version, field, at, atom)
            : ruleHolds(atom.rule, readAnswer(fixed), field, context.fieldTypes)
              ? always
              : not(always)
        seen[atom.index] = seenLiteral(raw, shows[position] ?? always, ofNothing)
      }
    }
    for (const atom of logic.compared) {
      const { source, other } = atom
      if (shows[source] === undefined || shows[other] === undefined) continue
      const raw = comparedAnswers(version, logic, atom)
      const bothShow = both(shows[source], shows[other])
      seen[atom.index] = seenLiteral(raw, bothShow, ruleHolds(atom.rule, nothing))
    }
    linkComparisons(solver, logic.compared, logic.schema.fields, ({ index }) => seen[index])
    const outcomeOf = outcomes(solver, always, ({ meaning }) =>
      typeof meaning === 'object'
        ? (seen[meaning.index] ?? solver.variable())
        : meaning
          ? always
          : not(always),
    )
    for (const position of own) {
      const condition = logic.conditions[position] ?? null
      const literal = shows[position] ?? always
      if (condition === null) continue
      const outcome = outcomeOf(condition)
      solver.clause(not(literal), outcome)
      solver.clause(literal, not(outcome))
      choices.push(literal)
    }
    return shows
  })

  function typedLiteral(version: number, field: Field, at: number, { rule }: Atom): Literal {
    const fieldId = field.id
    const literals = shared.get(fieldId)
    const key = JSON.stringify([rule.condition, rule.value])
    const same = literals?.get(key)
    if (same !== undefined) return same
    const literal = truthLiteral(
      solver,
      (known.get(fieldId)?.classes ?? []).map((one) => ({
        literal: one.literal,
        truth: one.truth[version]?.[at],
      })),
    )
    literals?.set(key, literal)
    return literal
  }

  /** The truth of a comparison with the answer without options that the version does not offer. */
  function offeredLiteral(
    version: number,
    field: Field,
    at: number,
    { rule }: Atom,
    offers: readonly PlacedOffer[],
    shows: readonly Literal[],
  ): Literal {
    const accepting = withoutLengths({ ...field, required: false }, context)
    return truthLiteral(
      solver,
      (known.get(field.id)?.classes ?? []).flatMap((one) => {
        const { literal, example } = one
        const whole = { literal, truth: one.truth[version]?.[at] }
        const isOpen = isList(example) && rule.condition !== 'contains'
        const own = offers.filter(
          ({ option }) =>
            hasOption(example, option) &&
            // Whether a list has one option does not depend on the others.
            (isOpen || !isList(example) || option === rule.value),
        )
        const isSeen = example !== undefined && acceptsAnswer(accepting, example, context)
        if (own.length === 0 || !isSeen) return [whole]
        const areOffered = own
          .map(({ position }) => shows[position] ?? always)
          .reduce((all, offered) => both(all, offered))
        return [
          { literal: both(literal, areOffered), truth: whole.truth },
          {
            literal: both(literal, not(areOffered)),
            // What is left of several options has several outcomes in one class.
            truth: isOpen ? null : ruleHolds(rule, nothing, field, context.fieldTypes),
          },
        ]
      }),
    )
  }

  /** The outcome of comparing two typed answers, which versions share where they accept the same ones. */
  function comparedAnswers(version: number, logic: FormLogic, atom: ComparedAtom): Literal {
    const both = [atom.source, atom.other].map((position) => logic.schema.fields[position])
    const [source, other] = both
    // Three members, since comparisons with a value have two.
    const key = JSON.stringify([atom.rule.condition, '', other?.id])
    const literals =
      source && other && shared.has(other.id) && fixedAnswer(other) === undefined
        ? shared.get(source.id)
        : undefined
    const same = literals?.get(key)
    if (same !== undefined) return same
    const mayLose = both.some(
      (field) => offersAt(logic.schema, field, logic.dependencies.positions).length > 0,
    )
    if (mayLose) return solver.variable()
    const [ofSource = [], ofOther = []] = both.map((field): readonly ComparedClass[] => {
      const fixed = field && fixedAnswer(field)
      if (fixed !== undefined) return [{ literal: always, example: fixed, isPlain: true }]
      return (known.get(field?.id ?? '')?.classes ?? []).map((one) => ({
        literal: one.literal,
        example: one.example,
        isPlain: one.isCertain && one.truth[version]?.includes(null) !== true,
      }))
    })
    // Other answers of the classes stay possible, because each version has examples of its own.
    const options = { isExact: false, certain }
    const literal = comparedLiteral(solver, atom, source, [ofSource, ofOther], options)
    literals?.set(key, literal)
    return literal
  }

  function both(one: Literal, other: Literal): Literal {
    if (one === always || one === other) return other
    if (other === always) return one
    const all = solver.variable()
    solver.clause(not(all), one)
    solver.clause(not(all), other)
    solver.clause(all, not(one), not(other))
    return all
  }

  /** What rules see of an answer: a hidden field has none (decision 2). */
  function seenLiteral(raw: Literal, shows: Literal, ofNothing: boolean): Literal {
    if (shows === always) return raw
    const seen = solver.variable()
    const hidden = ofNothing ? seen : not(seen)
    solver.clause(shows, hidden)
    solver.clause(not(shows), not(raw), seen)
    solver.clause(not(shows), raw, not(seen))
    return seen
  }

  const typed = questions.flatMap(({ classes }) => classes.map(({ literal }) => literal))
  return { solver, always, visible, questions, certain, choices: [...typed, ...choices] }
}

/** Positions of the fields and of everything that their visibility depends on. */
export function coneOf({ sources }: FormLogic, fields: Iterable<number>): ReadonlySet<number> {
  const found = new Set(fields)
  for (const position of found) for (const source of sources[position] ?? []) found.add(source)
  return found
}
