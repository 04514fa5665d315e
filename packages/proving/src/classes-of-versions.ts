import type { Answer } from '@ramiform/core/answers'
import { nothing, readAnswer } from '@ramiform/core/conditions/reading'
import { ruleHolds } from '@ramiform/core/conditions/whole-truth'
import { withoutDayLimits } from '@ramiform/core/day-limits'
import type { Field, Validation } from '@ramiform/core/field'
import { type FieldType, fieldTypeOf } from '@ramiform/core/field-type'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import type { AnswerClass } from './answer-class.ts'
import { acceptsAnswer, classesOfAnswers, withoutLengths } from './classes-of-answers.ts'
import type { Atom } from './form-logic.ts'
import type { ProvingContext } from './proving-context.ts'
import type { TypedClass, TypedClasses } from './version-clauses.ts'

/** A field in one version, with the comparisons that read it. */
export interface FieldOfVersion {
  readonly field: Field
  readonly atoms: readonly Atom[]
}

type Truth = readonly (boolean | null)[]

/** as many pairs of classes as are listed; beyond, every outcome stays possible */
const mostPairs = 2_000

/**
 * The answers to one question of two versions. A version that does not accept an answer sees none. Lengths and
 * patterns of texts do not count (decision 232).
 *
 * @param before null when the version has no such field
 */
export function classesOfVersions(
  before: FieldOfVersion | null,
  after: FieldOfVersion | null,
  context: ProvingContext,
): TypedClasses {
  // A value has no answers of its own, and its formula may differ between the versions.
  if (before?.field.formula || after?.field.formula) {
    const truth = [before, after].map((one) => (one?.atoms ?? []).map(() => null))
    return { classes: [{ example: undefined, truth, isCertain: false }], isShared: false }
  }
  // The answer to a fixed price is known without a visitor.
  const first = before !== null && fixedAnswer(before.field) === undefined ? before : null
  const second = after !== null && fixedAnswer(after.field) === undefined ? after : null
  if (first === null || second === null)
    return { classes: ofOne(first, second, context), isShared: false }
  const same = sameAnswers(first.field, second.field, context)
  if (same !== null)
    return { classes: ofSame(same, first.atoms, second.atoms, context), isShared: true }
  return { classes: ofDifferent(first, second, context), isShared: false }
}

function ofOne(
  before: FieldOfVersion | null,
  after: FieldOfVersion | null,
  context: ProvingContext,
): readonly TypedClass[] {
  const one = before ?? after
  if (one === null) return []
  return classesOfAnswers(withoutLengths(one.field, context), one.atoms, context).map((known) => ({
    example: known.example,
    truth: before === null ? [[], known.truth] : [known.truth, []],
    isCertain: known.isCertain,
  }))
}

/** The field to take answers from when both versions accept the same ones; null when they differ. */
function sameAnswers(before: Field, after: Field, context: ProvingContext): Field | null {
  const type = fieldTypeOf(context.fieldTypes, after.type)
  const old = fieldTypeOf(context.fieldTypes, before.type)
  if (type === undefined || old === undefined || !acceptAlike(old, type)) return null
  if (type.hasOptions && onlyIn(before, after).length + onlyIn(after, before).length > 0)
    return null
  if (before.other !== after.other) return null
  if (type.bounds === 'value' && !haveSame(before, after, 'min', 'max')) return null
  return haveSame(before, after, 'min', 'max', 'pattern')
    ? withoutDayLimits(after)
    : withoutLengths(after, context)
}

/** Types such as text and textarea, which differ only in how they look. */
const acceptAlike = (a: FieldType, b: FieldType) =>
  a.check === b.check &&
  a.answerKind === b.answerKind &&
  a.bounds === b.bounds &&
  a.hasOptions === b.hasOptions &&
  a.comparesAsNumber === b.comparesAsNumber

/** Options that one field offers and the other does not. */
function onlyIn({ options = [] }: Field, other: Field): readonly string[] {
  const offered = new Set(other.options)
  return options.filter((option) => !offered.has(option))
}

const haveSame = (a: Field, b: Field, ...names: readonly (keyof Validation)[]) =>
  names.every((name) => a.validation?.[name] === b.validation?.[name])

function ofSame(
  field: Field,
  before: readonly Atom[],
  after: readonly Atom[],
  context: ProvingContext,
): readonly TypedClass[] {
  const keyOf = ({ rule }: Atom) => JSON.stringify([rule.condition, rule.value])
  const atoms = [...new Map([...after, ...before].map((atom) => [keyOf(atom), atom])).values()]
  const places = new Map(atoms.map((atom, at) => [keyOf(atom), at]))
  const ofVersion = (truth: Truth, own: readonly Atom[]) =>
    own.map((atom) => truth[places.get(keyOf(atom)) ?? 0] ?? null)
  return classesOfAnswers(field, atoms, context).map(({ example, truth, isCertain }) => ({
    example,
    truth: [ofVersion(truth, before), ofVersion(truth, after)],
    isCertain,
  }))
}

