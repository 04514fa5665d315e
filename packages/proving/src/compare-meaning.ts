import type { Answer, Answers } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { asGroup } from '@ramiform/core/conditions/condition'
import { ruleKey } from '@ramiform/core/conditions/conditional-rules'
import { withOffersAsFields } from '@ramiform/core/conditions/offer-fields'
import { offerOfId } from '@ramiform/core/conditions/offer-ids'
import { createVisibility, type Visibility } from '@ramiform/core/conditions/visibility'
import { withoutSections } from '@ramiform/core/conditions/without-sections'
import type { Field } from '@ramiform/core/field'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { offeredAnswers } from '@ramiform/core/offered-answers'
import { fixedAnswer } from '@ramiform/core/payments/fixed-price'
import { acceptsAnswer, withoutLengths } from './classes-of-answers.ts'
import { classesOfVersions } from './classes-of-versions.ts'
import { comparedInOneOrder } from './compared-in-one-order.ts'
import { type FormLogic, formLogic } from './form-logic.ts'
import { otherChanges } from './other-changes.ts'
import type { ProvingContext } from './proving-context.ts'
import { type SettingChange, settingChanges } from './setting-changes.ts'
import { smallestModel } from './smallest-model.ts'
import { type Literal, not } from './solver.ts'
import {
  coneOf,
  type TypedClasses,
  type VersionClauses,
  versionClauses,
} from './version-clauses.ts'

/** When a field shows, compared with the version before. `undecided`: the search gave up. */
export type MeaningChange =
  | 'same'
  | 'wider'
  | 'narrower'
  | 'changed'
  | 'added'
  | 'removed'
  | 'undecided'

export interface FieldChange {
  readonly fieldId: string
  readonly label: string
  readonly change: MeaningChange
  /** True when the rules differ and mean the same. */
  readonly rewritten: boolean
  readonly witness: {
    /** the fewest answers with which the field shows before and not after; null where none were found */
    readonly before: Answers | null
    /** the fewest answers with which the field shows after and not before; null where none were found */
    readonly after: Answers | null
  }
  /** what else changed about the field, as sentences; absent when nothing did */
  readonly otherChanges?: readonly string[]
}

export interface MeaningComparison {
  /** in the order of the version after; removed fields follow in the order of the version before */
  readonly fields: readonly FieldChange[]
  /** settings that change what visitors can do; absent when none did */
  readonly settings?: readonly SettingChange[]
}

/** steps for all fields, about a second of work at most */
const stepsOfForms = 5_000_000
const stepsOfSearch = 250_000
/** as many ancestors in both versions as a search of its own may have */
const smallCones = 120

/**
 * Compares when each field shows in two versions of a form. Fields are the same when they have the same id. Both
 * versions get the same answers, and each sees those that it accepts (decision 232). `same` is proved.
 */
export function compareMeaning(
  older: FormSchema,
  newer: FormSchema,
  context: ProvingContext,
): MeaningComparison {
  const [before, after] = [withoutSections(older), withoutSections(newer)]
  const named = {
    before: withOffersAsFields(withoutSections(withNamesInTexts(older))),
    after: withOffersAsFields(withoutSections(withNamesInTexts(newer))),
  }
  const written = [before, after].map(withOffersAsFields)
  const versions = written.map((schema) => versionOf(comparedInOneOrder(schema)))
  const [old, now] = versions
  if (old === undefined || now === undefined) return { fields: [] }
  const isUnchanged = unchanged(old, now)
  const removed = before.fields.filter(({ id }) => !now.positions.has(id))
  const ids = [...now.positions.keys(), ...removed.map(({ id }) => id)].filter(
    // Hidden fields are compared as settings, since nobody is asked, and options with their field.
    (id) => !(fieldIn(now, id) ?? fieldIn(old, id))?.hidden && offerOfId(id) === undefined,
  )
  const open = ids.filter((id) => !isUnchanged(id))
  const search = createSearch([old, now], open, context)
  const fields = ids.map((fieldId): FieldChange => {
    const [was, is] = [fieldIn(old, fieldId), fieldIn(now, fieldId)]
    const [from, to] = [old.positions.get(fieldId), now.positions.get(fieldId)]
    const label = to === undefined ? nameOf(named.before, from ?? 0) : nameOf(named.after, to)
    const others =
      was !== undefined && is !== undefined
        ? otherChanges([was, is], [named.before, named.after], context)
        : []
    const found = isUnchanged(fieldId) ? null : search(fieldId)
    const change =
      was === undefined
        ? 'added'
        : is === undefined
          ? 'removed'
          : found === null
            ? 'same'
            : changeOf(found.before, found.after)
    return {
      fieldId,
      label,
      change,
      rewritten:
        change === 'same' &&
        rulesOfField(written[0]?.fields[from ?? -1], before) !==
          rulesOfField(written[1]?.fields[to ?? -1], after),
      witness: { before: found?.before.witness ?? null, after: found?.after.witness ?? null },
      ...(others.length > 0 && { otherChanges: others }),
    }
  })
  const settings = settingChanges(older, newer)
  return { fields, ...(settings.length > 0 && { settings }) }
}

