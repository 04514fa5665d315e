import { documentExtensions } from '@ramiform/text-to-form/documents/formats'
import { IconFileUpload } from '@tabler/icons-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../../../ui/Button.tsx'
import styles from './DocumentUpload.module.css'

/** A document, dropped or chosen. Whether it can be read is said by the reader, not by its type. */
export function DocumentDrop({
  fileName,
  onFile,
}: {
  /** of the document that is there already */
  fileName: string | null
  onFile: (file: File) => void
}) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => {
      if (file !== undefined) onFile(file)
    },
  })
  const hint = fileName ?? 'Drop a document here, or paste it'
  return (
    <div
      {...getRootProps({ className: styles.drop })}
      data-over={isDragActive || undefined}
      data-small={fileName !== null || undefined}
    >
      <input
        {...getInputProps({
          accept: documentExtensions.map((extension) => `.${extension}`).join(','),
          'aria-label': 'Document to upload',
        })}
      />
      <IconFileUpload size={fileName === null ? 28 : 20} stroke={1.5} aria-hidden />
      <p dir="auto">{isDragActive ? 'Let go to read it' : hint}</p>
      <Button size="sm" onClick={open}>
        {fileName === null ? 'Choose a document' : 'Choose another'}
      </Button>
      {fileName === null && (
        <small>
          PDF, Word or Excel, less than 10 MB. It is read in this browser and sent nowhere.
        </small>
      )}
    </div>
  )
}
