import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { LabelWithAnswersProps } from './LabelWithAnswers.tsx'

/** Parts of labels with answers, loaded by forms that have them. */
export const LabelWithAnswers = lazyWithRetry<LabelWithAnswersProps>(() =>
  import('./texts.ts').then((module) => module.LabelWithAnswers),
)
export const AnswerPills = lazyWithRetry<{ text: string }>(() =>
  import('./texts.ts').then((module) => module.AnswerPills),
)
