import type { Settings } from '@ramiform/core/form'
import type { FoundFields } from '@ramiform/formats/import'
import type { TextPart } from '@ramiform/language/descriptions/not-understood'
import { recognizeDescription } from '@ramiform/language/descriptions/recognize-description'
import { newFieldIds } from '../field-id.ts'
import { readTemplate } from './read-template.ts'

/** Input for recognition. Plain data, so that it can be posted to a worker. */
export interface RecognitionJob {
  readonly kind: 'description' | 'template'
  /** text to recognize, or slug or name of the template */
  readonly text: string
  readonly now: number
}

export type Recognition =
  | {
      readonly kind: 'found'
      readonly found: FoundFields
      /** source text of each field, by field id */
      readonly origins?: ReadonlyMap<string, string>
      /** words of a description that led to nothing, with the text that they are positions in */
      readonly notUnderstood?: { readonly text: string; readonly parts: readonly TextPart[] }
      /** settings, name and description of a template */
      readonly settings?: Settings
      readonly name?: string
      readonly description?: string
    }
  | { readonly kind: 'nothing' }

export function recognize({ kind, text, now }: RecognitionJob): Recognition {
  const newId = newFieldIds([], now)
  if (kind === 'template') {
    const template = readTemplate(text, newId)
    return template === null ? { kind: 'nothing' } : { kind: 'found', ...template }
  }
  const { fields, warnings, origins, notUnderstood: parts } = recognizeDescription(text, newId)
  return fields.length === 0
    ? { kind: 'nothing' }
    : { kind: 'found', found: { fields, warnings }, origins, notUnderstood: { text, parts } }
}
