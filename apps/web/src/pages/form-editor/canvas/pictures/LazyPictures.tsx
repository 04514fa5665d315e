import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx'
import type { PicturesProps } from './Pictures.tsx'

/** Pictures of options, loaded by picture choices. */
export const Pictures = lazyWithRetry<PicturesProps>(() =>
  import('./Pictures.tsx').then((module) => module.Pictures),
)
