import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import type { BulkEditProps } from './BulkEditDialog.tsx'

/** The dialog for many options, whose code loads when it first opens. */
export const BulkEditDialog = lazyWithRetry<BulkEditProps>(() =>
  import('./BulkEditDialog.tsx').then((module) => module.BulkEditDialog),
)
