import { readFile } from 'node:fs/promises'
import { exceedsDepth } from '@ramiform/contract/depth'
import { formSchema } from '@ramiform/contract/form-schema'
import type { FormSchema } from '@ramiform/core/form'
import { decodeText } from '@ramiform/formats/reading/decode-text'
import { z } from 'zod'
import { BadInput } from './command.ts'

/** A form: `{fields, settings}`, or a form or export that contains it. */
export const formInput = z.preprocess(schemaIn, formSchema)

/**
 * Reads JSON from a file, or from standard input for `-`.
 * @param what name of the content in messages, such as `form`
 * @throws BadInput when the file is unreadable or not JSON
 */
export async function readJson(path: string, what: string): Promise<unknown> {
  const text = await readText(path, what)
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new BadInput(text.trim() === '' ? `The ${what} is empty` : `The ${what} is not JSON`)
  }
  if (exceedsDepth(value)) throw new BadInput(`The ${what} is nested too deeply`)
  return value
}

/**
 * Reads the schema of a form.
 * @throws BadInput when it is not a form
 */
export async function readFormSchema(path: string): Promise<FormSchema> {
  const { success, data, error } = formInput.safeParse(await readJson(path, 'form'))
  if (success) return data
  const found = error.issues.map(({ path: at, message }) => `${at.join('.') || 'form'}: ${message}`)
  throw new BadInput(found.join('; '))
}

function schemaIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('schema' in value) return value.schema
  return 'form' in value ? schemaIn(value.form) : value
}

/**
 * Reads a file, or standard input for `-`.
 * @param what name of the content in messages, such as `form`
 * @throws BadInput when the file is unreadable
 */
export async function readText(path: string, what: string): Promise<string> {
  if (path === '-') return standardInput()
  try {
    return decodeText(await readFile(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BadInput(`Could not read the ${what}: ${reason}`)
  }
}

async function standardInput(): Promise<string> {
  process.stdin.setEncoding('utf8')
  let text = ''
  for await (const chunk of process.stdin) text += chunk
  return text
}
