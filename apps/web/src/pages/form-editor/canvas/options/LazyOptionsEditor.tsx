import { lazyWithRetry } from '../../../../ui/lazy/lazy-with-retry.tsx'
import type { OptionsEditorProps } from './OptionsEditor.tsx'

/** Editor of options, which the canvas loads when the pointer or the focus comes to it. */
export const OptionsEditor = lazyWithRetry<OptionsEditorProps>(() =>
  import('./OptionsEditor.tsx').then((module) => module.OptionsEditor),
)
