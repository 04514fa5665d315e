import { guessFieldType, isFieldName } from '@ramiform/formats/reading/guess-field-type'
import { wordSet } from '../chat/words/word-set.ts'
import { rememberedText } from '../remembered.ts'

/** Last words of labels that name something forms ask for; `_` is a space */
const heads = wordSet`names? surnames? street iban numbers? address(?:es)? times? slots? sizes? types? kinds? reasons? purpose
  preferences? details? info(?:rmation)? history experience levels? ratings? scores? choices? colou?rs? ids?
  codes? status methods? requirements? restrictions? needs requests? contacts? consent signatures? photos?
  pictures? images? resumes? résumés? cvs? letters? availability allerg(?:y|ies) symptoms? departments? city town
  country state province region zip postcode gender sex pronouns? languages? nationality occupation jobs?
  professions? subjects? topics? categor(?:y|ies) priorit(?:y|ies) severity urgency locations? venues? skills?
  interests? hobb(?:y|ies) education qualifications? references? suggestions? quantit(?:y|ies) prices? costs?
  deposits? payments? donations? guests? attendees frequency satisfaction roles? positions? compan(?:y|ies)
  business organi[sz]ations? schools? grades? year_groups? years? months? days? duration plans? packages?
  products? services? brands? models? makes? flavou?rs? toppings? meals? menus? diets? medications? insurance
  relationships? handles? usernames? passwords? links? teams? tracks? themes? workshops? sessions? courses?
  class(?:es)? shifts? areas? rooms? seats? breeds? species weeks? goals? challenges? ideas? thoughts concerns?
  complaints? improvements? issues? problems? diagnosis doctors? physicians? dosage sources? referrals?
  deadlines? budgets? agreements? permissions? waivers? notes? remarks instructions? questions answers? statement
  motivations? portfolio degrees? major university employer manager supervisor vin plates? parking
  transport(?:ation)? accommodation title songs? instruments? sports? tickets? plus_one quality cleanliness value
  temperature condition conditions injur(?:y|ies) vaccinations? weaknesses strengths likelihood enquiry inquiry
  attendance nickname experience_level uploads? certificates? incident instructor semester affiliation
  anything_else(?:_to_add)?`
const head = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...heads].join('|').replaceAll('_', ' ')})(?:$| (?:for|of) (?!(?:us|our|this|it)\\b))|\\p{L} in (?:seconds|minutes|hours|days|weeks|months|years|[ck]?m|(?:centi|kilo)?metres|k?g|grams|tonnes|euros?|dollars|pounds|°c|%)$`,
  'iu',
)

/** Beginnings of when and how something is done, which are in no label */
const notAsked =
  /^(?:every|once|twice|per|each|daily|weekly|monthly|last|next|in|on|at|done|ready|finished|takes?|back|no(?! of)|\d)\b/i

/** True if forms usually ask for this. Needed where a list may be about anything. */
export const isAskedFor = rememberedText((label): boolean => {
  const plain = label.trim().replace(/[?:.]$/, '')
  if (plain.split(' ').length > 7 || notAsked.test(plain)) return false
  return (
    isFieldName(plain) ||
    head.test(plain) ||
    guessFieldType(plain, ['email', 'url', 'phone', 'date', 'number', 'textarea']) !== null
  )
})
