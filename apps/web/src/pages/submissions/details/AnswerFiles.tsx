import { sizeInWords } from '@ramiform/fields/file/upload-limits'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { browserCanDownload, downloadWithToken } from '../../../files/download.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { filesQuery } from '../shared/submission-queries.ts'
import styles from './AnswerFiles.module.css'

export interface AnswerFilesProps {
  readonly formId: string
  readonly submissionId: string
  readonly fieldId: string
  /** file names from the answer */
  readonly text: string
}

/** Download links for the files of an answer. Files without stored content show only their names. */
export function AnswerFiles({ formId, submissionId, fieldId, text }: AnswerFilesProps) {
  const toast = useToast()
  const { data } = useQuery(filesQuery(formId, submissionId))
  const files = data?.files.filter((file) => file.fieldId === fieldId) ?? []
  if (files.length === 0) return text
  const path = `/api/forms/${formId}/submissions/${submissionId}/files/`

  function download(event: MouseEvent, address: string, name: string) {
    if (browserCanDownload()) return
    event.preventDefault()
    downloadWithToken(address, name).catch((failure: unknown) => {
      toast(messageOf(failure), { kind: 'failed' })
    })
  }

  return (
    <ul className={styles.files}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a href={path + id} download={name} onClick={(event) => download(event, path + id, name)}>
            <IconDownload size={16} stroke={1.75} aria-hidden />
            {name}
          </a>
          <small>{sizeInWords(size)}</small>
        </li>
      ))}
    </ul>
  )
}
