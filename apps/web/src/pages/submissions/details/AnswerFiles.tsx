import { sizeInWords } from '@ramiform/fields/file/upload-limits'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { filesQuery } from '../submission-queries.ts'
import styles from './AnswerFiles.module.css'

export interface AnswerFilesProps {
  readonly formId: string
  readonly submissionId: string
  readonly fieldId: string
  /** the names, as they were answered */
  readonly text: string
}

/** The files of one answer, to fetch; only their names where their content never came. */
export function AnswerFiles({ formId, submissionId, fieldId, text }: AnswerFilesProps) {
  const { data } = useQuery(filesQuery(formId, submissionId))
  const files = data?.files.filter((file) => file.fieldId === fieldId) ?? []
  if (files.length === 0) return text
  const path = `/api/forms/${formId}/submissions/${submissionId}/files/`
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a href={path + id} download={name}>
            <IconDownload size={16} stroke={1.75} aria-hidden />
            {name}
          </a>
          <small>{sizeInWords(size)}</small>
        </li>
      ))}
    </ul>
  )
}
