import { FileInput } from './file/FileInput.tsx'
import { type Inputs, inputs } from './inputs.tsx'
import { PaymentInput } from './payment/PaymentInput.tsx'

/** Every kind's input at once: for the server, which has no second script to wait for, and for the owner's app. */
export const allInputs: Required<Inputs> = {
  ...inputs,
  file: FileInput,
  payment: PaymentInput,
}
