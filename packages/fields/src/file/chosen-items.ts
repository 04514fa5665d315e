import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { sayCounted } from '@ramiform/core/built-in-texts/say'
import type { Field } from '@ramiform/core/field'
import type { ChosenFile, FileItem } from './file-item.ts'
import { fileRefusal, uploadLimits } from './upload-limits.ts'

export interface ChosenItems<OneFile extends ChosenFile> {
  /** Earlier files that stay. */
  readonly kept: readonly FileItem[]
  readonly added: readonly { readonly item: FileItem; readonly file: OneFile }[]
}

let count = 0

/**
 * Sorts newly chosen files: each is uploaded, or rejected with a reason. In a field for one file, the new file
 * replaces the old one.
 */
export function chosenItems<OneFile extends ChosenFile>(
  field: Field,
  before: readonly FileItem[],
  files: readonly OneFile[],
  words: FormWords,
): ChosenItems<OneFile> {
  const limits = uploadLimits(field)
  // Drop files that were rejected before: a rejection is shown once.
  const present = before.filter(({ state }) => state !== 'refused')
  const kept = limits.files === 1 && files.length > 0 ? [] : present
  let room = limits.files - kept.length
  const added = files.map((file) => {
    let problem = fileRefusal(file, limits, words)
    if (problem === null && room === 0) {
      problem = sayCounted(words, words.files.noRoom, limits.files, { name: file.name })
    }
    if (problem === null) room -= 1
    count += 1
    const item: FileItem = {
      key: `file-${count}`,
      name: file.name,
      size: file.size,
      state: problem === null ? 'sending' : 'refused',
      sent: 0,
      problem: problem ?? undefined,
    }
    return { item, file }
  })
  // Keep the old file when the new one is rejected.
  const isTaken = added.some(({ item }) => item.state === 'sending')
  return { kept: isTaken ? kept : present, added }
}
