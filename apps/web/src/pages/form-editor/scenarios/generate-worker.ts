import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'
import { type Generated, generateScenarios } from '@ramiform/proving/scenarios/generate-scenarios'

/** Message of the worker: how many rules are covered so far, or the result. */
export type GenerateNews =
  | { readonly kind: 'progress'; readonly covered: number; readonly rules: number }
  | { readonly kind: 'done'; readonly generated: Generated }

/** Generates scenarios in a worker: a large form takes seconds, and the owner can cancel at any time. */
self.addEventListener('message', ({ data: schema }: MessageEvent<FormSchema>) => {
  const tell = (news: GenerateNews) => self.postMessage(news)
  const generated = generateScenarios(
    schema,
    { fieldTypes, patterns: createPatternEngine() },
    {
      existing: schema.settings.scenarios ?? [],
      onProgress: (covered, rules) => tell({ kind: 'progress', covered, rules }),
    },
  )
  tell({ kind: 'done', generated })
})
