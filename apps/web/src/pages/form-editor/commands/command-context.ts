import type { Field } from '@ramiform/core/field'
import type { EditorStore } from '../../../editing/draft/editor-store.ts'
import type { Findings } from '../../../editing/findings-store.ts'
import type { Saver } from '../../../editing/saving/saver.ts'
import type { ScreenStore } from '../../../editing/screen-store.ts'
import type { Publishing } from '../publishing/use-publishing.ts'
import type { FieldActions } from './field-actions.ts'

/** Context that commands use to read and change the editor. */
export interface CommandContext {
  readonly store: EditorStore
  readonly saver: Saver
  readonly screen: ScreenStore
  readonly findings: Findings
  readonly fields: FieldActions
  readonly history: { undo(): void; redo(): void; goTo(steps: number): void }
  readonly sidePanel: {
    logic(): void
    preview(): void
    togglePreview(): void
    chat(): void
    findings(): void
  }
  readonly publishing: Publishing
  /** field that the command applies to */
  readonly target: () => Field | undefined
  readonly navigate: (path: string) => void
  readonly copyText: (text: string, done: string) => void
}
