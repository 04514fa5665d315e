import type { Field } from '@ramiform/core/field'
import type { Amount, AmountDue } from '@ramiform/core/payments/amount-due'
import { createContext } from 'react'

export type PaymentState =
  | { readonly kind: 'open'; readonly problem?: string | undefined }
  | { readonly kind: 'busy' }
  /** a card is asked for: our own test card, or the provider's element in `mount` */
  | {
      readonly kind: 'card'
      readonly amount: Amount
      readonly test: boolean
      readonly provider: 'test' | 'stripe'
      readonly problem?: string | undefined
    }
  /** the test provider's authentication step; a real one asks by itself */
  | { readonly kind: 'asks'; readonly amount: Amount }
  | {
      readonly kind: 'paid'
      readonly amount: Amount
      readonly test: boolean
      readonly clientSecret: string
    }

/** Payments of one form. Returned states stay identical until they change. */
export interface Payments {
  /** true when the owner has turned payments on */
  readonly isOn: boolean
  /** address after canceling */
  readonly cancelUrl: string | undefined
  state(fieldId: string): PaymentState
  /** The field's amount for the current answers; `chosen` when the visitor sets the amount. */
  due(field: Field, chosen: number | undefined): AmountDue
  begin(field: Field, chosen: number | undefined): Promise<void>
  /** Back to before the card was asked for. */
  leave(fieldId: string): void
  /** Pays with a test card, or with the card in the provider's element. */
  pay(field: Field, card: string): Promise<void>
  /** The answer to the authentication step. */
  authenticate(field: Field, isConfirmed: boolean): Promise<void>
  /** Mounts the provider's element. @returns function that unmounts it */
  mount(field: Field, place: HTMLElement): () => void
  subscribe(listener: () => void): () => void
}

/** Without one, as in a preview, nothing is paid. */
export const PaymentsContext = createContext<Payments | null>(null)
