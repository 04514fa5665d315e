import type { FormDraft } from './form-draft.ts'

/** Result of a command: the new draft, with the name that Undo shows. */
export interface Edit {
  /** as in `Undo: Delete "Company size"` */
  readonly name: string
  readonly draft: FormDraft
  /** the field selected afterwards; absent where the selection stays as it is */
  readonly selected?: string | null
  /** the control being typed in: edits that follow one another in one control are one step */
  readonly control?: string
}

/** A change to a form as a pure function; null when there is nothing to do. */
export type Command = (draft: FormDraft) => Edit | null
