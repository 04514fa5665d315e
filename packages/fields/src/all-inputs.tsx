import { FileInput } from './file/FileInput.tsx'
import { type Inputs, inputs } from './inputs.tsx'
import { PaymentInput } from './payment/PaymentInput.tsx'

/** All input components, for the server, which cannot load scripts on demand, and for the owner's app. */
export const allInputs: Required<Inputs> = {
  ...inputs,
  file: FileInput,
  payment: PaymentInput,
}
