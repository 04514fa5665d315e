import type { Field } from '@ramiform/core/field'
import { type FormSchema, isTraditional } from '@ramiform/core/form'
import { sourcesOf } from '@ramiform/core/form-shape'

/** Fields that stand by themselves, or those that grow out of the answer just above them. */
export interface Block {
  readonly grown: boolean
  readonly fields: readonly Field[]
}

/**
 * Divides the fields into blocks in form order. A field grows where it directly follows a field it depends on,
 * or others that grow there too; deeper ones stay on the same branch, so that only one level is indented.
 */
export function blocksOf(fields: readonly Field[], schema: FormSchema): readonly Block[] {
  const blocks: { grown: boolean; fields: Field[] }[] = []
  let branch = new Set<string>()
  for (const field of fields) {
    const grown =
      !isTraditional(schema) &&
      field.conditional !== undefined &&
      sourcesOf(field.conditional).some((source) => branch.has(source))
    if (grown) branch.add(field.id)
    else branch = new Set([field.id])
    const last = blocks.at(-1)
    if (last?.grown === grown) last.fields.push(field)
    else blocks.push({ grown, fields: [field] })
  }
  return blocks
}
