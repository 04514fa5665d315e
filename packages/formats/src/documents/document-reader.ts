import type { FoundFields, NewFieldId } from '../import.ts'

/** Reason why a document gave no fields; `document-messages.ts` has the messages. */
export type DocumentProblem =
  | { readonly code: 'unsupported' }
  | { readonly code: 'too_large' }
  | { readonly code: 'no_fields' }
  | { readonly code: 'empty' }
  /** incomplete or damaged */
  | { readonly code: 'damaged'; readonly label: string }
  | { readonly code: 'encrypted'; readonly label: string }
  /** pages are images */
  | { readonly code: 'scanned' }
  /** a form that only its own program can show */
  | { readonly code: 'dynamic' }
  /** larger than the limit when unpacked */
  | { readonly code: 'too_large_inside' }
  /** content of another, unsupported type */
  | { readonly code: 'other_kind'; readonly kind: string }
  | { readonly code: 'too_slow' }

/** Progress of a reader. */
export interface ReadingStage {
  readonly stage: 'opening' | 'page' | 'sheet' | 'finding'
  /** Total, if known */
  readonly at?: number
  readonly of?: number
}

export interface DocumentRun {
  /** Aborts the reading; the promise rejects with its reason */
  readonly signal?: AbortSignal
  readonly onProgress?: (stage: ReadingStage) => void
}

export type DocumentResult = FoundFields | { readonly problem: DocumentProblem }

/** Reads one document format. It rejects only for an aborted signal, never for the content. */
export type ReadDocument = (
  bytes: Uint8Array,
  newId: NewFieldId,
  run?: DocumentRun,
) => Promise<DocumentResult>
