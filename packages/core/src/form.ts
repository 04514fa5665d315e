import type { Closed, ClosingSettings } from './closing.ts'
import type { Currency, Field } from './field.ts'
import type { Language } from './words/languages.ts'

export type DisplayStyle = 'standard' | 'single-card'

/** Traditional forms show every field; their logic is stored and ignored (decision 24). */
export type FormMode = 'traditional' | 'conditional'

/** Stored settings of a form (spec section 3). Absent settings have the editor's defaults. */
export interface Settings {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly submitButtonText?: string | undefined
  readonly successMessage?: string | undefined
  readonly redirectUrl?: string | undefined
  /** address of the owner's privacy policy, linked below the form */
  readonly privacyUrl?: string | undefined
  readonly collectEmail?: boolean | undefined
  readonly allowMultipleSubmissions?: boolean | undefined
  readonly displayStyle?: DisplayStyle | undefined
  readonly mode?: FormMode | undefined
  readonly advanced?: AdvancedSettings | undefined
  readonly notifications?: NotificationSettings | undefined
  readonly payment?: FormPaymentSettings | undefined
  readonly style?: FormStyle | undefined
  readonly closing?: ClosingSettings | undefined
  /** false: nothing is held back for looking like spam */
  readonly spamProtection?: boolean | undefined
  /** language of built-in texts; absent: that of the form's own texts; `visitor`: the browser's language (decision 207) */
  readonly language?: Language | 'visitor' | undefined
}

/** The look of a public form. Absent values mean the default look. */
export interface FormStyle {
  /** `#rrggbb` */
  readonly accent?: string | undefined
  /** of the page, `#rrggbb` */
  readonly background?: string | undefined
  /** background of inputs, `#rrggbb`; within 4 % of the page's color */
  readonly card?: string | undefined
  /** true: a dark variant of light colors for visitors who prefer a dark scheme */
  readonly dark?: boolean | undefined
  /** of headings, and of all text where it has no serifs and `textFont` is absent */
  readonly font?: FormFont | undefined
  readonly textFont?: TextFont | undefined
  /** of headings, 500 to 700; absent, it is the family's own */
  readonly headWeight?: number | undefined
  /** between the letters of headings, in thousandths of an em, -30 to 0; absent, it is the family's own */
  readonly headTrack?: number | undefined
  /** of the column, in pixels, 480 to 760 */
  readonly width?: number | undefined
  /** of corners, in pixels, 0 to 20 */
  readonly roundness?: number | undefined
  readonly density?: FormDensity | undefined
  /** id of the stored cover image */
  readonly cover?: string | undefined
  /** false: without "Made with Ramiform", our icon and our picture in link previews */
  readonly madeWith?: boolean | undefined
  /** false: without the drawn branches beside questions and the leaf on the thank-you */
  readonly branches?: boolean | undefined
}

/** The families that this product serves itself. */
export const formFonts = [
  'inter',
  'dm-sans',
  'nunito-sans',
  'source-serif-4',
  'lora',
  'fraunces',
] as const
export type FormFont = (typeof formFonts)[number]

/** Sans-serif families, allowed for small text. */
export const textFonts = ['inter', 'dm-sans', 'nunito-sans'] as const satisfies readonly FormFont[]
export type TextFont = (typeof textFonts)[number]

export const formDensities = ['compact', 'normal', 'roomy'] as const
export type FormDensity = (typeof formDensities)[number]

/** Ranges of numeric style settings. */
export const styleRanges = {
  headWeight: { least: 500, most: 700 },
  headTrack: { least: -30, most: 0 },
  width: { least: 480, most: 760 },
  roundness: { least: 0, most: 20 },
} as const

export interface AdvancedSettings {
  readonly saveProgress?: boolean | undefined
  readonly showProgressBar?: boolean | undefined
  readonly requireConfirmation?: boolean | undefined
  readonly autoSave?: boolean | undefined
}

export interface NotificationSettings {
  /** address for a notification of every submission */
  readonly email?: string | undefined
  /** called with every submission */
  readonly webhook?: string | undefined
  /** respondents get a mail at the address they gave */
  readonly confirmation?: boolean | undefined
}

export interface FormPaymentSettings {
  readonly enabled?: boolean | undefined
  readonly currency?: Currency | undefined
  readonly enableLink?: boolean | undefined
  readonly collectShipping?: boolean | undefined
  readonly collectBilling?: boolean | undefined
  readonly publishableKey?: string | undefined
  readonly successUrl?: string | undefined
  readonly cancelUrl?: string | undefined
}

export interface FormSchema {
  readonly fields: readonly Field[]
  readonly settings: Settings
}

/** A form as its owner sees it (spec section 3). Times are ISO 8601 in UTC. */
export interface Form {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  /** null until the first publish (decision 15) */
  readonly slug: string | null
  readonly isPublished: boolean
  readonly submissionCount: number
  readonly createdAt: string
  readonly updatedAt: string
  /** counts the saves, from 1; a save names the version it was made from (decision 19) */
  readonly version: number
  /** why it takes no more answers; absent while it does */
  readonly closed?: Closed | undefined
  /** places reserved for payments in progress; absent when there are none */
  readonly reservedPlaces?: number | undefined
  readonly schema: FormSchema
}

/** The editor's defaults (spec section 3). */
export const editorDefaults = {
  submitButtonText: 'Submit',
  successMessage: 'Thank you!',
  collectEmail: false,
  allowMultipleSubmissions: true,
  displayStyle: 'standard',
} as const satisfies Settings

/** A schema without fields and with the editor's defaults (spec section 3). */
export function emptySchema(): FormSchema {
  return { fields: [], settings: { ...editorDefaults } }
}

/** True in traditional mode, where all fields show and logic is ignored (decision 24). */
export function isTraditional(schema: FormSchema): boolean {
  return schema.settings.mode === 'traditional'
}
