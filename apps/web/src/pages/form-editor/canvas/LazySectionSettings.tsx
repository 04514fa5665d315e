import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { SectionSettingsProps } from './SectionSettings.tsx'

/** Settings of a section, loaded with the first section that is selected. */
export const SectionSettings = lazyWithRetry<SectionSettingsProps>(() =>
  import('./SectionSettings.tsx').then((module) => module.SectionSettings),
)
