// Loaded only by forms with file fields: their input and the uploads.
import { FileInput } from '@ramiform/fields/file-input'
import type { PageData } from '../state/page-data.ts'
import { openUploads } from '../uploads/open-uploads.ts'
import type { FurtherInputs } from './further-inputs.ts'

export function open(data: PageData): FurtherInputs {
  return { inputs: { file: FileInput }, uploads: openUploads(data) }
}
