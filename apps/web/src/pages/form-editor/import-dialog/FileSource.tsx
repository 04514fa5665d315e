import { importExtensions } from '@ramiform/text-to-form/choose-importer'
import { formatList } from '@ramiform/text-to-form/import-messages'
import { IconFileUpload } from '@tabler/icons-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../../../ui/Button.tsx'
import styles from './ImportDialog.module.css'

/** A file, dropped or chosen. What it holds is looked at by the reader, not by its type. */
export function FileSource({
  fileName,
  onFile,
}: {
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
  return (
    <div {...getRootProps({ className: styles.drop })} data-over={isDragActive || undefined}>
      <input
        {...getInputProps({
          accept: importExtensions.map((extension) => `.${extension}`).join(','),
          'aria-label': 'File to import',
        })}
      />
      <IconFileUpload size={28} stroke={1.5} aria-hidden />
      <p>{isDragActive ? 'Let go to read it' : (fileName ?? 'Drop a file here')}</p>
      <Button size="sm" onClick={open}>
        {fileName === null ? 'Choose a file' : 'Choose another file'}
      </Button>
      <small>{`${formatList}, up to 10 MB. It is read in this browser and sent nowhere.`}</small>
    </div>
  )
}
