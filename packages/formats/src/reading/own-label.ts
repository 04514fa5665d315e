import { readMarks } from './marks.ts'

/** Hints about the format of an answer, in English, German, French and Spanish */
const hints: readonly RegExp[] = [
  /^(?:(?:in|en)\s+)?(?:[A-Z]{3}|[£$€¥%])$/,
  /^(?:in|en)\s+(?:euros?|pounds|dollars|francs?|years|months|weeks|days|hours|minutes|kg|g|km|m|cm|mm|inches|feet|jahren|monaten|tagen|stunden|ans|mois|jours|heures|años|meses|días|horas|block (?:letters|capitals)|capitals)$/i,
  /^(?:[dmyjta]{1,4}\s*[/.-]\s*){1,2}[dmyjta]{2,4}$|^hh:mm$/i,
  /^(?:optional|required|mandatory|freiwillig|pflichtfeld|facultatif|obligatoire|opcional|obligatorio)$/i,
  /^(?:max|min|approx|ca|about|up to|at least|at most|e\.g|bis zu|mindestens|höchstens|z\. ?b|hasta|máx|mín|jusqu['’]à)(?!\p{L})/iu,
  /^.{0,20}\b(?:words|characters|lines|digits|wörter|zeichen|mots|caractères|palabras|caracteres)$/i,
]

const inBrackets = /\S\s*[([]\s*([^()[\]]{1,60}?)\.?\s*[)\]]\s*[*:]?$/

/** Words and a blank behind them: `Budget ____`. `Other: ____` is an option with a text. */
const blank =
  /^(?!\W*(?:other|else|ander|sonst|autre|otr))[^_.[\]]*\p{L}[^_[\]]*?(?:_{3,}|\.{5,}|\[[\s_]+\])\s*$/iu

/**
 * True for a short line that names a field by itself, so that it is no option of the question above:
 * `Budget (in GBP)`, `Budget (under 1000, over 1000)`, `Budget ____`.
 */
export function labelsItself(text: string): boolean {
  if (text.length > 120 || /[.!?？]$/.test(text)) return false
  if (blank.test(text)) return true
  const hint = inBrackets.exec(text)?.[1]
  if (hint === undefined) return false
  return hints.some((one) => one.test(hint)) || readMarks(text).options.length > 1
}
