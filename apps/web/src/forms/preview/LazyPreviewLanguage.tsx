import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import type { PreviewLanguageProps } from './PreviewLanguage.tsx'

/** Loaded by previews of translated forms. */
export const PreviewLanguage = lazyWithRetry<PreviewLanguageProps>(() =>
  import('./PreviewLanguage.tsx').then((module) => module.PreviewLanguage),
)
