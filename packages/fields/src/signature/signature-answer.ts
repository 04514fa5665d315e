import type { AnswerRules } from '@ramiform/core/field-type'
import { textAnswer } from '../shared/text-answer.ts'

/** Answer rules of a signature: the name of its picture, or the typed name from a browser without JavaScript. */
export const signatureAnswer: AnswerRules = { ...textAnswer, answerKind: 'names' }
