import { config, z } from 'zod'
import { exceedsDepth } from './depth.ts'
import { formDescription, formName, formSettings } from './form-schema.ts'

// Read in the browser, whose content security policy allows no code made of text.
config({ jitless: true })

/** What an export says of a form beside its fields. */
const formHead = z.strictObject({
  name: formName,
  description: formDescription.default(''),
  settings: formSettings,
})
export type FormHead = z.infer<typeof formHead>

/** Reads the head of an exported form as strictly as the server reads a form (decision 183). */
export function readFormHead(value: unknown): FormHead | { readonly problem: string } {
  if (exceedsDepth(value)) return { problem: 'it is nested too deep' }
  const read = formHead.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return { problem: [issue?.path.join('.') ?? '', issue?.message ?? ''].join(' ').trim() }
}
