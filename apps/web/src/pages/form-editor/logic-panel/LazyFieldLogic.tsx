import type { Field } from '@ramiform/core/field'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { FieldLogicProps } from './FieldLogic.tsx'

export const FieldLogic = lazyWithRetry<FieldLogicProps>(() =>
  import('./FieldLogic.tsx').then((m) => m.FieldLogic),
)
export const SeveralFields = lazyWithRetry<{ readonly fields: readonly Field[] }>(() =>
  import('./SeveralFields.tsx').then((m) => m.SeveralFields),
)
