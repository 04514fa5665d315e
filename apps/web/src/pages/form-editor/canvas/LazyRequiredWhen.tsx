import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { RequiredWhenProps } from './RequiredWhen.tsx'

export const RequiredWhen = lazyWithRetry<RequiredWhenProps>(() =>
  import('./RequiredWhen.tsx').then((m) => m.RequiredWhen),
)
