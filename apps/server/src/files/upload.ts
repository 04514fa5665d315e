/** An uploaded file, before or after its submission. */
export interface Upload {
  /** 128 random bits. The id authorizes its holder to continue the upload. */
  readonly id: string
  readonly formId: string
  readonly fieldId: string
  /** File name from the sender, without a path. */
  readonly name: string
  /** File types that the field accepted when the upload was announced; empty accepts all types. */
  readonly kinds: readonly string[]
  /** Size in bytes, as announced and then received. */
  readonly size: number
  readonly createdAt: Date
  /** Time of completion; null while parts are missing. */
  readonly completedAt: Date | null
}

/** A file of a submission, as its owner sees it. */
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

/** Cleans a file name: last path segment only, no control characters, at most 255 characters. */
export function fileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  const name = clean === '' || clean === '.' || clean === '..' ? 'file' : clean
  if (name.length <= 255) return name
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  // Avoids cutting a surrogate pair in half.
  return name.slice(0, 255 - ending.length).replace(/[\ud800-\udbff]$/, '') + ending
}
