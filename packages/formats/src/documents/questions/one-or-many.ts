import { readLabel } from './label.ts'
import { areOpposites } from './opposites.ts'
import { ratingsOfLanguages } from './rating-words.ts'

/** Steps of a scale to rate or to answer with */
const ratings: readonly RegExp[] = [
  /^(?:yes|no|y|n|maybe|not sure|unsure|sometimes|n\/?a|not applicable|don['’]?t know|prefer not.*)$/i,
  /^(?:ja|nein|nee|oui|non|s[íìi]|no|sim|não|vielleicht|weiß (?:ich )?nicht|keine angabe|peut-être|ne sais? pas|sans objet|quizás|tal vez|no (?:lo )?s[ée]|forse|non so|talvez|não sei|misschien|weet (?:ik )?niet|n\.? ?v\.? ?t\.?|entf(?:ällt|\.))$/iu,
  /^(?:pass|fail|true|false|ok|not ok|met|not met|done|not done|compliant|non-?compliant|n\/?a)$/i,
  /^(?:(?:very |extremely |somewhat |not at all |not very |quite |fairly )?(?:un|dis)?(?:satisfied|likely|important|happy|easy|difficult|useful|helpful)|neutral|neither.*|excellent|very good|good|fair|average|ok(?:ay)?|poor|very poor|bad|outstanding|satisfactory|unsatisfactory|n\/?a|needs improvement|below average|above average|terrible|great)$/i,
  /^(?:(?:strongly |somewhat |slightly |tend to )?(?:dis)?agree|neutral|neither.*|undecided|n\/?a|don['’]?t know)$/i,
  /^(?:daily|weekly|monthly|yearly|annually|rarely|never|always|often|sometimes|occasionally|seldom|quarterly|first time|once.*|twice.*|every.*|several times.*|less (?:often|than.*)|more (?:often|than.*)|\d.*(?:times?|per).*)$/i,
  ...ratingsOfLanguages,
]

/** Words of options that exclude each other */
const exclusive: readonly RegExp[] = [
  ...ratings,
  /^(?:male|female|m|f|other|man|woman|non-?binary|prefer not.*|transgender|trans.*|boy|girl|rather not.*|diverse|self-?described?.*|unspecified)$/i,
  /^(?:mr|mrs|ms|miss|mx|dr|prof|other)\.?$/i,
  /^(?:single|married|divorced|widowed|separated|partnered|engaged|civil partner(?:ship)?|domestic partner(?:ship)?|living with partner|common.?law|cohabiting|other|never married)$/i,
  /^(?:full|part)[ -]?time$|^(?:temporary|seasonal|casual|contract|permanent|internship|per diem)$/i,
  /^(?:x{0,3}-?s(?:mall)?|m(?:edium)?|l(?:arge)?|x{0,3}-?l(?:arge)?|extra (?:small|large)|[2-5]xl|one size|youth.*|adult.*)$/i,
  /^(?:own|rent|owned|rented|live with.*|other)$/i,
  /^(?:approved?|denied|declined|rejected|accepted|pending|pass|fail|true|false|new|renewal|individual|family|married|home|work)$/i,
  /^(?:under|over|above|below|less than|more than|up to|[<>≤≥])?\s*[$£€]?\d[\d,.]*k?\s*(?:(?:-|–|to|and|\+|or)\s*[$£€]?(?:\d[\d,.]*k?|over|more|above|older|under|younger|less|up)?)?\s*(?:years?|yrs?|months?|employees|people|minutes|hours|miles|km|k)?\s*(?:old|of age)?(?: ?(?:and|or) (?:over|above|older|more|under|below|less))?\+?$/i,
]

/** Questions with a single answer in further languages: how often, how satisfied, in which department */
const singularStart =
  /^(?:wie (?:oft|häufig|lange|alt|viele?|zufrieden|wichtig|wahrscheinlich|gut|sehr|würden)|in welche[rm]|an welchem|zu welche[rm]|à quelle fréquence|combien|dans quel(?:le)?|depuis combien|quelle? (?:est|âge)|êtes-vous|con qué frecuencia|cuánt[oa]s?|en qué|cuál es|qué tan|quanto|con quale frequenza|in quale|com que frequência|qual é|hoe (?:vaak|lang|oud|tevreden)|in welke?)(?![\p{L}])/iu

/** Questions with a single answer */
const singular =
  /\b(?:anrede|geschlecht|familienstand|sexe|civilité|sexo|estado civil|tratamiento|gender|sex|marital status|relationship status|title|salutation|age(?: group| range)?|how (?:often|likely|satisfied|long|would you rate|much|many|important|easy|old|soon|frequently)|do you|did you|are you|is (?:this|the|your)|was|were you|have you|has|would you|will you|can you|does|could|should|which (?:one|best|[^?]* best)|overall|preferred method|best describes?|payment (?:method|by|type)|method of payment|type of (?:membership|residence|housing|home|employment|ticket)|membership (?:type|category|level)|employment (?:type|status)|level of education|highest|ability|level|grade|size|status|rate|rating|frequency|position type)\b/i
const plural =
  /\b(?:interests|hobbies|skills|services|areas|topics|days|activities|conditions|symptoms|languages|any of the following|following|which of (?:these|those)(?![^?]*\b(?:best|most|one)\b)|reasons|ways|features|products|allergies|requirements|preferences|tick boxes|check boxes|attachments|documents|select all|how did you (?:hear|find|learn)|equipment|options|programs)\b/i

/** Questions about several things: `Which sessions will you come to?`, `Which of these do you like?` */
const pluralStart =
  /^(?:which|what) (?:(?:\p{L}+ ){0,2}\p{L}{2,}(?<![siu])s (?:do|did|will|would|can|could|have|are|were|should|may)|of (?:these|those|the following))(?!\p{L})(?!.*\b(?:best|most|closest)\b)/iu

/** Decides between one choice and several: by instructions, then by the shape of boxes, then by words. */
export function oneOrMany(
  label: string,
  options: readonly string[],
  told: 'one' | 'many' | null,
  isRound: boolean,
): 'one' | 'many' {
  if (told !== null) return told
  if (isRound && options.length > 1) return 'one'
  if (options.length < 2) return 'many'
  if (areOpposites(options)) return 'one'
  const plain = options.map((option) => option.replace(/[\s:.,;*]+$/, '').trim())
  const isSet = exclusive.some((set) =>
    plain.every((option) => set.test(option) || isOther(option)),
  )
  if (isSet && !plain.every(isOther)) return 'one'
  if (/^how (?:many|much|often|long|old)\b/i.test(label)) return 'one'
  if (singularStart.test(label.replace(/^[¿\s]+/, ''))) return 'one'
  if (plural.test(label) || pluralStart.test(readLabel(label).text)) return 'many'
  if (singular.test(label)) return 'one'
  return options.length === 2 ? 'one' : 'many'
}

/** Decides for choices in words: `tea / coffee / water` are alternatives, unless the label asks for several. */
export function oneOrManyInWords(
  label: string,
  options: readonly string[],
  told: 'one' | 'many' | null,
): 'one' | 'many' {
  const isForSeveral = told === 'many' || plural.test(label)
  return isForSeveral ? oneOrMany(label, options, told, false) : 'one'
}

/** True for the steps of a scale, or options that exclude each other. */
export function isScale(options: readonly string[]): boolean {
  return areOf(exclusive, options)
}

/** True for the steps of a scale: yes and no, agreement, quality, frequency, numbers. */
export function isRating(options: readonly string[]): boolean {
  return areOf(ratings, options)
}

function areOf(sets: readonly RegExp[], options: readonly string[]): boolean {
  const plain = options.map((option) => option.replace(/[\s:.,;*]+$/, '').trim())
  if (plain.length < 2) return false
  if (plain.every((option) => /^\d{1,2}(?:\s*[-–(=].*)?$/.test(option))) return true
  return sets.some((set) => plain.every((option) => set.test(option)))
}

export function isOther(option: string): boolean {
  return /^(?:other|others|none(?: yet)?|none of (?:the|these).*|other\b.{0,40})$/i.test(option)
}
