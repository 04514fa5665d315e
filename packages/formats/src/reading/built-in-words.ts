import type { Language } from '@ramiform/core/built-in-texts/languages'
import { ownLanguage } from './pair-translations.ts'

/** Texts that form programs show by themselves, so no file has them. */
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
] as const satisfies readonly (keyof BuiltInWords)[]

const words: Readonly<Record<Language, string>> = {
  en: 'Yes|No|Uncertain|Female|Male|Increase|Same|Decrease|Comment|Other|None',
  de: 'Ja|Nein|Unsicher|Weiblich|Männlich|Zunahme|Gleich|Abnahme|Kommentar|Sonstiges|Keine',
  fr: 'Oui|Non|Incertain|Femme|Homme|Augmentation|Sans changement|Diminution|Commentaire|Autre|Aucun',
  es: 'Sí|No|Dudoso|Femenino|Masculino|Aumentar|Igual|Disminuir|Comentario|Otro|Ninguno',
  pt: 'Sim|Não|Incerto|Feminino|Masculino|Aumentar|Igual|Diminuir|Comentário|Outro|Nenhum',
  it: 'Sì|No|Incerto|Femmina|Maschio|Aumento|Uguale|Diminuzione|Commento|Altro|Nessuno',
  nl: 'Ja|Nee|Onzeker|Vrouw|Man|Toename|Gelijk|Afname|Opmerking|Anders|Geen',
  ja: 'はい|いいえ|わからない|女性|男性|増加|同じ|減少|コメント|その他|なし',
  ar: 'نعم|لا|غير متأكد|أنثى|ذكر|زيادة|نفسه|نقصان|تعليق|أخرى|لا شيء',
  he: 'כן|לא|לא בטוח|נקבה|זכר|עלייה|ללא שינוי|ירידה|הערה|אחר|אף אחד',
}

/** Built-in texts in a language; English for languages that we do not have. */
export function builtInWords(language: string): BuiltInWords {
  const texts = words[ownLanguage(language) ?? 'en'].split('|')
  return Object.fromEntries(names.map((name, at) => [name, texts[at]])) as unknown as BuiltInWords
}
