import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { AnswerPillsProps } from './AnswerPills.tsx'
import type { LabelWithAnswersProps } from './LabelWithAnswers.tsx'

/** Parts of texts with answers, emphasis or links, loaded by forms that have them. */
export const LabelWithAnswers = lazyWithRetry<LabelWithAnswersProps>(() =>
  import('./texts.ts').then((module) => module.LabelWithAnswers),
)
export const AnswerPills = lazyWithRetry<AnswerPillsProps>(() =>
  import('./texts.ts').then((module) => module.AnswerPills),
)
