/** Whether this document may use the microphone, which is the server's to say. */
export interface Microphone {
  /** false where the document has to be loaded anew first, which is then under way */
  mayListen(): boolean
  /** whether it was loaded anew in order to listen; asked once */
  wantsToListen(): boolean
}
