import type { Closed, ClosingSettings } from './closing.ts'
import type { Currency, Field } from './field.ts'
import type { Language } from './words/languages.ts'

export type DisplayStyle = 'standard' | 'single-card'

/** Traditional forms show every field; their logic is kept and off (decision 24). */
export type FormMode = 'traditional' | 'conditional'

/** Settings of a form as stored (spec section 3); `completeSettings` fills in what is absent. */
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
  /** of what the form says itself; absent: that of its texts; `visitor`: as each visitor's browser asks (decision 207) */
  readonly language?: Language | 'visitor' | undefined
}

/** How a form looks to its visitors; what is absent is Ramiform's own look. */
export interface FormStyle {
  /** `#rrggbb` */
  readonly accent?: string | undefined
  /** of the page, `#rrggbb` */
  readonly background?: string | undefined
  /** of what is answered in, `#rrggbb`; within 4 % of the page */
  readonly card?: string | undefined
  /** colours of its own for visitors who prefer the dark, where the chosen ones are light */
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
  /** id of a stored image that stands above the form */
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

/** Those without serifs, which small text may be set in. */
export const textFonts = ['inter', 'dm-sans', 'nunito-sans'] as const satisfies readonly FormFont[]
export type TextFont = (typeof textFonts)[number]

export const formDensities = ['compact', 'normal', 'roomy'] as const
export type FormDensity = (typeof formDensities)[number]

/** What an owner may set by number, and from where to where. */
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
  /** told of every submission */
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

export function emptySchema(): FormSchema {
  return { fields: [], settings: { ...editorDefaults } }
}

export function isTraditional(schema: FormSchema): boolean {
  return schema.settings.mode === 'traditional'
}
