import type { FoundFields, NewFieldId } from '../import.ts'
import { readPlainObject } from '../importers/json/foreign/plain-objects.ts'
import { isQuestionTree } from '../importers/json/foreign/question-tree.ts'
import { json } from '../importers/json/json.ts'
import { type Members, membersOf, textIn } from '../importers/json/members.ts'

/** Problem of the generator's JSON. */
export type GeneratorJsonProblem =
  | { readonly code: 'syntax'; readonly detail: string }
  /** a list, a number, or nothing */
  | { readonly code: 'structure' }
  | { readonly code: 'no_fields' }

export interface GeneratorJson extends FoundFields {
  /** Name of the form in the JSON, if any */
  readonly name: string
  readonly description: string
}

/**
 * Reads an object with fields, or a plain object: lists become choices, other values text (spec section 5). Another
 * program's form is imported, because as a plain object it would make no sense.
 */
export function readGeneratorJson(
  text: string,
  newId: NewFieldId,
): GeneratorJson | { readonly problem: GeneratorJsonProblem } {
  const parsed = parse(text)
  if (typeof parsed === 'string') return { problem: { code: 'syntax', detail: parsed } }
  const members = membersOf(parsed.value)
  if (members === null) return { problem: { code: 'structure' } }
  const result = isPlainList(members) ? readPlainObject(members, newId) : json.read(text, newId)
  if ('problem' in result) return { problem: { code: 'no_fields' } }
  // In a plain object "title" is an ordinary field.
  const isPlain = result.fields.every(({ label }) => Object.hasOwn(members, label))
  const about = isPlain ? {} : (membersOf(members.form) ?? members)
  return {
    ...result,
    name: textIn(about, 'title') ?? textIn(about, 'name') ?? '',
    description: textIn(about, 'description') ?? '',
  }
}

/** `{questions: ["a", "b"]}` has two options; a tree of questions needs objects. */
function isPlainList(members: Members): boolean {
  return (
    isQuestionTree(members) &&
    Object.values(members).every(
      (value) => Array.isArray(value) && value.every((one) => membersOf(one) === null),
    )
  )
}

function parse(text: string): { readonly value: unknown } | string {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}

/** Message of the specification (section 8). */
export function generatorJsonMessage(problem: GeneratorJsonProblem): string {
  return `JSON Error: ${generatorJsonReason(problem)}. Please check your JSON structure and try again.`
}

export function generatorJsonReason(problem: GeneratorJsonProblem): string {
  if (problem.code === 'syntax') return problem.detail.replace(/\.$/, '')
  return problem.code === 'structure'
    ? 'Invalid JSON structure - expected object with fields or key-value pairs'
    : 'No fields could be generated from JSON'
}
