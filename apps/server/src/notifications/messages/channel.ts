import type { DeliveryKind } from '@ramiform/contract/deliveries'
import type { FormSchema, Settings } from '@ramiform/core/form'
import type { AddressGuard } from '../../outgoing/address-guard.ts'

/**
 * A way to send messages about submissions, such as webhook or email. To add one, create a folder and add a line in
 * `channels.ts`.
 */
export interface Channel {
  /** Kind of the channel's jobs and deliveries. */
  readonly kind: DeliveryKind
  /** True if the channel needs SMTP_URL. */
  readonly needsMail: boolean
  /** Checks if the form's settings request a message about this submission. */
  isWanted(settings: Settings, submitterEmail: string | undefined): boolean
  /**
   * Checks settings that depend on other servers, before the form is saved.
   * @param readStored reads the saved schema; call it only when needed
   * @throws Refusal form_refused
   */
  check?(
    guard: AddressGuard,
    schema: FormSchema,
    readStored?: () => Promise<FormSchema>,
  ): Promise<void>
}
