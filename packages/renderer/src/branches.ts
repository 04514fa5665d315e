import { isList } from '@ramiform/core/answers'
import { type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import type { Filling } from '@ramiform/core/filling/filling'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { answerRules } from '@ramiform/fields/answer-rules'
import { isInline, type Leads } from '@ramiform/fields/inputs'

/** A field together with the fields after it that one of its options shows. */
export interface Block {
  readonly field: Field
  readonly grown: readonly Block[]
}

/** Limit for branches. Larger forms skip the layout of rows out of view, so lines cannot be drawn beside them. */
export const manyFields = 200

/** True when the form draws branches: not in traditional mode, when turned off, or above `manyFields` fields. */
export function drawsBranches({ fields, settings }: FormSchema): boolean {
  const isOff = isTraditional({ fields, settings }) || settings.style?.branches === false
  return !isOff && fields.length <= manyFields
}

/** Nests each field that directly follows the field whose option it needs. */
export function blocksOf(fields: readonly Field[], schema: FormSchema): readonly Block[] {
  interface Growing {
    readonly field: Field
    readonly grown: Growing[]
  }
  const blocks: Growing[] = []
  /** The previous field with all fields that it is nested in, outermost first. */
  let open: Growing[] = []
  for (const field of fields) {
    const rule = drawsBranches(schema) ? optionRuleOf(field) : undefined
    const at = open.findIndex((one) => hasOptions(one.field) && one.field.id === rule?.fieldId)
    const block = { field, grown: [] }
    const siblings = open[at]?.grown ?? blocks
    siblings.push(block)
    open = [...open.slice(0, at + 1), block]
  }
  return blocks
}

/** The field's only rule, if it asks for an option: its source equals or contains a value. Otherwise undefined. */
export function optionRuleOf({ conditional }: Field): Rule | undefined {
  const [rule, ...others] = conditional === undefined ? [] : rulesOf(conditional)
  const asksForOption = rule?.condition === 'equals' || rule?.condition === 'contains'
  return asksForOption && !rule.valueFrom && others.length === 0 ? rule : undefined
}

/** True for types with options, where branches can start. */
export function hasOptions({ type }: Field): boolean {
  return fieldTypeOf(answerRules, type)?.hasOptions === true
}

/** Line of the branch under a field for the current answers. Null when no line can start at the chosen option, at a picture, or among columns. */
export function leadsOf({ field, grown }: Block, filling: Filling): Leads | null {
  const options = field.options ?? []
  const answer = filling.answer(field.id)
  const shown = grown.filter((block) => filling.isVisible(block.field.id))
  const at = new Set(
    shown.map((block) => {
      // Only fields with such a rule grow from an option. The text box of *Other* is in the way of a line.
      const { value } = optionRuleOf(block.field) as Rule
      return value === field.other
        ? -1
        : options.indexOf((isList(answer) ? value : answer) as string)
    }),
  )
  const last = options.length - 1
  const [first = -1] = at
  if (shown.length === 0 || at.has(-1) || shareOf(field) < 6 || field.pictures || field.columns)
    return null
  // A dropdown shows the chosen option in its box, so the line starts there. Numbers in a row have one line for all.
  if (field.type === 'select' || answerRules[field.type]?.comparesAsNumber)
    return { at: [], line: 'straight' }
  const stacked = at.size === 1 && first === last ? 'straight' : 'rail'
  if (!isInline(field)) return { at: [...at], line: stacked }
  // Only an option at the lower edge can have a line that does not cross another option.
  const isAtEdge = at.size === 1 && first >= last - (last % 2)
  if (!isAtEdge) return null
  const line = first % 2 === 0 ? 'straight' : 'side'
  // Only a yes or no stays in one row on phones.
  const isStacked = line !== stacked && field.type !== 'yes-no'
  return { at: [first], line, ...(isStacked && { narrow: stacked }) }
}

/** Width of a field in sixths of a row. */
function shareOf({ styling }: Field): number {
  return styling?.width === 'half' ? 3 : styling?.width === 'third' ? 2 : 6
}

/** Ids of fields placed beside another one. Only the first field of a row gets a line. */
export function besideOf({ grown }: Block, filling: Filling): readonly string[] {
  let used = 0
  return grown.flatMap((block) => {
    if (!filling.isVisible(block.field.id)) return []
    const share = shareOf(block.field)
    const isBeside = used + share <= 6 && used > 0
    used = isBeside ? used + share : share
    // Fields of an inner branch are in rows of their own.
    if (block.grown.some((one) => filling.isVisible(one.field.id))) used = 6
    return isBeside ? [block.field.id] : []
  })
}
