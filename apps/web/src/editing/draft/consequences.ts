import {
  type Conditional,
  fieldsReadBy,
  type Rule,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import { mapRules, type RuleTest, withoutRules } from '@ramiform/core/conditions/conditional-rules'
import { endingAsField } from '@ramiform/core/conditions/endings'
import { changeLogics } from '@ramiform/core/conditions/logic-members'
import { withOwnLogic } from '@ramiform/core/conditions/logic-owner'
import { renamedOptions } from '@ramiform/core/conditions/offer-changes'
import { sectionAsField } from '@ramiform/core/conditions/without-sections'
import type { Ending } from '@ramiform/core/ending'
import type { Field } from '@ramiform/core/field'
import { withHiddenFields } from '@ramiform/core/hidden-fields'
import { withOther } from '@ramiform/core/other'
import { fieldName } from '../../forms/field-name.ts'
import type { Command } from './edit.ts'
import { conditionalOf, type FormDraft, fieldById } from './form-draft.ts'
import { comparesText, fits, holdsFor } from './rule-fit.ts'
import type { Reader } from './rules-on-field.ts'

/** Effect of a step on other rules: their source field or their value no longer exists. */
export interface Consequence {
  readonly kind: 'field-gone' | 'option-gone' | 'option-renamed' | 'type-changed'
  /** the field that the rules read, as it was */
  readonly source: Field
  /** for a renamed option */
  readonly renamed?: { readonly from: string; readonly to: string }
  /** whose rules they are, by number */
  readonly readers: readonly Reader[]
  readonly rules: number
  /** how many of them mean the same again once they name the new option */
  readonly rewritable: number
  readonly isAffected: RuleTest
  /** the rule with the new name where that gives it its meaning back, otherwise the rule itself */
  readonly rewrite: (rule: Rule) => Rule
}

/** Effects of a step on rules it did not edit. */
export function consequencesOf(before: FormDraft, after: FormDraft): readonly Consequence[] {
  const [old, next] = [before.schema, after.schema]
  const isSame = (['fields', 'hiddenFields', 'values'] as const).every(
    (member) => old[member] === next[member],
  )
  if (isSame) return []
  const { fields } = withHiddenFields(next)
  return withHiddenFields(old).fields.flatMap((source): Consequence[] => {
    const now = fieldById(fields, source.id)
    if (now === source) return []
    return causesOf(source, now).flatMap((cause): Consequence[] => {
      const readers = untouchedReaders(before, after, source.id, cause)
      if (readers.length === 0) return []
      const rules = readers.flatMap(({ field }) =>
        rulesOf(field.conditional as Conditional).filter((rule) => isAbout(cause, source.id, rule)),
      )
      const rewrite = cause.rewrite ?? ((rule: Rule) => rule)
      return [
        {
          ...cause,
          source,
          readers,
          rules: rules.length,
          rewritable: rules.filter((rule) => rewrite(rule) !== rule).length,
          rewrite,
        },
      ]
    })
  })
}

type Cause = Pick<Consequence, 'kind' | 'renamed' | 'isAffected'> & {
  readonly rewrite?: (rule: Rule) => Rule
}

function causesOf(before: Field, after: Field | undefined): readonly Cause[] {
  if (after === undefined) return [{ kind: 'field-gone', isAffected: () => true }]
  const noLongerFits = (rule: Rule) => fits(before, rule) && !fits(after, rule)
  if (after.type !== before.type) return [{ kind: 'type-changed', isAffected: noLongerFits }]
  const [old, now] = [before, after].map((field) => withOther(field).options ?? [])
  const renamed = [...renamedOptions(old ?? [], now ?? [])]
  const others = (old ?? []).filter((option) => now?.includes(option))
  // With *Other*, a visitor may still write the text of a removed option, but rules meant the option.
  const isGone = (rule: Rule) =>
    after.other !== undefined &&
    comparesText(rule) &&
    old?.includes(rule.value) === true &&
    now?.includes(rule.value) !== true
  const causes = renamed.map(([from, to]): Cause => {
    const isAffected = (rule: Rule) =>
      comparesText(rule) &&
      rule.value !== '' &&
      holdsFor(before, from, rule) !== holdsFor(after, to, rule)
    return {
      kind: 'option-renamed',
      renamed: { from, to },
      isAffected,
      rewrite(rule) {
        if (to === '' || rule.value !== from || !isAffected(rule)) return rule
        const next = { ...rule, value: to }
        // `contains Red` also finds Dark Red, which keeps its name: then no new value means the same.
        const isSame = others.every(
          (option) => holdsFor(before, option, rule) === holdsFor(after, option, next),
        )
        return isSame ? next : rule
      },
    }
  })
  return [
    ...causes,
    {
      kind: 'option-gone',
      isAffected: (rule) =>
        (noLongerFits(rule) || isGone(rule)) && !causes.some(({ isAffected }) => isAffected(rule)),
    },
  ]
}

/** True for a rule that lost what it was about. Of a rule that compares two answers, only the questions count. */
function isAbout({ kind, isAffected }: Cause, sourceId: string, rule: Rule): boolean {
  if (kind === 'field-gone') return fieldsReadBy(rule).includes(sourceId)
  return rule.fieldId === sourceId && rule.valueFrom === undefined && isAffected(rule)
}

/** Fields whose logic is as it was and has rules that lost what they were about. */
function untouchedReaders(
  before: FormDraft,
  after: FormDraft,
  sourceId: string,
  cause: Cause,
): readonly Reader[] {
  const { fields, sections = [], endings = [] } = after.schema
  const readers: readonly Field[] = [
    ...fields.flatMap(withOwnLogic),
    ...sections.map(sectionAsField),
    ...endings.map(endingAsField),
  ]
  return readers.flatMap((field): Reader[] => {
    const { conditional } = field
    if (conditional === undefined) return []
    if (conditionalOf(before.schema, field.id) !== conditional) return []
    const rules = rulesOf(conditional).flatMap((rule, index) =>
      isAbout(cause, sourceId, rule) ? [index + 1] : [],
    )
    return rules.length === 0 ? [] : [{ field, rules }]
  })
}

/** Takes the rules away that lost what they were about. */
export function removeAffected(consequences: readonly Consequence[]): Command {
  const isGone = (rule: Rule) => consequences.some((one) => isAbout(one, one.source.id, rule))
  return changeLogic(`Remove rules that use ${sources(consequences)}`, (conditional) =>
    withoutRules(conditional, isGone),
  )
}

/** Gives rules the new name of the option that they compare with. */
export function rewriteAffected(consequences: readonly Consequence[]): Command {
  const rewritten = (rule: Rule) =>
    consequences.reduce((so, one) => (isAbout(one, one.source.id, so) ? one.rewrite(so) : so), rule)
  return changeLogic(`Rewrite rules that use ${sources(consequences)}`, (conditional) =>
    mapRules(conditional, rewritten),
  )
}

const sources = (consequences: readonly Consequence[]) =>
  consequences.length === 1
    ? `"${consequences.map(({ source }) => fieldName(source)).join()}"`
    : 'other fields'

/**
 * An ending that loses its last rule gets logic without rules, unlike one for everybody. That is a finding, because it
 * replaces the success message and may redirect.
 */
function withLogicOf(before: Ending, ending: Ending): Ending {
  return before.conditional === undefined || ending.conditional
    ? ending
    : { ...ending, conditional: { operator: 'AND', rules: [], groups: [] } }
}

function changeLogic(
  name: string,
  change: (conditional: Conditional) => Conditional | undefined,
): Command {
  return (draft) => {
    let changes = 0
    const changed = <Owner extends Pick<Field, 'conditional'>>(owner: Owner): Owner => {
      const next = changeLogics(owner, change)
      if (next !== owner) changes += 1
      return next
    }
    const { sections, endings } = draft.schema
    const schema = {
      ...draft.schema,
      fields: draft.schema.fields.map(changed),
      ...(sections && { sections: sections.map(changed) }),
      ...(endings && { endings: endings.map((one) => withLogicOf(one, changed(one))) }),
    }
    return changes === 0 ? null : { name, draft: { ...draft, schema } }
  }
}
