import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import type { MoveButtonsProps } from './MoveButtons.tsx'

/** Only phones load it. */
export const MoveButtons = lazyWithRetry<MoveButtonsProps>(() =>
  import('./MoveButtons.tsx').then((m) => m.MoveButtons),
)
