import { isFieldName } from '../../reading/guess-field-type.ts'
import { hasAskingWord } from './line-kinds.ts'

/** Units as words, in English, German, French and Spanish */
const words =
  'years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|miles?|inches|feet|pounds?|dollars|euros?|pence|litres?|liters?|met(?:er|re)s?|grams?|people|persons?|adults?|children|times|pages|percent|' +
  'uhr|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|std|minuten?|sekunden?|stück|personen|kinder|erwachsene|gramm|kilo(?:gramm)?|zentimeter|kilometer|prozent|zimmer|seiten|' +
  'ans?|mois|semaines?|jours?|heures?|personnes|enfants|adultes|años?|meses|semanas?|días?|horas?|personas|niños|adultos|' +
  'kg|g|mg|lbs?|oz|km|m|cm|mm|ft|mi|l|ml|kwh|kw|mmhg|hz|mb|gb|eur|chf|usd|gbp|watt|volt|ampere|bpm|am|pm|a\\.m|p\\.m'
const signs = '[€$£¥%‰]|°\\s?[CF]?|US dollars|[\\p{L}µ]{1,6}\\/[\\p{L}]{1,6}[²³]?|[\\p{L}]{1,2}[²³]'
const behind = new RegExp(`^(?:${signs}|(?:${words})(?:\\s+per \\p{L}+)?|per \\p{L}+)\\.?$`, 'iu')
const inFront = new RegExp(
  `^\\s*((?:${signs}|${words})\\.?)\\s+(?=\\p{Lu}[\\p{L}\\s]*[:?]?\\s*$)`,
  'iu',
)
/** `KG`, `EUR`, `BTU` */
const capitals = /^\p{Lu}{2,4}$/u

/** True for the unit of an answer, behind its blank: `____ kg`, `____ EUR`, `____ Uhr`. */
export function isUnitBehind(text: string): boolean {
  const plain = text.trim()
  if (behind.test(plain)) return true
  return capitals.test(plain) && !hasAskingWord(plain) && !isFieldName(plain)
}

/** The unit of the blank before, in front of the next label: `kg` of `Min: ____ kg Max: ____`. */
export function unitInFront(text: string): string {
  return inFront.exec(text)?.[1] ?? ''
}
