import { calls } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { FormSchema } from '@ramiform/core/form'
import { checkForm } from '@ramiform/core/validation/check-form'
import { badInput, bodyRefusals, type FormBodyCall } from '../http/bad-input.ts'
import { checkWithVerdicts } from './check-with-verdicts.ts'
import { readPost } from './read-post.ts'
import { refuseProblems } from './refuse-problems.ts'
import { refuseUnsendable } from './refuse-unsendable.ts'

// Jobs for large forms, which run in a worker thread. Forms arrive as JSON text, which is fast to transfer.

/** Rejected patterns with the compiler's reason. */
type PatternRefusals = readonly (readonly [pattern: string, reason: string])[]

let lastSchema: { readonly json: string; readonly schema: FormSchema } | undefined

/** Parses the form, or returns the previous result for the same text. */
function schemaFrom(json: string): FormSchema {
  if (lastSchema?.json !== json) lastSchema = { json, schema: JSON.parse(json) }
  return lastSchema.schema
}

export const formJobs = {
  /** @throws Refusal form_refused when the body does not match the contract */
  readBody({ call, json }: { readonly call: FormBodyCall; readonly json: string }): unknown {
    const result = calls[call].body.safeParse(JSON.parse(json))
    if (!result.success) throw badInput(result.error, bodyRefusals[call])
    return result.data
  },

  /** @throws Refusal form_refused */
  checkForm({
    schema: json,
    refusals,
  }: {
    readonly schema: string
    /** Rejected patterns; null checks only the sizes of patterns. */
    readonly refusals: PatternRefusals | null
  }): null {
    const schema = schemaFrom(json)
    const reasons = new Map(refusals)
    const patterns = { refusal: (pattern: string) => reasons.get(pattern) ?? null }
    refuseProblems(schema, checkForm(schema, { patterns: refusals && patterns }))
    return null
  },

  /** @throws Refusal form_unsendable */
  checkSendable({ schema }: { readonly schema: string }): null {
    refuseUnsendable(schemaFrom(schema))
    return null
  },

  checkAnswers({
    schema,
    answers,
    words,
    verdicts,
  }: {
    readonly schema: string
    readonly answers: Answers
    readonly words: FormWords | undefined
    readonly verdicts: readonly boolean[]
  }) {
    const { checked, pairs } = checkWithVerdicts(schemaFrom(schema), answers, words, verdicts)
    const { visible, ...rest } = checked
    return { ...rest, visible: visible.map(({ id }) => id), pairs }
  },

  readPost({ schema, body, query }: Record<'schema' | 'body' | 'query', string>) {
    return readPost(body, query, schemaFrom(schema))
  },
}

export type FormJobs = typeof formJobs
