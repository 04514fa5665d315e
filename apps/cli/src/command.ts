import { exceedsDepth } from '@ramiform/contract/depth'
import type { z } from 'zod'

/** A command that turns one input document into one result. */
export interface Command<Result extends object = object> {
  /** Example of the input, for the help. */
  readonly reads: string
  /** Example of the output, for the help. */
  readonly writes: string
  /**
   * Runs the command on a document.
   * @throws BadInput when the document cannot be used
   */
  run(document: string): Result
}

/** Error for unusable input. The message is for the person who wrote the input. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** Creates a command that validates its JSON input with a schema. */
export function command<S extends z.ZodType, Result extends object>(
  schema: S,
  reads: string,
  writes: string,
  run: (input: z.output<S>) => Result,
): Command<Result> {
  return { reads, writes, run: (document) => run(readInput(document, schema)) }
}

/** Parses JSON and validates it. Depth is checked first: schemas recurse, so deep input could overflow the stack. */
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
