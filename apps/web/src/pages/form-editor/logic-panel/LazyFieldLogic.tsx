import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { FieldLogicProps } from './FieldLogic.tsx'

export const FieldLogic = lazyWithRetry<FieldLogicProps>(() =>
  import('./FieldLogic.tsx').then((m) => m.FieldLogic),
)
