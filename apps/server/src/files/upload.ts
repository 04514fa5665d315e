/** A file on its way to a submission, or part of one. */
export interface Upload {
  /** 128 random bits: whoever has it may go on with the upload, as nobody else knows it */
  readonly id: string
  readonly formId: string
  readonly fieldId: string
  /** as its sender called it, without a path */
  readonly name: string
  /** what the form takes in this field, as it was when the file was announced; empty: anything */
  readonly kinds: readonly string[]
  /** bytes, as announced and then received */
  readonly size: number
  readonly createdAt: Date
  /** null while parts are missing */
  readonly completedAt: Date | null
}

/** One file of one submission, as its owner finds it. */
export interface SubmittedFile {
  readonly id: string
  readonly submissionId: string
  readonly submittedAt: Date
  readonly fieldId: string
  readonly name: string
  readonly size: number
}

export function isUploadId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** What is kept of a name: its last part, without what no file system takes, 255 characters at most. */
export function fileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  const name = clean === '' || clean === '.' || clean === '..' ? 'file' : clean
  if (name.length <= 255) return name
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  // A letter that is two units long is not cut in half.
  return name.slice(0, 255 - ending.length).replace(/[\ud800-\udbff]$/, '') + ending
}
