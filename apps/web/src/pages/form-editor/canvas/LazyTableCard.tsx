import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { TableCardProps } from './TableCard.tsx'

/** Heading of a table, loaded by forms that have tables. */
export const TableCard = lazyWithRetry<TableCardProps>(() =>
  import('./TableCard.tsx').then((module) => module.TableCard),
)
