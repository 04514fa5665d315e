import { config, z } from 'zod'
import { exceedsDepth } from './depth.ts'
import { formDescription, formName, formSettings } from './form-schema.ts'

// Zod must not generate code: the browser's content security policy forbids `eval`.
config({ jitless: true })

/** The part of an exported form that is not its fields: name, description and settings. */
const formHead = z.strictObject({
  name: formName,
  description: formDescription.default(''),
  settings: formSettings,
})
/** Name, description and settings of an exported form. */
export type FormHead = z.infer<typeof formHead>

/**
 * Validates the head of an exported form with the same rules as the server (decision 183).
 * @param value parsed JSON from a file that the owner imports
 * @returns the head, or the first problem with its path; invalid input never throws
 */
export function readFormHead(value: unknown): FormHead | { readonly problem: string } {
  if (exceedsDepth(value)) return { problem: 'it is nested too deep' }
  const read = formHead.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return { problem: [issue?.path.join('.') ?? '', issue?.message ?? ''].join(' ').trim() }
}
