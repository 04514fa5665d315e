import { type Conditional, fieldsReadBy, rulesOf } from '@ramiform/core/conditions/condition'
import { copyConditional, type NewId } from '@ramiform/core/conditions/edit'
import { whatWouldLoop } from '@ramiform/core/conditions/loops'
import { renameSources } from '@ramiform/core/conditions/rename'
import type { FormSchema } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import type { CopiedLogic } from './logic-clipboard.ts'

export interface PastedLogic {
  readonly conditional: Conditional
  /** warnings, one sentence each; empty when there are none */
  readonly notes: readonly string[]
}

/**
 * Adapts copied logic to a field. Sources of another form are found by their labels. Rules with missing sources stay
 * without a field, so that the owner can choose one.
 */
export function pasteLogic(
  { conditional, labels }: CopiedLogic,
  schema: FormSchema,
  fieldId: string,
  newId: NewId,
): PastedLogic {
  const byLabel = new Map<string, string | null>()
  for (const { id, label } of schema.fields) {
    // A duplicate label matches no field, since it is ambiguous.
    byLabel.set(nameOf(label), byLabel.has(nameOf(label)) ? null : id)
  }
  const lost = new Set<string>()
  const found = new Map<string, string>()
  for (const source of sourcesOf(conditional)) {
    if (source === '' || found.has(source)) continue
    const here = fieldById(schema.fields, source)?.id ?? byLabel.get(nameOf(labels[source] ?? ''))
    if (here) found.set(source, here)
    else lost.add(source)
  }
  const pasted = renameSources(copyConditional(conditional, newId), (id) => found.get(id) ?? '')
  const loops = whatWouldLoop(schema, fieldId)
  const isRound = (id: string) => id === fieldId || loops.has(id)
  const round = rulesOf(pasted).filter((rule) => fieldsReadBy(rule).some(isRound)).length
  return {
    conditional: pasted,
    notes: [
      ...(lost.size === 0
        ? []
        : [`This form has no field ${listed([...lost].map((id) => quoted(labels[id])))}.`]),
      ...(round === 0
        ? []
        : [`${round === 1 ? 'One rule depends' : `${round} rules depend`} on this field itself.`]),
    ],
  }
}

/** Normalized label: case and outer spaces do not distinguish fields. */
const nameOf = (label: string) => label.trim().toLowerCase()
const quoted = (label: string | undefined) => (label ? `"${label}"` : 'with this id')
const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([...new Set(words)])
