import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { describeConditional, type Phrase } from '@ramiform/core/conditions/describe'
import { withSectionsAsFields } from '@ramiform/core/conditions/parts-as-fields'
import type { RuleRef } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldName } from '../../../forms/field-name.ts'

/** A rule of a conflict, with the rules that hold through the question it reads. */
export interface ConflictRow {
  readonly key: string
  /** `Rule 2`, or `Parking permit, rule 2` for another question */
  readonly caption: string
  readonly phrases: readonly Phrase[]
  /** true when its value is one of the two that exclude each other */
  readonly excludes: boolean
  readonly via: readonly ConflictRow[]
}

interface Found {
  readonly ref: RuleRef
  readonly rule: Rule
}

/** The rules of a conflict as a tree: a rule hangs below the rule that reads its question. */
export function conflictRows(
  conflict: readonly RuleRef[],
  schema: FormSchema,
  ownId: string | undefined,
): readonly ConflictRow[] {
  const { fields: all } = withSectionsAsFields(withNamesInTexts(schema))
  const fields = new Map(all.map((field) => [field.id, field]))
  const found = conflict.flatMap((ref): readonly Found[] => {
    const conditional = fields.get(ref.fieldId)?.conditional
    const rule = conditional && rulesOf(conditional)[ref.rule - 1]
    return rule === undefined ? [] : [{ ref, rule }]
  })
  const bySource = Map.groupBy(found, ({ rule }) => rule.fieldId)
  const exclusive = new Set([...bySource.values()].filter((all) => all.length === 2).flat())
  const left = new Set(found)

  function rowOf(one: Found): ConflictRow {
    left.delete(one)
    const { ref, rule } = one
    const below = [...left].filter(
      (other) => other.ref.fieldId === rule.fieldId && other.ref.fieldId !== ownId,
    )
    for (const other of below) left.delete(other)
    const name = fields.get(ref.fieldId)
    return {
      key: `${ref.fieldId} ${ref.rule}`,
      caption:
        ref.fieldId === ownId || name === undefined
          ? `Rule ${ref.rule}`
          : `${fieldName(name)}, rule ${ref.rule}`,
      phrases: describeConditional(asSimple(rule), schema),
      excludes: exclusive.has(one),
      via: below.map(rowOf),
    }
  }

  const own = found.filter(({ ref }) => ref.fieldId === ownId)
  const rows = own.filter((one) => left.has(one)).map(rowOf)
  for (const one of found) if (left.has(one)) rows.push(rowOf(one))
  return rows
}
