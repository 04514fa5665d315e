import type { ExportedForm } from '@ramiform/formats/form-exporters/export'
import { exporters } from '@ramiform/formats/form-exporters/index'
import { strToU8, zipSync } from 'fflate'
import { fileNameOf } from '../../files/file-name.ts'
import { saveFile } from '../../files/save-file.ts'

/** Collects whole forms as JSON files in one ZIP archive. Two forms with one name get different file names. */
export function collectForms() {
  const json = exporters.find(({ name }) => name === 'json')
  const files: Record<string, Uint8Array> = {}
  return {
    add(form: ExportedForm): void {
      const { text = '' } = json?.write(form) ?? {}
      files[freeName(fileNameOf(form.name), files)] = strToU8(text)
    },
    archive: (): Uint8Array<ArrayBuffer> => zipSync(files),
    save(): void {
      saveFile(new Blob([zipSync(files)], { type: 'application/zip' }), 'forms.zip')
    },
  }
}

/** Names that differ only in case would be one file on some systems. */
function freeName(name: string, files: Readonly<Record<string, unknown>>): string {
  const taken = new Set(Object.keys(files).map((one) => one.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? `${name}.json` : `${name} (${number}).json`
    if (!taken.has(wanted.toLowerCase())) return wanted
  }
}
