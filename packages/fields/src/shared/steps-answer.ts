import type { AnswerRules } from '@ramiform/core/field-type'
import { oneOffered } from './choice-answer.ts'

/** Answer rules of a rating or scale: one of its numbers, which rules compare as numbers (decision 362). */
export const stepsAnswer: AnswerRules = { ...oneOffered, comparesAsNumber: true }
