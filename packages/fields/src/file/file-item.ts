/** One chosen file on its way. */
export interface FileItem {
  readonly key: string
  readonly name: string
  /** bytes */
  readonly size: number
  /** `waiting`: for the connection to come back; `refused`: will never be taken */
  readonly state: 'sending' | 'waiting' | 'sent' | 'failed' | 'refused'
  /** bytes that have arrived */
  readonly sent: number
  /** why it failed or was refused */
  readonly problem?: string | undefined
}

/** What is known of a file before its content is read; a browser's `File` is one. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}
