import type { Field } from './field.ts'

/** Groups adjacent fields of the same part, such as a section. Undefined is the part of fields without one. */
export function runsBy<Part>(
  fields: readonly Field[],
  partOf: (field: Field) => Part | undefined,
): readonly { readonly part: Part | undefined; readonly fields: readonly Field[] }[] {
  const runs: { part: Part | undefined; fields: Field[] }[] = []
  for (const field of fields) {
    const part = partOf(field)
    const last = runs.at(-1)
    if (last !== undefined && last.part === part) last.fields.push(field)
    else runs.push({ part, fields: [field] })
  }
  return runs
}
