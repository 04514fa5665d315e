import { isList } from '@ramiform/core/answers'
import { type Rule, rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { isInline, type Leads } from '@ramiform/fields/inputs'

/** A field with the following fields that one of its options shows. */
export interface Block {
  readonly field: Field
  readonly grown: readonly Block[]
}

/** Forms with more fields have no branches: rows out of view are not laid out, so nothing can be drawn beside them. */
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
  /** the field before, with all fields that it grows out of, the outermost first */
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

/** The one rule of a field that asks for an option: its source is, or contains, a value. */
export function optionRuleOf({ conditional }: Field): Rule | undefined {
  const [rule, ...others] = conditional === undefined ? [] : rulesOf(conditional)
  const asksForOption = rule?.condition === 'equals' || rule?.condition === 'contains'
  return asksForOption && others.length === 0 ? rule : undefined
}

/** True for the types whose options branches start at. */
export function hasOptions({ type }: Field): boolean {
  return type === 'radio' || type === 'checkbox' || type === 'select'
}

/** How the branch under a field is drawn now; null where no line can start at the chosen option. */
export function leadsOf({ field, grown }: Block, filling: Filling): Leads | null {
  const options = field.options ?? []
  const answer = filling.answer(field.id)
  const shown = grown.filter((block) => filling.isVisible(block.field.id))
  const at = new Set(
    shown.map((block) =>
      options.indexOf((isList(answer) ? optionRuleOf(block.field)?.value : answer) as string),
    ),
  )
  const last = options.length - 1
  const [first = -1] = at
  if (shown.length === 0 || at.has(-1) || shareOf(field) < 6) return null
  // The box of a dropdown shows the chosen option itself.
  if (field.type === 'select') return { at: [], line: 'straight' }
  const stacked = at.size === 1 && first === last ? 'straight' : 'rail'
  if (!isInline(field)) return { at: [...at], line: stacked }
  // Side by side, only an option at the lower edge can lead on without a line across another one.
  const isAtEdge = at.size === 1 && first >= last - (last % 2)
  if (!isAtEdge) return null
  const line = first % 2 === 0 ? 'straight' : 'side'
  return { at: [first], line, ...(line !== stacked && { narrow: stacked }) }
}

/** Sixths of a row. */
function shareOf({ styling }: Field): number {
  return styling?.width === 'half' ? 3 : styling?.width === 'third' ? 2 : 6
}

/** Fields placed beside another one; only the first field of a row gets a line. */
export function besideOf({ grown }: Block, filling: Filling): readonly string[] {
  let used = 0
  return grown.flatMap((block) => {
    if (!filling.isVisible(block.field.id)) return []
    const share = shareOf(block.field)
    const isBeside = used + share <= 6 && used > 0
    used = isBeside ? used + share : share
    // Fields inside the branch have their own rows.
    if (block.grown.some((one) => filling.isVisible(one.field.id))) used = 6
    return isBeside ? [block.field.id] : []
  })
}