interface Version {
  readonly schema: FormSchema
  readonly logic: FormLogic
  readonly positions: ReadonlyMap<string, number>
}

const versionOf = (schema: FormSchema): Version => {
  const logic = formLogic(schema)
  return { schema, logic, positions: logic.dependencies.positions }
}

function fieldIn({ schema, positions }: Version, fieldId: string): Field | undefined {
  return schema.fields[positions.get(fieldId) ?? -1]
}

/** The rules without ids, the same for simple and advanced logic. */
function rulesOfField(field: Field | undefined, schema: FormSchema): string {
  if (field?.conditional === undefined || isTraditional(schema)) return ''
  return JSON.stringify(withoutIds(asGroup(field.conditional)))
}

const withoutIds = ({ operator, rules, groups }: ReturnType<typeof asGroup>): unknown => [
  operator,
  rules.map(ruleKey),
  groups.map(withoutIds),
]

/** Fields whose rules are the same as before, and those of everything that they depend on. */
function unchanged(old: Version, now: Version): (fieldId: string) => boolean {
  const isSame = new Map<string, boolean>()
  for (const id of now.positions.keys()) {
    const [was, is] = [fieldIn(old, id), fieldIn(now, id)]
    isSame.set(
      id,
      was !== undefined &&
        is !== undefined &&
        rulesOfField(was, old.schema) === rulesOfField(is, now.schema) &&
        answersOfField(was) === answersOfField(is),
    )
  }
  const formulasIn = ({ schema }: Version) =>
    JSON.stringify(schema.fields.flatMap(({ id, formula }) => (formula ? [[id, formula]] : [])))
  const haveSameFormulas = formulasIn(old) === formulasIn(now)
  return (fieldId) => {
    const [from, to] = [old.positions.get(fieldId), now.positions.get(fieldId)]
    if (from === undefined || to === undefined) return false
    const [own, ...sources] = coneOf(now.logic, [to])
    const idOf = (position: number) => now.schema.fields[position]?.id ?? ''
    const before = coneOf(old.logic, [from])
    // As many fields can be others: a deleted field may have closed a loop, whose rules count as empty.
    const ids = new Set([own, ...sources].map((position) => idOf(position ?? -1)))
    return (
      own !== undefined &&
      rulesOfField(fieldIn(old, fieldId), old.schema) ===
        rulesOfField(fieldIn(now, fieldId), now.schema) &&
      sources.every((position) => isSame.get(idOf(position)) === true) &&
      (haveSameFormulas || !sources.some((position) => now.schema.fields[position]?.formula)) &&
      before.size === sources.length + 1 &&
      [...before].every((position) => ids.has(old.schema.fields[position]?.id ?? ''))
    )
  }
}

/** Everything about a field that decides which answers it accepts. */
const answersOfField = ({ type, options, other, validation, fixedPrice }: Field) =>
  JSON.stringify([type, options, other, validation, fixedPrice])

interface Side {
  readonly kind: 'reached' | 'unreachable' | 'undecided'
  readonly witness: Answers | null
}

function changeOf(before: Side, after: Side): MeaningChange {
  if (before.kind === 'unreachable' && after.kind === 'unreachable') return 'same'
  if (before.kind === 'unreachable' && after.kind === 'reached') return 'wider'
  if (before.kind === 'reached' && after.kind === 'unreachable') return 'narrower'
  return before.kind === 'reached' && after.kind === 'reached' ? 'changed' : 'undecided'
}

type Search = (fieldId: string) => { readonly before: Side; readonly after: Side }

