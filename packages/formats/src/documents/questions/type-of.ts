import type { FieldTypeName } from '@ramiform/fields'
import { isPolar } from '../../reading/asking.ts'
import {
  asksHowMany,
  guessFieldType,
  isBirthDate,
  isExpiryDate,
} from '../../reading/guess-field-type.ts'
import { countWords } from './label.ts'

/** Numbers that identify something and may begin with 0 */
const identifier =
  /\b(?:account|agency|apt|badge|bank|bar|building|case|card|cheque|check|chassis|claim|contract|course|customer|control|document|driver'?s?|employee|employer|extension|file|flight|form|gate|grant|group|house|id|identity|identification|insurance|invoice|job|licen[cs]e|loan|lot|medicare|member(?:ship)?|model|national|nhs|order|part|passport|patient|permit|plate|po|policy|project|purchase|receipt|record|reference|ref|registration|room|routing|seat|serial|social|sort|ss|ssn|staff|student|suite|tax|ticket|tin|tracking|unit|vat|vehicle|vin|visa|voucher|work order)\b.*?\b(?:numbers?|no\.?|nos\.?|#|code|id)/i
const countName =
  /^(?:total|sub-?total|quantity|qty\.?|price|cost(?! cent)|fee|miles|mileage|hours|hrs\.?|rate|number|no\. of|#|units?|salary|wages?|income|rent|balance|deposit|score|points|gpa|year(?! (?:group|level|class|of)\b))\b|\b(?:total|subtotal|cost|price|fee|hours worked|hourly rate|per (?:hour|month|week|day|year)|square feet|rent amount|monthly rent|years at .*|zip codes? served)$/i
const wholeAddress =
  /^(?:(?:your|full|home|mailing|postal|billing|delivery|shipping|permanent|current|present|previous|residential|business|work|company|school|property|registered|contact|patient'?s?|applicant'?s?|parent'?s?|organi[sz]ation'?s?)\s+)*address(?:\s*\(.*\))?$/i
const long =
  /^(?:(?:any |additional |further |other |special |general |your )*(?:comments?|remarks|notes|suggestions?|feedback|information|details|instructions|requests?|concerns|requirements|needs)(?:\b.*)?|reasons?(?: for .*)?|(?:please )?(?:describe|explain|list|outline|summari[sz]e|elaborate|tell us)\b.*|abstract|remarques|observaciones|observações|osservazioni|ملاحظات|הערות|備考|why\b.*|medical (?:history|conditions?)|allerg(?:y|ies)\b.*|.*\b(?:please (?:explain|describe|give details|provide details|list)|give details|provide details)\b.*|current medications?.*|medications?|medical conditions.*|purpose(?: of .*)?|duties|responsibilities|statement|what (?:could|would|should|did|do) .*\b(?:improve|better|like|enjoy|change)\b.*|how (?:can|could) we .*)$/i
const dated =
  /^(?:(?:start|end|due|birth|issue|expiry|expiration|arrival|departure|hire|event|today'?s)\s+date|date|dob|d\.o\.b\.?|birth ?(?:day|date)|expir(?:es|y|ation)|check-?(?:in|out)|arrival|departure|from|to|until|(?:period |valid )(?:from|to)|move-?in(?: date)?|(?:needed|required|wanted|due) by|(?:your )?(?:first|last|next) (?:visit|appointment|check-?up)|(?:your )?(?:first|last|final) (?:working )?day(?: (?:at|of) (?:work|school|employment|service))?|n[ée]+\(?e?\)? le)$|\b(?:fecha|(?:geburts|eintritts|liefer|start|end)?datum|date of|date|dated|dob|deadline|birth ?day|(?:week|month|year|period) (?:ending|ended|commencing|beginning|starting))\b/iu
const notDated =
  /\b(?:ort|dates? and|date and (?:place|time)|(?:datum|date)(?:,| und| en| et)? (?:unterschrift|signature|handtekening)|dates (?:of|attended|employed)|up[- ]to[- ]date|update|candidate|time|place of birth|dates?\s*\/|dates)\b/i

/** Labels that ask for a day by their whole form: `Last working day`, `Festgestellt am`, `Payé le` */
const dayNamed =
  /^(?:(?:your|my) )?(?:first|last|final) (?:\p{L}+ )?day(?: (?:of|at|in) .{2,40})?$|^(?:\p{L}+ )?(?:(?:ge|be|er|ver|ent|fest|aus|ein|an|ab|auf|über)\p{L}+(?:t|en)|eingang|ausgang|termin|abgabe|anreise|abreise|lieferung) am$|^(?:payé|reçu|fait|signé|délivré|arrivé|valable|établi)e?s? le$/iu
/** Labels that mean a day unless brackets name something else: `From (house number)` */
const vague = /^(?:from|to|until|arrival|departure|period from|period to|valid from|valid to)$/i

const italianOrPortuguese =
  /(?<!\p{L})(?:nome|cognome|apelido|firma|assinatura|indirizzo|morada|endereço|telefono|telefone|luogo|citt[àa]|nascita|nascimento|codice fiscale|localidade)(?!\p{L})/iu

/** True for `Data` among Italian or Portuguese labels, where it is no English word. */
export function isDayInOwnLanguage(label: string, labels: readonly (string | null)[]): boolean {
  return /^data$/i.test(label) && labels.some((one) => italianOrPortuguese.test(one ?? ''))
}

/** True for names and numbers that identify something, which need one line */
function isShortAnswer(words: string): boolean {
  const isName =
    /^(?:(?:your|full|first|last|family|given|middle|maiden|child'?s?|parent'?s?|vor|nach|familien)[ -]?)*(?:sur|fore)?names?$/i
  return (
    countWords(words) <= 4 && (identifier.test(words) || isName.test(words) || numbered.test(words))
  )
}

/** Words of a label such as `If yes, expiry of the certificate` */
const longestExpiry = 7

const numbered = /\b\p{L}+ (?:number|no\.?)$/iu

/** Type of a field by its label (spec section 5); text by default. */
export function typeOf(label: string, hint: string, lines: number): FieldTypeName {
  const aside = /\(([^)]*)\)\s*$/.exec(label)?.[1] ?? ''
  const words = label
    .replace(/^\p{Lu}?\d{1,3}[.):]\s+(?=\p{L})/u, '')
    .replace(/^(?:if|when) (?:yes|no|so|other|not)\b[,:;]?\s*/i, '')
    .replace(/\s*\([^)]*\)\s*$/, '')
  // A drawn box around a field is two lines high. An email address or a number needs only one.
  if (lines > 1) {
    const named = countWords(words) <= 6 ? guessFieldType(words, ['email', 'url', 'phone']) : null
    if (named !== null) return named
    if (isBirthDate(words)) return 'date'
    return lines === 2 && isShortAnswer(words) ? 'text' : 'textarea'
  }
  if (isPolar(words)) return lines > 1 || long.test(words) ? 'textarea' : 'text'
  if (/^[dmy]{1,4}\s*[/.\s-]\s*[dmy]{1,4}/i.test(hint) && !notDated.test(words)) return 'date'
  if (identifier.test(words) && !/\bphone|\bfax|\bmobile|\bcell/i.test(words)) return 'text'
  const named = guessFieldType(words, ['email', 'url', 'phone'])
  if (
    named !== null &&
    !/\b(?:name|address|type|brand|model|carrier|provider|contact me|via|by)\b.*\bphone\b/i.test(
      words,
    )
  )
    return named
  if (wholeAddress.test(words)) return 'textarea'
  if (long.test(words)) return 'textarea'
  const isOtherThing =
    vague.test(words) && /\p{L}{3}/u.test(aside) && !/\b(?:dates?|days?|dd|mm|yyyy)\b/i.test(aside)
  if (isOtherThing) return 'text'
  if (dayNamed.test(words)) return 'date'
  const isExpiry = countWords(words) <= longestExpiry && isExpiryDate(words)
  if ((dated.test(words) || isBirthDate(words) || isExpiry) && !notDated.test(words)) return 'date'
  // "Number of X" is a quantity; "X number" identifies something.
  if (/\b(?:numbers?|no\.?)$/i.test(words) && !/^(?:number|total)\b/i.test(words)) return 'text'
  const counted = guessFieldType(words, ['number']) ?? (asksHowMany(words) ? 'number' : null)
  if (/\band (?:what|which|their|the|your|who|names?|ages?)\b/i.test(words)) return 'text'
  if (/\bcost (?:cent(?:re|er)|code)\b|^how long\b/i.test(words)) return 'text'
  if (/^cell$/i.test(words)) return 'phone'
  if (
    (counted !== null &&
      !/\bnames?\b|\bage group|\bweight class|\bheight and|\bcountry\b|\bcounty\b/i.test(words)) ||
    countName.test(words)
  ) {
    return /\band\b|&|,|\//.test(words) && !/^(?:age|number|how)/i.test(words) ? 'text' : 'number'
  }
  const said = guessFieldType(words, ['file', 'textarea'])
  if (
    said !== null &&
    !(
      said === 'textarea' &&
      words.split(/\s+/).length <= 3 &&
      /\bdetails\b/i.test(words) &&
      /\b(?:bank|account|card)\b/i.test(words)
    )
  )
    return said
  return 'text'
}
