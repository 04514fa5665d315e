import type { Answer } from '@ramiform/core/answers'
import { createVisibility } from '@ramiform/core/conditions/visibility'
import type { Field } from '@ramiform/core/field'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseSelector } from './course-selector.ts'
import { productRecommendationQuiz } from './product-recommendation-quiz.ts'
import { salesLeadScoring } from './sales-lead-scoring.ts'
import { skillLevelAssessment } from './skill-level-assessment.ts'

/** Templates that end with one of several next steps, and how to recognize these. */
const leading = [
  { template: skillLevelAssessment, isNextStep: /^Our suggestion/ },
  { template: productRecommendationQuiz, isNextStep: /^Our suggestion/ },
  { template: courseSelector, isNextStep: /^Our suggestion/ },
  { template: salesLeadScoring, isNextStep: /^A conversation|^A demonstration|^Shall we send/ },
]

test.each(leading)('$template.title leads to exactly one next step', (one) => {
  let count = 0
  const schema = one.template.schema(() => `field_${count++}`)
  const ends = new Set<string>()
  const picks = fc.array(fc.nat(1_000), { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(picks, (pick) => {
      const visibility = createVisibility(schema, fieldTypes)
      // From top to bottom, as a respondent does: later answers must not change earlier questions.
      for (const [at, field] of schema.fields.entries()) {
        if (!visibility.isVisible(field.id)) continue
        const answer = answerTo(field, pick[at] ?? 0)
        if (answer === undefined) continue
        visibility.setAnswer(field.id, answer)
      }
      const shown = schema.fields.flatMap(({ id, label }) =>
        visibility.isVisible(id) && one.isNextStep.test(label) ? label : [],
      )
      expect(shown).toHaveLength(1)
      ends.add(shown[0] ?? '')
    }),
    { numRuns: 2_000, seed: 7 },
  )
  expect(ends.size).toBe(schema.fields.filter(({ label }) => one.isNextStep.test(label)).length)
})

/** A possible answer; optional questions are sometimes skipped. */
function answerTo({ type, options = [], required }: Field, pick: number): Answer | undefined {
  if (required !== true && pick % 3 === 0) return undefined
  if (type === 'checkbox') {
    const ticked = options.filter((_, at) => (pick >> at) % 2 === 1)
    return ticked.length > 0 ? ticked : options.slice(0, 1)
  }
  if (options.length > 0) return options[pick % options.length]
  return type === 'number' ? String(pick % 61) : 'anything'
}
