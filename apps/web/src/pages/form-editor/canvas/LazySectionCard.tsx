import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { SectionCardProps } from './SectionCard.tsx'

/** Heading of a section, loaded by forms that have sections. */
export const SectionCard = lazyWithRetry<SectionCardProps>(() =>
  import('./SectionCard.tsx').then((module) => module.SectionCard),
)
