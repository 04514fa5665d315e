import { asGroup, rulesOf } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { Importer } from '../import.ts'
import { labelText } from '../reading/label-text.ts'
import type { Behind } from './branches.ts'

/** Reads the export again and reports each field that does not come back: plain text cannot escape a bracket. */
export function changedByReading(
  fields: readonly Field[],
  branches: readonly (readonly Behind[] | null)[],
  text: string,
  importer: Importer,
): readonly string[] {
  const read = importer.read(text, countedIds())
  const found = new Map<string, number>()
  const back = 'fields' in read ? read.fields : []
  const labels = new Map(back.map(({ id, label }) => [id, label]))
  for (const field of back) {
    const rules = field.conditional === undefined ? [] : rulesOf(asGroup(field.conditional))
    const key = keyOf(
      field,
      rules.map(({ fieldId, value }) => [labels.get(fieldId), value]),
    )
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return fields.flatMap((field, at) => {
    const behind = branches[at] ?? []
    const key = keyOf(
      field,
      behind.map((one) => [labelText(fields[one.at]?.label ?? ''), one.option]),
    )
    const left = found.get(key) ?? 0
    found.set(key, left - 1)
    if (left > 0) return []
    return [`"${field.label}" would change if you imported this file again.`]
  })
}

function keyOf({ type, label, required, options }: Field, rules: readonly unknown[]): string {
  const once = [...new Set(rules.map((rule) => JSON.stringify(rule)))].toSorted()
  return JSON.stringify([type, labelText(label), required === true, options ?? [], once])
}

function countedIds(): () => string {
  let count = 0
  return () => {
    count += 1
    return `read_${count}`
  }
}
