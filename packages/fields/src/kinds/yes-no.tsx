import type { FurtherKind } from '../further-kind.tsx'
import { oneOffered } from '../shared/choice-answer.ts'
import { YesNoInput } from '../yes-no/YesNoInput.tsx'

export const yesNoKind: FurtherKind = {
  type: 'yes-no',
  Input: YesNoInput,
  rules: oneOffered,
  role: 'radiogroup',
}
