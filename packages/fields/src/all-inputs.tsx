import { addDateLimits } from './add-date-limits.tsx'
import { addFurtherLimits } from './add-further-limits.tsx'
import { addKind } from './add-kind.tsx'
import { addOther } from './add-other.tsx'
import { addPictures } from './add-pictures.tsx'
import { FileInput } from './file/FileInput.tsx'
import type { FurtherKind } from './further-kind.tsx'
import type { FurtherKindName } from './index.ts'
import { type Inputs, inputs } from './inputs.tsx'
import { addressKind } from './kinds/address.tsx'
import { rankingKind } from './kinds/ranking.tsx'
import { ratingKind } from './kinds/rating.tsx'
import { scaleKind } from './kinds/scale.tsx'
import { signatureKind } from './kinds/signature.tsx'
import { statementKind } from './kinds/statement.tsx'
import { timeKind } from './kinds/time.tsx'
import { yesNoKind } from './kinds/yes-no.tsx'
import { PaymentInput } from './payment/PaymentInput.tsx'

const furtherKinds: Readonly<Record<FurtherKindName, FurtherKind>> = {
  'yes-no': yesNoKind,
  rating: ratingKind,
  scale: scaleKind,
  ranking: rankingKind,
  time: timeKind,
  address: addressKind,
  signature: signatureKind,
  statement: statementKind,
}

/**
 * All input components, for the server, which cannot load scripts on demand, and for the owner's app. Importing this
 * registers the rules of the further kinds, of limited dates and of *Other*. Pictures come before *Other*, which may contain them.
 */
export const allInputs: Inputs = {
  ...inputs,
  file: FileInput,
  payment: PaymentInput,
  ...Object.assign({}, ...Object.values(furtherKinds).map((kind) => addKind(kind).inputs)),
  ...addDateLimits().inputs,
  ...addPictures().inputs,
  ...addFurtherLimits().inputs,
  ...addOther().inputs,
}
