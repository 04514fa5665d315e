import type { english } from './en.ts'
import type { Language } from './languages.ts'

/** A text with plural forms (`Intl.PluralRules`); `other` replaces absent forms. */
export interface CountedText<Other extends string = string>
  extends Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string | undefined>>> {
  readonly other: Other
}

/** All built-in texts of a form in one language. The compiler checks that every language is complete. */
export type FormWords = Translated<typeof english> & { readonly language: Language }

/** The shape of another language: the same keys, and the same placeholders in each text. */
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
