import type { Language } from '@ramiform/core/built-in-texts/languages'
import { ownLanguage } from '../../reading/pair-translations.ts'

/** Texts that LimeSurvey itself shows, so that no file has them. */
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
] as const satisfies readonly (keyof BuiltInWords)[]

const words: Readonly<Record<Language, string>> = {
  en: 'Yes|No|Uncertain|Female|Male|Increase|Same|Decrease|Comment|Other',
  de: 'Ja|Nein|Unsicher|Weiblich|Männlich|Zunahme|Gleich|Abnahme|Kommentar|Sonstiges',
  fr: 'Oui|Non|Incertain|Femme|Homme|Augmentation|Sans changement|Diminution|Commentaire|Autre',
  es: 'Sí|No|Dudoso|Femenino|Masculino|Aumentar|Igual|Disminuir|Comentario|Otro',
  pt: 'Sim|Não|Incerto|Feminino|Masculino|Aumentar|Igual|Diminuir|Comentário|Outro',
  it: 'Sì|No|Incerto|Femmina|Maschio|Aumento|Uguale|Diminuzione|Commento|Altro',
  nl: 'Ja|Nee|Onzeker|Vrouw|Man|Toename|Gelijk|Afname|Opmerking|Anders',
  ja: 'はい|いいえ|わからない|女性|男性|増加|同じ|減少|コメント|その他',
  ar: 'نعم|لا|غير متأكد|أنثى|ذكر|زيادة|نفسه|نقصان|تعليق|أخرى',
  he: 'כן|לא|לא בטוח|נקבה|זכר|עלייה|ללא שינוי|ירידה|הערה|אחר',
}

/** Built-in texts in a language; English for languages that we do not have. */
export function builtInWords(language: string): BuiltInWords {
  const texts = words[ownLanguage(language) ?? 'en'].split('|')
  return Object.fromEntries(names.map((name, at) => [name, texts[at]])) as unknown as BuiltInWords
}
