/** Microphone access of this document, which the server's permissions policy decides. */
export interface Microphone {
  /** false when the document must be reloaded first; the call then starts the reload */
  mayListen(): boolean
  /** true once after a reload that was made in order to listen */
  wantsToListen(): boolean
}
