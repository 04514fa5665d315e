import type { Conditional } from './conditions/condition.ts'
import type { Currency } from './currency.ts'
import type { Formula } from './formula.ts'

export type { Currency } from './currency.ts'

export type FieldWidth = 'full' | 'half' | 'third'

export interface Styling {
  readonly width: FieldWidth
  readonly inline: boolean
}

/**
 * Limits of an answer. `min` and `max` limit the number of characters or the value, depending on the type (decision
 * 11).
 */
export interface Validation {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Distance between valid numbers, counted from `min` or 0 (decision 533). */
  readonly step?: number | undefined
  readonly pattern?: string | undefined
}

/** Settings of a payment field; amounts are in cents (spec section 3). */
export interface PaymentSettings {
  readonly currency?: Currency | undefined
  readonly allowCustomAmount?: boolean | undefined
  readonly amount?: number | undefined
  readonly minAmount?: number | undefined
  readonly maxAmount?: number | undefined
  /** Price fields to add up, each times its quantity. Replaces `amount`. */
  readonly items?: readonly PaymentItem[] | undefined
  /** Id of the number value that is the amount (decision 595). Replaces `items` and `amount`. */
  readonly value?: string | undefined
  readonly collectShipping?: boolean | undefined
  readonly collectBilling?: boolean | undefined
  readonly enableLink?: boolean | undefined
}

/** One price field and its quantity field, by id. Without a quantity field it counts once. */
export interface PaymentItem {
  readonly price: string
  readonly quantity?: string | undefined
}

/** A day, `YYYY-MM-DD`, or whole days from today, which are negative before it (decision 578). */
export type DayLimit = string | number

/** Limits of a file field. Defaults are in `fields/file/upload-limits.ts`. */
export interface UploadSettings {
  /** Size limit of one file, in megabytes of 1,000,000 bytes. */
  readonly maxMegabytes?: number | undefined
  readonly maxFiles?: number | undefined
  /** Accepted file kinds, by their names in `fields/file/file-kinds.ts`. Absent or empty accepts any. */
  readonly kinds?: readonly string[] | undefined
}

export const stepShapes = ['stars', 'numbers'] as const
export type StepShape = (typeof stepShapes)[number]

/** Look of a rating or scale. Its numbers are its options (decision 362). */
export interface StepSettings {
  /** Stars are the default of a rating; a scale always has numbers. */
  readonly drawnAs?: StepShape | undefined
  /** Text at the lowest and the highest number. */
  readonly lowest?: string | undefined
  readonly highest?: string | undefined
}

/** The condition under which a choice offers one of its options. */
export interface OptionWhen {
  readonly option: string
  readonly when: Conditional
}

/** Picture of one option of a choice. */
export interface OptionPicture {
  readonly option: string
  /** Id of the stored picture. */
  readonly image: string
  /** What the picture shows, for visitors who do not see it. Screen readers read it after the option, so it does not repeat its text. */
  readonly alt?: string | undefined
}

/** Amount that an option adds to a payment (decision 534). */
export interface OptionPrice {
  readonly option: string
  /** In cents. */
  readonly price: number
  /** Text of the option in the language of the page, without the price. No stored form has one. */
  readonly text?: string | undefined
}

/** One question of a form, of any type (spec section 3). */
export interface Field {
  readonly id: string
  readonly type: string
  readonly label: string
  readonly placeholder?: string | undefined
  readonly description?: string | undefined
  /** True if the description has emphasis and links (decision 635). */
  readonly markedDescription?: true | undefined
  readonly required?: boolean | undefined
  /** Logic that makes the field required while it holds. Ignored beside `required: true` (decision 610). */
  readonly requiredWhen?: Conditional | undefined
  readonly options?: readonly string[] | undefined
  /** Logic of options that are offered only while it holds, at most one entry for each option (decision 649). */
  readonly optionsWhen?: readonly OptionWhen[] | undefined
  /** Pictures of options, at most one for each. Empty for a picture choice without any yet (decision 606). */
  readonly pictures?: readonly OptionPicture[] | undefined
  /** Label of a last option whose text the visitor writes, in a choice that offers one (decision 590). */
  readonly other?: string | undefined
  /** True if each visitor sees the options in an order of their own (decision 604). */
  readonly shuffle?: boolean | undefined
  /** Fewest and most options of a valid answer, in a choice of several (decision 531). */
  readonly minChoices?: number | undefined
  readonly maxChoices?: number | undefined
  /** Number of columns in which wide screens show the options (decision 532). */
  readonly columns?: number | undefined
  /** Prices of options, at most one for each (decision 534). */
  readonly prices?: readonly OptionPrice[] | undefined
  /** Text behind the input of a number, such as `kg`. */
  readonly unit?: string | undefined
  readonly styling?: Styling | undefined
  readonly validation?: Validation | undefined
  /** Earliest and latest day that a date accepts. */
  readonly earliest?: DayLimit | undefined
  readonly latest?: DayLimit | undefined
  /** Answer that the question starts with (decision 585). */
  readonly defaultAnswer?: string | readonly string[] | undefined
  /** Message for a missing or invalid answer, instead of the built-in ones (decision 586). */
  readonly errorText?: string | undefined
  readonly conditional?: Conditional | undefined
  readonly payment?: PaymentSettings | undefined
  /** Price that the owner set for a price field, in cents. If absent, visitors enter one. */
  readonly fixedPrice?: number | undefined
  readonly upload?: UploadSettings | undefined
  readonly steps?: StepSettings | undefined
  /** Number of options that a ranking asks for, from the first rank on. If absent, all of them. */
  readonly ranks?: number | undefined
  /** Id of the section that the field belongs to. */
  readonly section?: string | undefined
  /** Id of the table that the field is a row of. */
  readonly table?: string | undefined
  /** True for a field that stands for a hidden field or value (`withHiddenFields`). No stored form has one. */
  readonly hidden?: true | undefined
  /** Formula of the value that the field stands for. No stored form has one. */
  readonly formula?: Formula | undefined
  /** True for a field that stands for an ending (`endingsAsFields`). No stored form has one. */
  readonly ending?: true | undefined
  /** Texts of the options in the language of the page, in order, with *Other* last. No stored form has them. */
  readonly shown?: readonly string[] | undefined
  /** Text of the option that shows the field, in the language of the page. No stored form has one. */
  readonly becauseOf?: string | undefined
  /** Label in the first language, which links that fill in answers use. No stored form has one. */
  readonly firstLabel?: string | undefined
  /** HTML autocomplete name, which the server derives from the label. */
  readonly autofill?: string | undefined
}

/**
 * Format of field ids, which appear in addresses, markup and stored answers. Readers of JSON refuse `__proto__` as a key,
 * so such answers could not be sent (decision 672).
 */
export const fieldIdPattern = /^(?!__proto__$)[A-Za-z0-9_-]{1,64}$/

/** Key of the respondent's address in a submission, beside the answers (decision 22). */
export const submitterEmailKey = 'submitterEmail'
