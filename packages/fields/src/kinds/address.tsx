import { AddressInput } from '../address/AddressInput.tsx'
import { addressAnswer } from '../address/address-answer.ts'
import type { FurtherKind } from '../further-kind.tsx'

export const addressKind: FurtherKind = {
  type: 'address',
  Input: AddressInput,
  rules: addressAnswer,
  role: 'group',
}
