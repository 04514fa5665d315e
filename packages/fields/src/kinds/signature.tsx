import type { FurtherKind } from '../further-kind.tsx'
import { SignatureInput } from '../signature/SignatureInput.tsx'
import { signatureAnswer } from '../signature/signature-answer.ts'

export const signatureKind: FurtherKind = {
  type: 'signature',
  Input: SignatureInput,
  rules: signatureAnswer,
  role: 'group',
}
