/** One chosen file on its way. */
export interface FileItem {
  readonly key: string
  readonly name: string
  /** bytes */
  readonly size: number
  /** `waiting`: offline; `refused`: permanently rejected */
  readonly state: 'sending' | 'waiting' | 'sent' | 'failed' | 'refused'
  /** bytes that have arrived */
  readonly sent: number
  /** why it failed or was refused */
  readonly problem?: string | undefined
}

/** File metadata before its content is read; a browser's `File` fits. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}
