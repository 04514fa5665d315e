import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx'
import type { OfferedWhenProps } from './OfferedWhen.tsx'

export const OfferedWhen = lazyWithRetry<OfferedWhenProps>(() =>
  import('./OfferedWhen.tsx').then((module) => module.OfferedWhen),
)
