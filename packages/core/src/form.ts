import type { Language } from './built-in-texts/languages.ts'
import type { Closed, ClosingSettings } from './closing.ts'
import type { Ending } from './ending.ts'
import type { Currency, Field } from './field.ts'
import type { HiddenField } from './hidden-field.ts'
import type { Scenario } from './scenario.ts'
import type { Section } from './section.ts'
import type { Table } from './table.ts'
import type { Translation } from './translations/translation.ts'
import type { Value } from './value.ts'

export type DisplayStyle = 'standard' | 'single-card'

/** Mode of a form. Traditional forms show every field; their logic is stored and ignored (decision 24). */
export type FormMode = 'traditional' | 'conditional'

/** Stored settings of a form (spec section 3). Absent settings have the editor's defaults. */
export interface Settings {
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly submitButtonText?: string | undefined
  readonly successMessage?: string | undefined
  readonly redirectUrl?: string | undefined
  /** Address of the owner's privacy policy, linked below the form. */
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
  readonly linkPreview?: LinkPreview | undefined
  /** False turns the spam check off. */
  readonly spamProtection?: boolean | undefined
  /**
   * Language of built-in texts. Absent: the language of the form's own texts. `visitor`: the browser's language
   * (decision 207).
   */
  readonly language?: Language | 'visitor' | undefined
  /** Examples that check the logic, for the owner only (decision 237). */
  readonly scenarios?: readonly Scenario[] | undefined
  /** Warnings and hints that the owner decided to leave as they are. Visitors never get them. */
  readonly ignoredFindings?: readonly IgnoredFinding[] | undefined
}

/** Title, description and picture of link previews in chats and posts. Absent values come from the form (decision 278). */
export interface LinkPreview {
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** Id of the stored picture. */
  readonly image?: string | undefined
}

/** A warning or hint that no longer shows while its field has the same rules (decision 252). */
export interface IgnoredFinding {
  readonly code: string
  readonly fieldId?: string | undefined
  /** Numbers of the rules it is about, from 1. */
  readonly rules: readonly number[]
  readonly reason: string
  /** Name of the person who ignored it. */
  readonly by: string
  /** ISO 8601 in UTC. */
  readonly at: string
}

/** Design of a public form. Absent values use the default design. */
export interface FormStyle {
  /** Accent color, `#rrggbb`. */
  readonly accent?: string | undefined
  /** Background color of the page, `#rrggbb`. */
  readonly background?: string | undefined
  /** Background color of inputs, `#rrggbb`; within 4 % of the page's color. */
  readonly card?: string | undefined
  /** True adds a dark variant of light colors for visitors who prefer a dark scheme. */
  readonly dark?: boolean | undefined
  /** Font of headings. Also used for all text when it is sans-serif and `textFont` is absent. */
  readonly font?: FormFont | undefined
  readonly textFont?: TextFont | undefined
  /** Font weight of headings, 500 to 700. Defaults to the family's own. */
  readonly headWeight?: number | undefined
  /** Letter spacing of headings in thousandths of an em, -30 to 0. Defaults to the family's own. */
  readonly headTrack?: number | undefined
  /** Width of the column in pixels, 480 to 760. */
  readonly width?: number | undefined
  /** Corner radius in pixels, 0 to 22. */
  readonly roundness?: number | undefined
  readonly density?: FormDensity | undefined
  /** Id of the stored cover image. */
  readonly cover?: string | undefined
  /** Id of the stored logo, shown above the title. */
  readonly logo?: string | undefined
  /** False removes "Made with Ramiform", our icon, and our picture in link previews. */
  readonly madeWith?: boolean | undefined
  /** False removes the drawn branches beside questions and the leaf on the thank-you page. */
  readonly branches?: boolean | undefined
}

/** Font families that the server hosts. */
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
  roundness: { least: 0, most: 22 },
} as const

export interface AdvancedSettings {
  readonly saveProgress?: boolean | undefined
  readonly showProgressBar?: boolean | undefined
  readonly requireConfirmation?: boolean | undefined
  readonly autoSave?: boolean | undefined
}

export interface NotificationSettings {
  /** Address that gets a notification of every submission. */
  readonly email?: string | undefined
  /** Address that the server calls with every submission. */
  readonly webhook?: string | undefined
  /** True sends respondents a confirmation email at the address they gave. */
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
  /** Absent in forms without sections. */
  readonly sections?: readonly Section[] | undefined
  /** Absent in forms without tables. */
  readonly tables?: readonly Table[] | undefined
  /** Absent in forms without hidden fields. */
  readonly hiddenFields?: readonly HiddenField[] | undefined
  /** Absent in forms without values. */
  readonly values?: readonly Value[] | undefined
  /** Thank-you screens in order. Absent in forms with the success message only. */
  readonly endings?: readonly Ending[] | undefined
  /** Texts in further languages. Absent in forms with one language. */
  readonly translations?: readonly Translation[] | undefined
  readonly settings: Settings
}

/** A form as its owner sees it (spec section 3). Times are ISO 8601 in UTC. */
export interface Form {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  /** Null until the form is first published (decision 15). */
  readonly slug: string | null
  readonly isPublished: boolean
  readonly submissionCount: number
  readonly createdAt: string
  readonly updatedAt: string
  /** Number of saves, from 1. A save names the version it is based on (decision 19). */
  readonly version: number
  /** Reason why the form accepts no answers; absent while it does. */
  readonly closed?: Closed | undefined
  /** Places reserved for payments in progress; absent when there are none. */
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
