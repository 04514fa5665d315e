import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { FieldLogicProps } from './FieldLogic.tsx'
import type { SeveralFieldsProps } from './SeveralFields.tsx'

export const FieldLogic = lazyWithRetry<FieldLogicProps>(() =>
  import('./FieldLogic.tsx').then((m) => m.FieldLogic),
)
export const SeveralFields = lazyWithRetry<SeveralFieldsProps>(() =>
  import('./SeveralFields.tsx').then((m) => m.SeveralFields),
)