function ofDifferent(
  before: FieldOfVersion,
  after: FieldOfVersion,
  context: ProvingContext,
): readonly TypedClass[] {
  const versions = [before, after].map(({ field, atoms }) => {
    const own = withoutLengths({ ...field, required: false }, context)
    const truthOf = (answer: Answer | undefined): Truth => {
      const isSeen = answer !== undefined && acceptsAnswer(own, answer, context)
      const seen = isSeen ? readAnswer(answer) : nothing
      return atoms.map(({ rule }) => ruleHolds(rule, seen, own, context.fieldTypes))
    }
    return { own, atoms, truthOf, classes: classesOfAnswers(own, atoms, context) }
  })
  const [first, second] = versions
  if (first === undefined || second === undefined) return []
  const found = new Map<string, TypedClass>()
  const add = (example: Answer | undefined) => {
    const truth = [first.truthOf(example), second.truthOf(example)]
    const key = JSON.stringify(truth)
    if (!found.has(key)) found.set(key, { example, truth, isCertain: true })
  }
  add(undefined)
  const merged = mergedClasses(first, second, context)
  for (const { example, isCertain } of merged ?? [...second.classes, ...first.classes]) {
    if (isCertain && example !== undefined) add(example)
  }
  const open = [first.atoms.map(() => null), second.atoms.map(() => null)]
  const uncertain: (readonly Truth[])[] =
    merged !== null
      ? merged.some(({ isCertain }) => !isCertain)
        ? [open]
        : []
      : first.classes.length * second.classes.length > mostPairs
        ? [open]
        : first.classes.flatMap((a) => second.classes.map((b) => [a.truth, b.truth]))
  return [
    ...found.values(),
    ...uncertain
      .filter((truth) => !found.has(JSON.stringify(truth)))
      .map((truth) => ({ example: undefined, truth, isCertain: false })),
  ]
}

/** A version's field without lengths, and its comparisons. */
interface Accepting {
  readonly own: Field
  readonly atoms: readonly Atom[]
}

/**
 * Classes of everything that one of the two fields accepts, apart where the other one does not accept it. Null where
 * the types are too different.
 */
function mergedClasses(
  before: Accepting,
  after: Accepting,
  context: ProvingContext,
): readonly AnswerClass[] | null {
  const type = fieldTypeOf(context.fieldTypes, after.own.type)
  const old = fieldTypeOf(context.fieldTypes, before.own.type)
  if (type === undefined || old === undefined || !acceptAlike(old, type)) return null
  const atoms = [...after.atoms, ...before.atoms]
  if (type.hasOptions) {
    const apart = [...onlyIn(before.own, after.own), ...onlyIn(after.own, before.own)]
    const options = [...new Set([...(after.own.options ?? []), ...(before.own.options ?? [])])]
    const labels = new Set([after.own.other, before.own.other].filter((one) => one !== undefined))
    const [other] = labels
    // An option of one version is the label of the other one, or rules name *Other* by two labels.
    if (labels.size > 1 || (other !== undefined && options.includes(other))) return null
    // An option of one version may be a text in the other one, which accepts only one text.
    const telling = [...apart, ...(other === undefined ? [] : [other])].map((option) =>
      comparison('contains', option),
    )
    return classesOfAnswers({ ...after.own, options, other }, [...atoms, ...telling], context)
  }
  if (type.bounds !== 'value') return null
  const [a, b] = [before.own.validation ?? {}, after.own.validation ?? {}]
  const least = (x?: number, y?: number) =>
    x === undefined || y === undefined ? undefined : Math.min(x, y)
  const most = (x?: number, y?: number) =>
    x === undefined || y === undefined ? undefined : Math.max(x, y)
  const validation = { min: least(a.min, b.min), max: most(a.max, b.max) }
  const telling = [a.min, a.max, b.min, b.max].flatMap((bound) =>
    bound === undefined
      ? []
      : [comparison('less_than', String(bound)), comparison('greater_than', String(bound))],
  )
  return classesOfAnswers({ ...after.own, validation }, [...atoms, ...telling], context)
}

/** A comparison that no rule makes, to tell answers apart. */
const comparison = (condition: string, value: string): Atom => ({
  index: -1,
  source: -1,
  rule: { condition, value },
})
