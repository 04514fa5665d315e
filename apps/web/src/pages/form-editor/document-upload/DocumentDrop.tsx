import { documentExtensions } from '@ramiform/formats/documents/formats'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import styles from './DocumentUpload.module.css'

const words = {
  drop: 'Drop a document here, or paste it',
  choose: 'Choose a document',
  another: 'Choose another',
} as const

/** File drop area for documents. The reader decides by content, not by file type, if it can read a document. */
export function DocumentDrop({
  fileName,
  onFile,
}: {
  /** name of the current document */
  fileName: string | null
  onFile: (file: File) => void
}) {
  return (
    <FileDrop
      label="Document to upload"
      extensions={documentExtensions}
      fileName={fileName}
      words={words}
      note="PDF, Word or Excel, less than 10 MB. The file stays in this browser."
      shrinks
      className={styles.drop}
      onFile={onFile}
    />
  )
}
