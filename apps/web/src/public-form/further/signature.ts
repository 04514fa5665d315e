// The picture of a signature is uploaded like a file.
import { addKind } from '@ramiform/fields/add-kind'
import { signatureKind } from '@ramiform/fields/kinds/signature'
import type { PageData } from '../state/page-data.ts'
import { openUploads } from '../uploads/open-uploads.ts'
import type { FurtherInput } from './further-input.ts'

export function open(data: PageData): FurtherInput {
  return { ...addKind(signatureKind), uploads: openUploads(data) }
}
