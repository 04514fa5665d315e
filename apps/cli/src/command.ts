import { exceedsDepth } from '@ramiform/contract/depth'
import type { z } from 'zod'

/** One command: what it says of one document. */
export interface Command<Result extends object = object> {
  readonly reads: string
  readonly writes: string
  /** Throws `BadInput`. */
  run(document: string): Result
}

/** Input that cannot be used; the message is for whoever wrote it. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** A command whose input has a schema. */
export function command<S extends z.ZodType, Result extends object>(
  schema: S,
  reads: string,
  writes: string,
  run: (input: z.output<S>) => Result,
): Command<Result> {
  return { reads, writes, run: (document) => run(readInput(document, schema)) }
}

/** Reads JSON by a schema. Nesting is limited first: schemas recurse, and a stack has an end. */
function readInput<S extends z.ZodType>(document: string, schema: S): z.output<S> {
  const json = parseJson(document)
  if (exceedsDepth(json)) throw new BadInput('The input is nested too deeply to be a form')
  const { success, data, error } = schema.safeParse(json)
  if (success) return data
  const found = error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`)
  throw new BadInput(found.join('; '))
}

function parseJson(document: string): unknown {
  try {
    return JSON.parse(document)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new BadInput(
      document.trim() === '' ? 'The input is empty' : `The input is not JSON: ${error.message}`,
    )
  }
}
