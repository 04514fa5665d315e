import { submitterEmailKey } from '@ramiform/core/field'
import type { Formula } from '@ramiform/core/formula'
import { isTooLarge } from '@ramiform/core/formula-size'
import { limits } from '@ramiform/core/limits'
import { z } from 'zod'
import { conditional, fieldId } from './conditional-schema.ts'
import { text } from './text.ts'

const formulaNumber = z.number().gt(-1e15).lt(1e15)

const formulaParts = () => z.array(formula).min(1).max(limits.formulaParts)

/** A calculation (decision 570). */
const formula: z.ZodType<Formula> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), value: formulaNumber }),
  z.strictObject({ kind: z.literal('text'), value: text(limits.hiddenCharacters) }),
  z.strictObject({ kind: z.literal('answer'), id: fieldId }),
  z.strictObject({
    kind: z.enum(['sum', 'difference', 'product', 'division', 'min', 'max']),
    get of() {
      return formulaParts()
    },
  }),
  z.strictObject({
    kind: z.literal('round'),
    get of() {
      return formula
    },
    places: z.int().min(0).max(12),
  }),
  z.strictObject({ kind: z.literal('count'), id: fieldId }),
  z.strictObject({
    kind: z.literal('points'),
    id: fieldId,
    points: z
      .array(z.strictObject({ option: text(limits.labelCharacters), points: formulaNumber }))
      .min(1)
      .max(limits.options),
  }),
  z.strictObject({
    kind: z.literal('if'),
    when: conditional,
    get yes() {
      return formula
    },
    get no() {
      return formula
    },
  }),
])

/** A number or text that the form calculates (decision 570). */
export const value = z.strictObject({
  id: fieldId.refine((id) => id !== submitterEmailKey, `must not be "${submitterEmailKey}"`),
  name: text(limits.labelCharacters).refine((name) => name.trim() !== '', 'must not be empty'),
  type: z.enum(['number', 'text']),
  formula: formula.refine((one) => !isTooLarge(one), 'is too large or nested too deeply'),
})
