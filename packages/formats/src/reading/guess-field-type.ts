import type { FieldTypeName } from '@ramiform/fields'
import { birthWords, expiryWords, fieldHints } from '@ramiform/fields/hints'

const patterns = Object.entries(fieldHints).flatMap(([type, { words }]) =>
  words.length === 0
    ? []
    : [
        [
          type as FieldTypeName,
          new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
        ] as const,
      ],
)

/** Guesses a field's type by the words of its label, among the given types. Each type brings its own words. */
export function guessFieldType<T extends FieldTypeName>(
  text: string,
  among: readonly T[],
): T | null {
  for (const [type, pattern] of patterns) {
    const wanted = among.find((one) => one === type)
    if (wanted !== undefined && pattern.test(text)) return wanted
  }
  return null
}

const fieldNames =
  /^(?:(?:your|any|other|further|additional|applicant(?:'s)?|contact|work|home|preferred|primary|full|first|last|middle|family|given|sur|nick|company|business|job|billing|shipping|mailing|street|postal|emergency|parent|student|project|organi[sz]ation)[ -]?)*(?:name|e-?mail(?: address)?|(?:tele|cell)?phone(?: number)?|mobile(?: number)?|cell|address|date of birth|dob|birth ?date|birthday|age|title|company|organi[sz]ation|occupation|position|role|city|town|state|country|zip(?: code)?|post ?code|postal code|website|url|message|comments?|notes|subject|signature|date|budget|gender|nationality|department|vorname|nachname|familienname|nombre|apellidos?|pr[eé]nom|nom|cognome|nome|apelido|achternaam|voornaam|adresse|anschrift|direcci[oó]n|indirizzo|stadt|wohnort|ort|plz|ciudad|ville|firma|unternehmen|empresa|soci[eé]t[eé]|entreprise|correo electr[oó]nico|nachricht|mensaje|telefon|tel[eé]fono|t[eé]l[eé]phone|kommentar|comentario|commentaire|unterschrift|firma|signature)s?$/iu

const born = new RegExp(`(?<![\\p{L}\\p{N}])(?:${birthWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const expiry = new RegExp(`(?<![\\p{L}\\p{N}])(?:${expiryWords.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const bornOrEmail = new RegExp(
  `^(?:${[...birthWords, ...fieldHints.email.words].join('|')})$`,
  'iu',
)

/** True if a text asks for a date of birth, in any language of the product. */
export function isBirthDate(text: string): boolean {
  return born.test(text)
}

/** True if a text asks for the day on which something ends to be valid, in any language of the product. */
export function isExpiryDate(text: string): boolean {
  return expiry.test(text)
}

const photo =
  /^(?:(?:your|an?|the|recent|passport|profile) )*(?:photo(?:graph)?s?|pictures?|headshot|photographies?|fotos?|fotografie|bild(?:er)?|lichtbild|foto['’]s)(?: (?:of|von|vom|van|de|du|des|del|della|da|do) .*)?(?: \([^()]*\))?$/iu

/** True for a label that is only the name of a picture: `Photo`, `Passport photo`, `Photo of the tooth`. */
export function isPhoto(text: string): boolean {
  return photo.test(text.trim())
}

const count =
  /^[¿\s]*(?:how many|wie ?viele|combien (?:de |d['’]|êtes|serez|sommes|seront|y )|cu[áa]nt[oa]s|quant(?:i|e|[oa]s)|hoeveel|كم|כמה)(?!\p{L})|^combien (?:de |d['’])|何(?:人|名|個|枚|台|匹)|いくつ/iu
/** Durations, prices, and questions that ask for more than a number */
const noCount =
  /(?<!\p{L})(?:temps|tempo|tijd|kost|costa|زمن|الوقت|الثمن|זמן|עולה|(?:מרוצ|סביר|חשוב)\p{L}*)(?!\p{L})|[,;/]|(?<!\p{L})(?:and|und|et|y|en) (?:what|which|who|when|their|the|welche|quel|cuál|welke)/iu

/** True for `How many are you?`, in any language of the product. */
export function asksHowMany(text: string): boolean {
  return count.test(text.trim()) && !noCount.test(text)
}

const upload =
  /^(?:(?:please|kindly) )?(?:upload|attach)(?!\p{L})|^(?:bitte )?lade[n]? .+ hoch\W*$|(?<!\p{L})(?:hochladen|anhängen|uploaden|bijvoegen)\W*$|^(?:veuillez |merci de )?(?:télécharge[rz]|téléverse[rz]|joignez|joindre)(?!\p{L})|^(?:por favor,? )?(?:sub[aei]|subir|adjunt[ae]|adjuntar|cargue|carregue|anexe|anexar)(?!\p{L})|^(?:per favore,? )?(?:allega(?:re|te)?(?!\p{L})|carica(?:re|te)? (?:il|la|lo|i|gli|le|una?|qui)(?!\p{L})|carica(?:re|te)? l['’])|^(?:يرجى |الرجاء )?(?:ارفع|رفع|أرفق|إرفاق)(?!\p{L})|^(?:נא |יש )?(?:העלו|להעלות|צרפו|לצרף)(?!\p{L})|アップロード|添付/iu

/** True for `Please upload your menu`, in any language of the product. */
export function asksForUpload(text: string): boolean {
  return upload.test(text.trim())
}

const webAddress = new RegExp(
  `^(?:(?:your|our|my|the|company|club|business|personal|project|ihre|deine|eure|votre|ton|le|tu|su|la|il|tuo|suo|seu|o|a|uw|je|jullie) ){0,2}(?:${fieldHints.url.words.join('|')}|webseite|internetseite|site (?:web|internet)|sitio web|p[áa]gina web|sito(?: web| internet)?|ウェブサイト|ホームページ|الموقع الإلكتروني|אתר(?: ה?אינטרנט)?)(?: \\([^()]*\\))?$`,
  'iu',
)

/** True for a label that is only the name of a web address: `Website`, `Your home page (if any)`. */
export function isWebAddress(text: string): boolean {
  return webAddress.test(text.trim())
}

/** True if a text is a typical field label: "Full name", "Phone". */
export function isFieldName(text: string): boolean {
  const plain = text.trim()
  return text.length <= 60 && (fieldNames.test(plain) || bornOrEmail.test(plain))
}
