import type { FoundFields, NewFieldId } from '../import.ts'

/** Why nothing came of a document; `document-messages.ts` has the words. */
export type DocumentProblem =
  | { readonly code: 'unsupported' }
  | { readonly code: 'too_large' }
  | { readonly code: 'no_fields' }
  | { readonly code: 'empty' }
  /** not a whole file of its kind */
  | { readonly code: 'damaged'; readonly label: string }
  | { readonly code: 'encrypted'; readonly label: string }
  /** pages that are pictures */
  | { readonly code: 'scanned' }
  /** a form that only the program it was made with can show */
  | { readonly code: 'dynamic' }
  /** unpacked it would be larger than anything a form needs */
  | { readonly code: 'too_large_inside' }
  /** the name says one thing, the content another that is not read */
  | { readonly code: 'other_kind'; readonly kind: string }
  | { readonly code: 'too_slow' }

/** What a reader is at, for those who wait. */
export interface ReadingStage {
  readonly stage: 'opening' | 'page' | 'sheet' | 'finding'
  /** of how many, where that is known */
  readonly at?: number
  readonly of?: number
}

export interface DocumentRun {
  /** Ends the reading: the promise is rejected with its reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: (stage: ReadingStage) => void
}

export type DocumentResult = FoundFields | { readonly problem: DocumentProblem }

/** Reads one kind of document. It takes bytes and never throws for what they say, only for an ended signal. */
export type ReadDocument = (
  bytes: Uint8Array,
  newId: NewFieldId,
  run?: DocumentRun,
) => Promise<DocumentResult>
