import type { Answers } from '@ramiform/core/answers'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { type SmallestChange, smallestChange } from '@ramiform/proving/smallest-change'

/** Asks for the smallest change that shows each field. */
export interface ChangeJob {
  readonly turn: number
  readonly schema: FormSchema
  readonly answers: Answers
  readonly fieldIds: readonly string[]
}

export interface ChangeReply {
  readonly turn: number
  readonly fieldId: string
  readonly change: SmallestChange | null
}

let latest = 0

self.addEventListener('message', async ({ data }: MessageEvent<ChangeJob>) => {
  const { turn, schema, answers, fieldIds } = data
  latest = turn
  const patterned = schema.fields.some(({ validation }) => validation?.pattern !== undefined)
  const patterns = patterned ? (await import('@ramiform/patterns')).createPatternEngine() : null
  for (const fieldId of fieldIds) {
    // Let newer answers in between two fields.
    await new Promise((resolve) => setTimeout(resolve))
    if (latest !== turn) return
    const change = smallestChange(schema, answers, fieldId, { fieldTypes, patterns })
    self.postMessage({ turn, fieldId, change } satisfies ChangeReply)
  }
})
