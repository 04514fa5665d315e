import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { AnswerPillsProps } from './AnswerPills.tsx'
import type { LabelWithAnswersProps } from './LabelWithAnswers.tsx'
import type { StatementPreviewProps } from './StatementPreview.tsx'
import type { StatementSettingsProps } from './StatementSettings.tsx'

/** Parts of texts with answers, emphasis or links, and of statements, loaded by forms that have them. */
const texts = () => import('./texts.ts')

export const LabelWithAnswers = lazyWithRetry<LabelWithAnswersProps>(() =>
  texts().then((module) => module.LabelWithAnswers),
)
export const AnswerPills = lazyWithRetry<AnswerPillsProps>(() =>
  texts().then((module) => module.AnswerPills),
)
export const StatementSettings = lazyWithRetry<StatementSettingsProps>(() =>
  texts().then((module) => module.StatementSettings),
)
export const StatementPreview = lazyWithRetry<StatementPreviewProps>(() =>
  texts().then((module) => module.StatementPreview),
)
