import type { english } from './en.ts'
import type { Language } from './languages.ts'

/** A text in the forms that a language has for a number (`Intl.PluralRules`); `other` stands in for the absent ones. */
export interface CountedText<Other extends string = string>
  extends Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string | undefined>>> {
  readonly other: Other
}

/** Every word of a form that is not its owner's, in one language: one table, kept complete by the compiler. */
export type FormWords = Translated<typeof english> & { readonly language: Language }

/** What another language must have: the same members, and in each text the same placeholders. */
type Translated<Words> = {
  readonly [Key in keyof Words]: Key extends 'language'
    ? Language
    : Words[Key] extends string
      ? WithPlaceholders<Words[Key]>
      : Words[Key] extends readonly string[]
        ? readonly string[]
        : Words[Key] extends CountedText
          ? CountedText<WithPlaceholders<Words[Key]['other']>>
          : Translated<Words[Key]>
}

type WithPlaceholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & WithPlaceholders<Rest>
  : string
