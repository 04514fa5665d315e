import type { Settings } from '@ramiform/core/form'
import { noTreeMessage, readAsciiTree } from '@ramiform/formats/generators/read-ascii-tree'
import {
  generatorJsonMessage,
  readGeneratorJson,
} from '@ramiform/formats/generators/read-generator-json'
import type { FoundFields } from '@ramiform/formats/import'
import { formTemplates } from '@ramiform/formats/templates/index'
import { recognizeDescription } from '@ramiform/language/descriptions/recognize-description'
import { newFieldIds } from '../field-id.ts'

/** Input for recognition. Plain data, so that it can be posted to a worker. */
export interface RecognitionJob {
  readonly kind: 'description' | 'template' | 'tree' | 'json'
  /** text to recognize, or slug of the template */
  readonly text: string
  readonly now: number
}

/** Recognized fields, or the error text of the specification. */
export type Recognition =
  | {
      readonly kind: 'found'
      readonly found: FoundFields
      /** source text of each field, by field id */
      readonly origins?: ReadonlyMap<string, string>
      /** settings of a template */
      readonly settings?: Settings
      /** form name from the JSON */
      readonly name?: string
      readonly description?: string
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly message: string }

export function recognize({ kind, text, now }: RecognitionJob): Recognition {
  const newId = newFieldIds([], now)
  if (kind === 'description') {
    const { fields, warnings, origins } = recognizeDescription(text, newId)
    return fields.length === 0
      ? { kind: 'nothing' }
      : { kind: 'found', found: { fields, warnings }, origins }
  }
  if (kind === 'template') {
    const template = formTemplates.find(({ slug }) => slug === text)
    if (template === undefined) return { kind: 'nothing' }
    const { fields, settings } = template.schema(newId)
    return { kind: 'found', found: { fields, warnings: [] }, settings }
  }
  if (kind === 'tree') {
    const found = readAsciiTree(text, newId)
    return found === null ? { kind: 'failed', message: noTreeMessage } : { kind: 'found', found }
  }
  const read = readGeneratorJson(text, newId)
  if ('problem' in read) return { kind: 'failed', message: generatorJsonMessage(read.problem) }
  const { fields, warnings, name, description } = read
  return { kind: 'found', found: { fields, warnings }, name, description }
}
