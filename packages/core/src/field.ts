import type { Conditional } from './conditions/condition.ts'

export type FieldWidth = 'full' | 'half' | 'third'

export interface Styling {
  readonly width: FieldWidth
  readonly inline: boolean
}

/** Bounds count characters or bound the value, by the field's type (decision 11). */
export interface Validation {
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly pattern?: string | undefined
}

export const currencies = ['usd', 'eur', 'gbp', 'cad', 'aud'] as const
export type Currency = (typeof currencies)[number]

/** Settings of a payment field; amounts are in cents (spec section 3). */
export interface PaymentSettings {
  readonly currency?: Currency | undefined
  readonly allowCustomAmount?: boolean | undefined
  readonly amount?: number | undefined
  readonly minAmount?: number | undefined
  readonly maxAmount?: number | undefined
  /** price fields whose sum is to be paid, each times its quantity; instead of `amount` */
  readonly items?: readonly PaymentItem[] | undefined
  readonly collectShipping?: boolean | undefined
  readonly collectBilling?: boolean | undefined
  readonly enableLink?: boolean | undefined
}

/** Fields by their ids; without a quantity, one piece. */
export interface PaymentItem {
  readonly price: string
  readonly quantity?: string | undefined
}

/** Limits of a file field. Absent limits have the defaults of `fields/file/upload-limits.ts`. */
export interface UploadSettings {
  /** size limit of one file, in megabytes of 1,000,000 bytes */
  readonly maxMegabytes?: number | undefined
  readonly maxFiles?: number | undefined
  /** kinds of file, by the names of `fields/file/file-kinds.ts`; absent or empty: any */
  readonly kinds?: readonly string[] | undefined
}

/** One question of a form, of any type (spec section 3). */
export interface Field {
  readonly id: string
  readonly type: string
  readonly label: string
  readonly placeholder?: string | undefined
  readonly description?: string | undefined
  readonly required?: boolean | undefined
  readonly options?: readonly string[] | undefined
  readonly styling?: Styling | undefined
  readonly validation?: Validation | undefined
  readonly conditional?: Conditional | undefined
  readonly payment?: PaymentSettings | undefined
  /** price that the owner set for a price field, in cents; absent: visitors enter one */
  readonly fixedPrice?: number | undefined
  readonly upload?: UploadSettings | undefined
  /** HTML autocomplete name, which the server derives from the label */
  readonly autofill?: string | undefined
}

/** Field ids appear in addresses, markup and stored answers. */
export const fieldIdPattern = /^[A-Za-z0-9_-]{1,64}$/

/** Beside the answers a submission may carry the respondent's address under this key (decision 22). */
export const submitterEmailKey = 'submitterEmail'
