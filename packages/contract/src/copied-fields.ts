import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { config } from 'zod'
import { looksLikeCopiedFields } from './copied-fields-text.ts'
import { exceedsDepth } from './depth.ts'
import { formSchema } from './form-schema.ts'

// Zod must not generate code: the browser's content security policy forbids `eval`.
config({ jitless: true })

/** Result of `readCopiedFields`. */
export type CopiedFields =
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  /** Clipboard content that was rejected. `reason` is a sentence for the owner. */
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Parses and validates copied fields with the same schema as the server.
 * @param text clipboard content, at most `limits.schemaBytes` characters
 * @returns the fields, or the reason as a sentence; invalid content never throws
 */
export function readCopiedFields(text: string): CopiedFields {
  const refused = (reason: string): CopiedFields => ({ kind: 'refused', reason })
  if (!looksLikeCopiedFields(text)) return refused('The clipboard contains no fields.')
  if (text.length > limits.schemaBytes) return refused('These fields are too large.')
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('fields' in value) || exceedsDepth(value)) {
    return refused('The copied fields are damaged.')
  }
  const read = formSchema.safeParse({ fields: value.fields, settings: {} })
  if (!read.success) return refused('The copied fields are damaged.')
  const { fields } = read.data
  return fields.length === 0
    ? refused('The clipboard contains no fields.')
    : { kind: 'fields', fields }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
