import { importExtensions } from '@ramiform/formats/choose-importer'
import { formatList } from '@ramiform/formats/import-messages'
import { FileDrop } from '../../../ui/FileDrop.tsx'

const words = {
  drop: 'Drop a file here',
  choose: 'Choose a file',
  another: 'Choose another file',
} as const

/** File picker for imports. The reader detects the format by content, not by file type. */
export function FileSource({
  fileName,
  onFile,
}: {
  fileName: string | null
  onFile: (file: File) => void
}) {
  return (
    <FileDrop
      label="File to import"
      extensions={importExtensions}
      fileName={fileName}
      words={words}
      note={`${formatList}, up to 10 MB. The file stays in this browser.`}
      onFile={onFile}
    />
  )
}
