import type { Field } from '@ramiform/core/field'
import type { Amount, AmountDue } from '@ramiform/core/payments/amount-due'
import { createContext } from 'react'

export type PaymentState =
  | { readonly kind: 'open'; readonly problem?: string | undefined }
  | { readonly kind: 'busy' }
  /** The card is needed: our own test card, or the provider's element from `mount`. */
  | {
      readonly kind: 'card'
      readonly amount: Amount
      readonly test: boolean
      readonly provider: 'test' | 'stripe'
      readonly problem?: string | undefined
    }
  /** Authentication step of the test provider. Real providers show their own. */
  | { readonly kind: 'asks'; readonly amount: Amount }
  | {
      readonly kind: 'paid'
      readonly amount: Amount
      readonly test: boolean
      readonly clientSecret: string
    }

/** Payments of one form. Returned states stay identical until they change. */
export interface Payments {
  /** True when the owner has turned payments on. */
  readonly isOn: boolean
  /** Address to open after canceling. */
  readonly cancelUrl: string | undefined
  state(fieldId: string): PaymentState
  /** Amount of the field for the current answers. `chosen` is the visitor's amount, where they may choose it. */
  due(field: Field, chosen: number | undefined): AmountDue
  begin(field: Field, chosen: number | undefined): Promise<void>
  /** Leaves the card step and returns to the amount. */
  leave(fieldId: string): void
  /** Pays with a test card, or with the card in the provider's element. */
  pay(field: Field, card: string): Promise<void>
  /** Completes the test provider's authentication step. */
  authenticate(field: Field, isConfirmed: boolean): Promise<void>
  /** Mounts the provider's element. @returns function that unmounts it */
  mount(field: Field, place: HTMLElement): () => void
  subscribe(listener: () => void): () => void
}

/** Payments of the form. Null in a preview, where nothing is paid. */
export const PaymentsContext = createContext<Payments | null>(null)