function createSearch(
  versions: readonly [Version, Version],
  ids: readonly string[],
  context: ProvingContext,
): Search {
  const positionsIn = ({ positions }: Version, all: readonly string[]) =>
    all.flatMap((id) => positions.get(id) ?? [])
  const conesOf = (all: readonly string[]) =>
    versions.map((version) => coneOf(version.logic, positionsIn(version, all)))
  const known = new Map<string, TypedClasses>()
  function classesOf(fieldId: string): TypedClasses {
    const before = known.get(fieldId)
    if (before !== undefined) return before
    const [was = null, is = null] = versions.map((version) => {
      const field = fieldIn(version, fieldId)
      const atoms = version.logic.atomsOf[version.positions.get(fieldId) ?? -1] ?? []
      return field === undefined ? null : { field, atoms }
    })
    const classes = classesOfVersions(was, is, context)
    known.set(fieldId, classes)
    return classes
  }
  let steps = stepsOfForms
  const clausesFor = (cones: readonly ReadonlySet<number>[]) =>
    versionClauses(
      versions.map(({ logic }) => logic),
      cones,
      classesOf,
      context,
      steps,
    )
  const size = (cones: readonly ReadonlySet<number>[]) =>
    cones.reduce((sum, cone) => sum + cone.size, 0)
  const isSmall = (fieldId: string) => size(conesOf([fieldId])) <= smallCones
  /** Fields with many ancestors share them. A search for another field would touch all that its sources decide. */
  let shared: VersionClauses | null = null
  const sharedClauses = () => {
    shared ??= clausesFor(conesOf(ids.filter((id) => !isSmall(id))))
    return shared
  }
  const shown = versions.map(({ schema }) => replaying(schema, context))

  function visibleIn(clauses: VersionClauses, version: number, fieldId: string): Literal {
    const position = versions[version]?.positions.get(fieldId)
    return position === undefined
      ? not(clauses.always)
      : (clauses.visible[version]?.[position] ?? clauses.always)
  }

  function side(clauses: VersionClauses, fieldId: string, shows: number, hides: number): Side {
    const goal = [visibleIn(clauses, shows, fieldId), not(visibleIn(clauses, hides, fieldId))]
    const cone = new Set(
      conesOf([fieldId]).flatMap((positions, version) =>
        [...positions].map((position) => versions[version]?.schema.fields[position]?.id ?? ''),
      ),
    )
    return searchFor(clauses, goal, cone, (answers) =>
      shown.every(
        (isVisible, version) =>
          (version !== shows && version !== hides) ||
          isVisible(fieldId, answers) === (version === shows),
      ),
    )
  }
  return (fieldId) => {
    const clauses = isSmall(fieldId) ? clausesFor(conesOf([fieldId])) : sharedClauses()
    const before = clauses.solver.stepsLeft
    const sides = { before: side(clauses, fieldId, 0, 1), after: side(clauses, fieldId, 1, 0) }
    steps -= before - clauses.solver.stepsLeft
    return sides
  }
}

/** Asks core what a version shows with the answers that it accepts. */
function replaying(
  schema: FormSchema,
  context: ProvingContext,
): (fieldId: string, answers: Answers) => boolean {
  let visibility: Visibility | null = null
  const fields = new Map(schema.fields.map((field) => [field.id, field]))
  return (fieldId, answers) => {
    visibility ??= createVisibility(schema, context.fieldTypes)
    const seen = Object.entries(answers).filter(([id, answer]) => {
      const field = fields.get(id)
      if (field === undefined || answer === undefined || fixedAnswer(field) !== undefined)
        return false
      return acceptsAnswer(withoutLengths({ ...field, required: false }, context), answer, context)
    })
    visibility.setAnswers(offeredAnswers(schema, Object.fromEntries(seen), context.fieldTypes))
    return visibility.isVisible(fieldId)
  }
}

function searchFor(
  { solver, questions, certain, choices }: VersionClauses,
  goal: readonly Literal[],
  cone: ReadonlySet<string>,
  replay: (answers: Answers) => boolean,
): Side {
  const first = solver.search([certain, ...goal], choices, stepsOfSearch)
  if (first.kind === 'undecided') return { kind: 'undecided', witness: null }
  if (first.kind === 'conflict') {
    if (!first.core.includes(certain)) return { kind: 'unreachable', witness: null }
    const open = solver.search(goal, choices, stepsOfSearch)
    return { kind: open.kind === 'conflict' ? 'unreachable' : 'undecided', witness: null }
  }
  const asked = questions.filter(({ fieldId }) => cone.has(fieldId))
  const model = smallestModel(
    solver,
    first,
    asked.map(({ classes }) => {
      const [free, ...others] = classes
      return {
        free: free?.literal ?? certain,
        others: others.filter(({ isCertain }) => isCertain).map(({ literal }) => literal),
      }
    }),
    (literals, steps = stepsOfSearch) =>
      solver.search([certain, ...goal, ...literals], choices, Math.min(steps, stepsOfSearch)),
  )
  const witness = Object.fromEntries(
    asked.flatMap(({ fieldId, classes }): [string, Answer][] => {
      const example = classes.find(({ literal }) => model.holds(literal))?.example
      return example === undefined ? [] : [[fieldId, example]]
    }),
  )
  // A claim that core does not confirm is never made.
  return replay(witness) ? { kind: 'reached', witness } : { kind: 'undecided', witness: null }
}
