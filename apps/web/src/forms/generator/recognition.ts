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

/** What is to be recognized; plain data, so that it can be handed to a worker. */
export interface RecognitionJob {
  readonly kind: 'description' | 'template' | 'tree' | 'json'
  /** the text, or the template's slug */
  readonly text: string
  readonly now: number
}

/** What was recognized, or what is wrong with the text as the specification says it. */
export type Recognition =
  | {
      readonly kind: 'found'
      readonly found: FoundFields
      /** the words that each field came from, by its id */
      readonly origins?: ReadonlyMap<string, string>
      /** of a template, which has settings of its own */
      readonly settings?: Settings
      /** as the JSON names the form */
      readonly name?: string
      readonly description?: string
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly message: string }

export function recognise({ kind, text, now }: RecognitionJob): Recognition {
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
