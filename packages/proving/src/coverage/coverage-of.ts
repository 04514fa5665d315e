import { asGroup, type Group, rulesOf } from '@ramiform/core/conditions/condition'
import { ruleKey } from '@ramiform/core/conditions/conditional-rules'
import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { countsPerRule, coverageLayout, type FieldPlace } from './coverage-layout.ts'

/** Sums of the submissions that were filled in on one version. */
export interface VersionCounts {
  readonly schema: FormSchema
  readonly submissions: number
  /** In the order of `coverageLayout`. */
  readonly counts: readonly number[]
}

export interface RuleCoverage {
  /** Number of the rule, from 1 in reading order. */
  readonly number: number
  /** People who were asked the question that the rule reads, while the field had these rules. */
  readonly asked: number
  /** People among them for whom the rule was true. */
  readonly held: number
  /** People for whom the other outcome would have changed whether the field is asked, while true and while false. */
  readonly decided: { readonly whenTrue: number; readonly whenFalse: number }
}

export interface FieldCoverage {
  readonly fieldId: string
  readonly asked: number
  readonly answered: number
  /** Options in form order, then answers that are not offered any more. Null for fields without options. */
  readonly options:
    | readonly { readonly value: string; readonly count: number; readonly offered: boolean }[]
    | null
  /** Empty for a field without rules. */
  readonly rules: readonly RuleCoverage[]
  /** People for whom each inner group held: parents before their groups. */
  readonly groups: readonly number[]
}

/** Former options of one field in a result. */
const mostFormerOptions = 20

/**
 * What submissions used, seen from one version of the form: the counts of all versions, by the ids of fields. Rules
 * count only where the field had the same rules.
 *
 * @param reference version to report on; its fields and rules give the order
 */
export function coverageOf(
  reference: FormSchema,
  versions: readonly VersionCounts[],
): readonly FieldCoverage[] {
  const placed = versions.map(({ schema, counts }) => ({
    counts,
    isTraditional: isTraditional(schema),
    byId: new Map(coverageLayout(schema).fields.map((place) => [place.field.id, place])),
  }))
  const ofReference = isTraditional(reference)
  return reference.fields.map((field): FieldCoverage => {
    const present = placed.flatMap((version) => {
      const place = version.byId.get(field.id)
      return place === undefined ? [] : [{ ...version, place }]
    })
    const sum = (index: (place: FieldPlace) => number, of = present) =>
      of.reduce((total, { counts, place }) => total + (counts[index(place)] ?? 0), 0)
    const logic = logicText(field)
    const sameLogic = present.filter(
      (version) =>
        version.isTraditional === ofReference && logicText(version.place.field) === logic,
    )
    const rules = ofReference || field.conditional === undefined ? [] : rulesOf(field.conditional)
    return {
      fieldId: field.id,
      asked: sum(({ asked }) => asked),
      answered: sum(({ asked }) => asked + 1),
      options: field.options === undefined ? null : optionsOf(field, present),
      rules: rules.map(({ fieldId }, at) => {
        const first = (place: FieldPlace) => place.rules + at * countsPerRule
        return {
          number: at + 1,
          asked: sameLogic.reduce(
            (total, { counts, byId }) => total + (counts[byId.get(fieldId)?.asked ?? -1] ?? 0),
            0,
          ),
          held: sum(first, sameLogic),
          decided: {
            whenTrue: sum((place) => first(place) + 1, sameLogic),
            whenFalse: sum((place) => first(place) + 2, sameLogic),
          },
        }
      }),
      groups: Array.from({ length: sameLogic[0]?.place.groupCount ?? 0 }, (_, at) =>
        sum((place) => place.groups + at, sameLogic),
      ),
    }
  })
}

function optionsOf(
  { options: offered = [], other }: Field,
  versions: readonly { readonly counts: readonly number[]; readonly place: FieldPlace }[],
) {
  const counts = new Map(offered.map((value) => [value, 0]))
  for (const { counts: of, place } of versions) {
    for (const [at, value] of (place.field.options ?? []).entries()) {
      counts.set(value, (counts.get(value) ?? 0) + (of[place.options + at] ?? 0))
    }
  }
  // *Other* has the answers that are none of the options.
  const texts = versions.reduce(
    (sum, { counts: of, place }) =>
      sum + (place.field.other === undefined ? 0 : (of[place.options + place.optionCount] ?? 0)),
    0,
  )
  if (other !== undefined) counts.set(other, (counts.get(other) ?? 0) + texts)
  const isOffered = new Set(other === undefined ? offered : [...offered, other])
  const all = [...counts].map(([value, count]) => ({ value, count, offered: isOffered.has(value) }))
  const former = all.filter((one) => !one.offered && one.count > 0)
  return [...all.filter((one) => one.offered), ...former.slice(0, mostFormerOptions)]
}

/** A field's logic as comparable text, without the ids of rules and groups. */
function logicText({ conditional }: Field): string {
  return conditional === undefined ? '' : JSON.stringify(plain(asGroup(conditional)))
}

type Plain = readonly [Group['operator'], readonly (readonly string[])[], readonly Plain[]]

function plain({ operator, rules, groups }: Pick<Group, 'operator' | 'rules' | 'groups'>): Plain {
  return [operator, rules.map(ruleKey), groups.map(plain)]
}
