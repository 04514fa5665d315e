import { importerOfFile } from '@ramiform/formats/choose-importer'
import { formatOfName } from '@ramiform/formats/documents/formats'
import { useState } from 'react'
import { useDocument } from '../documents/use-document.ts'
import { useReading } from '../found-fields/use-reading.ts'

/** A chosen file: a text in one of the import formats, or a document. */
export function useFile(takenIds: () => readonly string[]) {
  const text = useReading(takenIds)
  const document = useDocument(takenIds)
  const [file, setFile] = useState<File | null>(null)
  const isDocument = document.fileName !== null

  function clear() {
    text.read(null)
    document.clear()
    setFile(null)
  }

  return {
    text,
    document,
    file,
    isDocument,
    /** the file's name without its extension */
    baseName: file?.name.replace(/\.[^.]*$/, '') ?? '',
    clear,
    /** `asDocument`: a file of an unknown type gets the message of Upload Doc (spec section 8). */
    choose(next: File, { asDocument = false } = {}) {
      clear()
      setFile(next)
      const isUnknown = importerOfFile(next.name) === undefined
      if (formatOfName(next.name) !== undefined || (asDocument && isUnknown)) document.read(next)
      else text.readFile(next)
    },
  }
}
