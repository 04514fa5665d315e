import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { MoreSettingsProps } from './MoreSettings.tsx'

export const MoreSettings = lazyWithRetry<MoreSettingsProps>(() =>
  import('./MoreSettings.tsx').then((m) => m.MoreSettings),
)
