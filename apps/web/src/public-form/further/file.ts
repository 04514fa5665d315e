// Loaded only by forms with file fields: their input and the uploads.
import { FileInput } from '@ramiform/fields/file-input'
import type { PageData } from '../state/page-data.ts'
import { openUploads } from '../uploads/open-uploads.ts'
import type { FurtherInput } from './further-input.ts'

export function open(data: PageData): FurtherInput {
  return { inputs: { file: FileInput }, uploads: openUploads(data) }
}
