import { fileAnswer } from '../file/file-answer.ts'
import type { FurtherKind } from '../further-kind.tsx'
import { SignatureInput } from '../signature/SignatureInput.tsx'

export const signatureKind: FurtherKind = {
  type: 'signature',
  Input: SignatureInput,
  rules: fileAnswer,
  role: 'group',
}
