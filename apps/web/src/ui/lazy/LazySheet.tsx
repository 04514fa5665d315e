import type { SheetProps } from '../Sheet.tsx'
import { lazyWithRetry } from './lazy-with-retry.tsx'

/** A sheet whose code loads when it first opens, for screens that have sheets on phones only. */
export const LazySheet = lazyWithRetry<SheetProps>(() =>
  import('../Sheet.tsx').then((module) => module.Sheet),
)
