import type { Language } from '@ramiform/core/built-in-texts/languages'
import { ownLanguage } from './pair-translations.ts'

/** Texts that other programs show in the language of the form, so that their files do not have them. */
export interface BuiltInWords {
  readonly yes: string
  readonly no: string
  readonly uncertain: string
  readonly female: string
  readonly male: string
  readonly increase: string
  readonly same: string
  readonly decrease: string
  readonly comment: string
  readonly other: string
  readonly none: string
  readonly accept: string
  readonly decline: string
}

const names = [
  'yes',
  'no',
  'uncertain',
  'female',
  'male',
  'increase',
  'same',
  'decrease',
  'comment',
  'other',
  'none',
  'accept',
  'decline',
] as const satisfies readonly (keyof BuiltInWords)[]

const words: Readonly<Record<Language, string>> = {
  en: 'Yes|No|Uncertain|Female|Male|Increase|Same|Decrease|Comment|Other|None|I accept|I do not accept',
  de: 'Ja|Nein|Unsicher|Weiblich|Männlich|Zunahme|Gleich|Abnahme|Kommentar|Sonstiges|Keine|Ich stimme zu|Ich stimme nicht zu',
  fr: 'Oui|Non|Incertain|Femme|Homme|Augmentation|Sans changement|Diminution|Commentaire|Autre|Aucun|J’accepte|Je n’accepte pas',
  es: 'Sí|No|Dudoso|Femenino|Masculino|Aumentar|Igual|Disminuir|Comentario|Otro|Ninguno|Acepto|No acepto',
  pt: 'Sim|Não|Incerto|Feminino|Masculino|Aumentar|Igual|Diminuir|Comentário|Outro|Nenhum|Aceito|Não aceito',
  it: 'Sì|No|Incerto|Femmina|Maschio|Aumento|Uguale|Diminuzione|Commento|Altro|Nessuno|Accetto|Non accetto',
  nl: 'Ja|Nee|Onzeker|Vrouw|Man|Toename|Gelijk|Afname|Opmerking|Anders|Geen|Ik ga akkoord|Ik ga niet akkoord',
  ja: 'はい|いいえ|わからない|女性|男性|増加|同じ|減少|コメント|その他|なし|同意する|同意しない',
  ar: 'نعم|لا|غير متأكد|أنثى|ذكر|زيادة|نفسه|نقصان|تعليق|أخرى|لا شيء|أوافق|لا أوافق',
  he: 'כן|לא|לא בטוח|נקבה|זכר|עלייה|ללא שינוי|ירידה|הערה|אחר|אף אחד|אני מסכים|אני לא מסכים',
}

/** Built-in texts in a language; English for languages that we do not have. */
export function builtInWords(language: string): BuiltInWords {
  const texts = words[ownLanguage(language) ?? 'en'].split('|')
  return Object.fromEntries(names.map((name, at) => [name, texts[at]])) as unknown as BuiltInWords
}
