import type { CheckContext } from '@ramiform/core/validation/check-answer'
import { fieldTypes } from '@ramiform/fields'
import { createPatternEngine } from '@ramiform/patterns'

/** What core needs to judge a form or its answers: every kind of field, and the safe engine for patterns. */
export const checkContext = { fieldTypes, patterns: createPatternEngine() } satisfies CheckContext
