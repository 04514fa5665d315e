import type { ResponseOf } from '@ramiform/contract/calls'
import { sizeInWords } from '@ramiform/fields/file/upload-limits'
import { submissionCountText } from '../../forms/submission-count.ts'

/** Text such as "3 forms, 120 submissions and 4 files (2 MB)". */
export function accountContents({
  forms,
  submissions,
  files,
  fileBytes,
}: ResponseOf<'readAccount'>['contents']): string {
  const formCount = forms === 1 ? '1 form' : `${forms.toLocaleString('en')} forms`
  const fileCount = files === 1 ? '1 file' : `${files.toLocaleString('en')} files`
  return files === 0
    ? `${formCount} and ${submissionCountText(submissions)}`
    : `${formCount}, ${submissionCountText(submissions)} and ${fileCount} (${sizeInWords(fileBytes)})`
}
