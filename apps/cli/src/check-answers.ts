import { fieldsAsShown } from '@ramiform/core/answers-in-texts/live-texts'
import { english } from '@ramiform/core/built-in-texts/en'
import { daysOnEarth } from '@ramiform/core/missed-day'
import { checkSubmission } from '@ramiform/core/validation/check-submission'
import { messageFor } from '@ramiform/core/validation/messages'
import { fieldTypes } from '@ramiform/fields'
import { answerInText } from '@ramiform/fields/answer-in-text'
import { createPatternEngine } from '@ramiform/patterns'
import { command } from './command.ts'
import { filledForm } from './filled-form.ts'

const context = { fieldTypes, patterns: createPatternEngine(), words: english }

/** Command `check-answers`: validates answers as the server validates a submission. */
export const checkAnswers = command(
  filledForm,
  '{"schema": {"fields": [...], "settings": {...}}, "answers": {...}}',
  '{"accepted": {...}, "problems": [{"fieldId", "code", "message"}]}',
  ({ schema, answers }) => {
    const { accepted, problems, visible } = checkSubmission(schema, answers, {
      ...context,
      days: daysOnEarth(Date.now()),
    })
    const style = schema.settings.displayStyle ?? 'standard'
    const { currency } = schema.settings.payment ?? {}
    const shown = fieldsAsShown(
      schema,
      accepted,
      (field, answer) => answerInText(field, answer, currency),
      visible,
    )
    const fields = new Map(shown.map((field) => [field.id, field]))
    return {
      accepted,
      problems: problems.map((problem) => {
        const { fieldId, code } = problem
        const field = fields.get(fieldId) ?? { label: fieldId }
        return { fieldId, code, message: messageFor(problem, field, style, english) }
      }),
    }
  },
)
