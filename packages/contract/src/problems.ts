import type { z } from 'zod'

/** One validation problem of a request. `path` is the place in the body, such as `schema.fields.3.label`. */
export interface InputProblem {
  readonly path: string
  readonly message: string
}

type Issue = z.core.$ZodIssue

/**
 * Converts a zod error to a flat list of problems in plain English. For a union, only the problems of the closest
 * alternative are listed: the one with the fewest problems.
 * @param error error of a failed `safeParse`
 * @returns at least one problem, in the order of zod's issues
 */
export function inputProblems(error: z.ZodError): readonly InputProblem[] {
  return error.issues.flatMap((issue) => describe(issue, []))
}

/**
 * Joins problems to one sentence, such as `schema.fields.3.label must not be empty; and 2 more`.
 * @param problems problems from `inputProblems`
 * @param shown maximum number of problems in the sentence; the others are only counted
 */
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
      return ofSize(
        issue.message,
        `must be ${issue.inclusive === false ? 'above' : 'at least'} ${issue.minimum}`,
      )
    case 'too_big':
      return ofSize(
        issue.message,
        `must be ${issue.inclusive === false ? 'below' : 'at most'} ${issue.maximum}`,
      )
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

/** Uses our schema's message for texts and lists. Numbers have zod's default message, which `usual` replaces. */
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
