import type { z } from 'zod'

/** One thing wrong with what came from outside, and where: `schema.fields.3.label`. */
export interface InputProblem {
  readonly path: string
  readonly message: string
}

type Issue = z.core.$ZodIssue

/** What a schema found, flat and in plain words. Where several shapes were allowed, the nearest one speaks. */
export function inputProblems(error: z.ZodError): readonly InputProblem[] {
  return error.issues.flatMap((issue) => describe(issue, []))
}

/** The first few problems as one sentence for people: `schema.fields.3.label must not be empty`. */
export function inputProblemsSentence(problems: readonly InputProblem[], shown = 3): string {
  const rest = problems.length - shown
  const sentence = problems
    .slice(0, shown)
    .map(({ path, message }) => (path === '' ? message : `${path} ${message}`))
    .join('; ')
  return rest > 0 ? `${sentence}; and ${rest} more` : sentence
}

function describe(issue: Issue, prefix: readonly PropertyKey[]): readonly InputProblem[] {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'invalid_union' && issue.message === 'Invalid input') {
    const nearest = issue.errors.toSorted((one, other) => one.length - other.length)[0]
    if (nearest !== undefined) return nearest.flatMap((inner) => describe(inner, path))
  }
  return [{ path: path.map(String).join('.'), message: wording(issue) }]
}

function wording(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'is missing'
        : `must be ${article(issue.expected)}`
    case 'too_small':
      return ofSize(issue.message, `must be at least ${issue.minimum}`)
    case 'too_big':
      return ofSize(issue.message, `must be at most ${issue.maximum}`)
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'an unknown member' : 'unknown members'}: ${issue.keys.join(', ')}`
    case 'invalid_value':
      return issue.message.startsWith('Invalid')
        ? `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
        : issue.message
    default:
      return issue.message.replace(/^Invalid input: /, '')
  }
}

/** Our schemas say what is too long in their own words; a number's bounds speak for themselves. */
function ofSize(message: string, usual: string): string {
  return message.startsWith('Too ') ? usual : message
}

function article(expected: string): string {
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
  }
  return words[expected] ?? `of type ${expected}`
}
