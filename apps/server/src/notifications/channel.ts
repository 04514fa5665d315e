import type { DeliveryKind } from '@ramiform/contract/deliveries'
import type { FormSchema, Settings } from '@ramiform/core/form'
import type { AddressGuard } from '../outgoing/address-guard.ts'

/** A way to send something because of a submission. One folder and one line in `channels.ts`. */
export interface Channel {
  /** Name of its jobs and deliveries. */
  readonly kind: DeliveryKind
  /** Sends nothing while the server has no SMTP_URL. */
  readonly needsMail: boolean
  /** The form's settings ask for a message about this submission. */
  isWanted(settings: Settings, submitterEmail: string | undefined): boolean
  /**
   * Checks settings that depend on the outside, before the form is saved.
   * @param readStored reads the saved schema; call it only when needed
   * @throws Refusal form_refused
   */
  check?(
    guard: AddressGuard,
    schema: FormSchema,
    readStored?: () => Promise<FormSchema>,
  ): Promise<void>
}
