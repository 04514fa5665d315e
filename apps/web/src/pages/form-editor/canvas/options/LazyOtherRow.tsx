import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx'
import type { OtherRowProps } from './OtherRow.tsx'

/** The option whose text the visitor writes, loaded by fields that offer it. */
export const OtherRow = lazyWithRetry<OtherRowProps>(() =>
  import('./OtherRow.tsx').then((module) => module.OtherRow),
)
