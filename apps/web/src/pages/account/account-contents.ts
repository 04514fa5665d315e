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

/** Text about the limits that the operator set, or null without limits. */
export function quotaText(quotas: ResponseOf<'readAccount'>['quotas']): string | null {
  const { forms, submissions, fileBytes, mailsPerDay } = quotas
  const number = (count: number) => count.toLocaleString('en')
  const limits = [
    forms === null ? [] : `${number(forms)} forms`,
    submissions === null ? [] : `${number(submissions)} submissions`,
    fileBytes === null ? [] : `${sizeInWords(fileBytes)} of files`,
    mailsPerDay === null ? [] : `${number(mailsPerDay)} emails a day`,
  ].flat()
  return limits.length === 0
    ? null
    : `Limits of this server for your account: ${limits.join(', ')}.`
}
