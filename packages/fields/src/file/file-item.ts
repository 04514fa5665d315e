/** One chosen file and the state of its upload. */
export interface FileItem {
  readonly key: string
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  /** State of the upload. `waiting`: offline; `refused`: permanently rejected. */
  readonly state: 'sending' | 'waiting' | 'sent' | 'failed' | 'refused'
  /** Number of uploaded bytes. */
  readonly sent: number
  /** Reason why the upload failed or was rejected. */
  readonly problem?: string | undefined
}

/** File metadata before its content is read; a browser's `File` fits. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}
