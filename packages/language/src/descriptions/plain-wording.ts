import { put, type Rewordings, re, reworded } from '../patterns.ts'
import { requestsIn } from './requests.ts'
import { isFormTitle } from './sentence-kinds.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'

const asking =
  "(?:how|what(?:['’]s)?|which|when|where|why|who|do|does|did|are|is|have|has|will|would|can|could|should|was|were)"
const scale = '(?:[01] ?(?:to|-|–) ?(?:10|[3-9]))'

/** Rewordings of a sentence into the words that the readers know, each for one kind of phrasing */
const rewordings: Rewordings = [
  // "how likely are you to recommend us, 0 to 10"
  put.gi`,\s*(?:on a scale (?:of|from) )?(?:from )?(${scale})\b(?!\s*(?:years|people|days|,\s*\d)) ==>  from $1`,
  // "Net promoter score: how likely are you ..."; "Drivers: how many seats?" may ask only drivers.
  put.iu`^(?!(?:if|when|for|unless|otherwise|yes|no)\b|[\p{L}-]+s:)[^:?,(]{2,60}:\s+(?=${asking}\b(?!.*,.*,)) ==> `,
  // "(bath, haircut) they can pick several"
  put.gi`\)\s*,?\s*(?:and )?(?:they|you|people|users|customers) (?:can|may) (?:pick|choose|select|tick) (?:several|multiple|more than one|any|as many as they (?:want|like)) ==> , select several)`,
  // "Catering request, must have: name and phone"
  put.i`^(?:[^:.]{3,60}, )?must[- ]haves?\s*:\s* ==> Required: `,
  put.gi`\bfrom (?:which (date|day|time)|when) (?:to|until|till) (?:which \1|when)\b ==> the from $1, the to $1`,
  // a tick box "I agree that ..."
  put.gi`\b(?:an? )?(?:tick|check) ?box(?: (?:saying|with|for|that says|labell?ed))? ["“]([^"“”]+)["”] ==> $1 (checkbox)`,
  // "Required: name and phone"
  put.i`^((?:not )?(?:required|mandatory)|optional|voluntary)(?: fields?)?\s*:\s*(.+?)[.!]*$ ==> $2 are $1 fields`,
  // "build an intake -> company, email", "Membership renewal; number, address"
  put.i`^(?!(?:if|when|for|unless|only)\b)([^:;,.?!()>]{3,80}?)\s*(?:->|=>|→)\s*(?=[^,]+,) ==> $1: `,
  put.i`^(?!(?:if|when|for|unless|only|name|e-?mail|phone|address|date|age|company|first|last|full)\b)([^:;,.?!()]{3,60});\s+(?=[^;]*,[^;]*$) ==> $1: `,
  put.gi`\b(sizes?):? small,? medium,?(?: (?:or|and))? large\b ==> $1 (small, medium, large)`,
  // "They can choose between refund and replacement."
  put.i`^(?:(?:they|people|customers|users|guests|members) (?:can |may |must |should )?(?:choose|select|pick|decide)(?: between| from)|choose(?=[^.]* or )) ([^:;()]{2,60}?),? (?:and|or) ([^,:;().]{2,40})[.]?$ ==> $1 or $2?`,
  // "days as checkboxes Monday to Friday"
  put.gu`\s+as (?:an? )?(checkboxes|drop-?down|radio buttons?) ((?:\p{Lu}\p{L}+|\d+) ?(?:to|-|–) ?(?:\p{Lu}\p{L}+|\d+)) ==>  ($2 $1)`,
  // "On a scale of 1-10, how bad is it?"
  put.i`^on a scale (?:of|from) (\d+\s*(?:-|–|to)\s*\d+),\s*(.+?)\??$ ==> $2 ($1)?`,
  // "two text fields for first and last name"
  put.gi`\b(?:two|three|four|five|\d)\s+(?:text |short |separate )*(?:fields|boxes|inputs)\s+(?:for|with)\s+ ==> `,
  put.gi`\b(confirm|agree) (?=(?:they|he|she|i|you) (?:are|is|am|have|has|can|will)\b) ==> $1 that `,
  // "out of red, green and blue"
  put.gi`\s+out of (?!\d|ten|five)((?:[^,;()]+, )*[^,;()]+?) (?:and|or) ([^,;() ]+) ==>  ($1, $2)`,
  // "an emergency contact with a phone number"
  put.gi`\b(contact|guardian|person) with (?=(?:an? |their |the )?(?:phone|e-?mail)\b) ==> $1 and `,
  // "dropdown menus for ethnicity and gender"
  put.gi`\b(dropdown|drop-down|radio|checkbox|text|date)(?: menus| buttons|es| boxes| fields| pickers| lists|s) for ([^,;.]+?) and (?=[^,;.]+) ==> a $1 for $2, a $1 for `,
]

const listed = re.iu`^((?:[\p{L}-]+ ){0,2}[\p{L}-]+|${asking} [^:?(),]{3,60}): ([^:?()]+,[^:?()]+?)[.!]?$`

/** Puts options in brackets: "Category: nature, people, street." Fields that forms often ask for stay a list. */
function withOptions(sentence: string): string {
  const [, label = '', list = ''] = listed.exec(sentence) ?? []
  const items = splitList(list)
  const known = items.filter(isAskedFor)
  const isList = items.length < 3 || known.length * 3 > items.length
  return label === '' || isFormTitle(label) || isList ? sentence : `${label} (${list})`
}

const isClosed = (text: string) => text.split('(').length === text.split(')').length

const quoted = /^(.*?)["“]([^"“”]+\?)["”][\s,]*(?:and |then )*(.*)$/is

/** Cuts and rewords a sentence. A question in quotes ends there: `"Do you smoke?" and if yes, how much`. */
export function plainly(sentence: string): readonly string[] {
  const [, before = '', question, after = ''] = quoted.exec(sentence) ?? []
  const lead = before.replace(
    /[\s,]*(?:(?:and|then|with|also|plus|ask|show)\s+)*(?:a |the )?(?:questions?)?[\s:,]*$/i,
    '',
  )
  const hasRequest = () => lead.includes(',') || requestsIn(lead).length > 0
  if (question !== undefined && /\p{L}{2}/u.test(hasRequest() ? lead : after)) {
    const options = /^(?:with (?:the )?)?(?:choices|options|answers)[:\s]+(.+)$/i.exec(after)?.[1]
    const asked = options === undefined ? question : `${question} (${options.replace(/[.]$/, '')})`
    const read = (text = '') => (text === '' ? [] : plainly(text))
    return [...read(lead), asked, ...read(options === undefined ? after : '')]
  }
  const clauses = sentence.split(
    /;\s+(?=(?:if|when|unless|otherwise)\b)|,? and (?=(?:why|the [^?]*\d|how [^?]*)\?$)(?<=^(?:how|what)\b.*\d,? and )/i,
  )
  if (clauses.length > 1 && clauses.every(isClosed))
    return clauses.flatMap((one) => plainly(one.replace(/^(the .*)\?$/i, '$1')))
  return [withOptions(reworded(sentence, rewordings))]
}

/** Words between field names in the other languages, with the names that show which language it is */
const others: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [
    /(?:ja ?\/ ?nein|alter|gr[oö]ße|formular|anmeldung|umfrage|vorname|nachname|telefon|nachricht|adresse|geburtsdatum)/iu,
    { mit: 'with', und: 'and', oder: 'or', sowie: 'and' },
  ],
  [
    /(?:s[ií] ?\/ ?no\b|formulario|inscripci[oó]n|encuesta|nombre|correo|tel[eé]fono|apellidos?|mensaje|fecha)/iu,
    { con: 'with', y: 'and', e: 'and', o: 'or' },
  ],
  [
    /(?:oui ?\/ ?non|formulaire|inscription|sondage|pr[eé]nom|nom|courriel|t[eé]l[eé]phone|naissance|message)/iu,
    { avec: 'with', et: 'and', ou: 'or' },
  ],
]

/** "(obligatorio)", "si oui, lequel", "von 1 bis 5" */
const translated: Rewordings = [
  put.giu`(?:auf einer skala|bitte|mit \p{L}*noten)(?: mit \p{L}*noten)? von ([01]) (?:\([^()\n]+\) )?bis (10|[3-9])\b[^.:\n]{0,60}:  ==> Rate from $1 to $2: `,
  put.giu`(?<=^|[.!?\n]\s*)(?:freiwillig(?:e angaben)?|opcional(?:es)?|facultatifs?|facultati[fv]es?|optionnel(?:le)?s?) ?: ==> Optional:`,
  put.giu`(?<=^|[.!?\n]\s*)(?:pflicht(?:felder|angaben)?|obligatori[ao]s?|obligatoires?) ?: ==> Required:`,
  put.giu`\((?:pflicht(?:feld|angabe)?|erforderlich|obligatori[ao]|requerid[ao]|obligatoire|requis)\) ==> (required)`,
  // "Where does it hurt - neck, back, knee"
  put.gi`\b((?:where|which|what) [^.?!:\n–—-]{3,60}) [-–—] ([^.?!:\n()]+,[^.?!:\n()]+) ==> $1 ($2)`,
  // "What sport do you do."
  put.giu`\b(since when|(?:what|which|how|where|when|who)(?: [\p{L}]+){0,3} (?:do|does|did|are|is|have|can|would|will) (?:you|they)\b[^.?!,:;\n]{0,40})\.(?=\s|$) ==> $1?`,
  put.giu`(?<!\p{L})(?:wenn ja|falls ja|si oui|si la respuesta es s[ií]|en caso afirmativo)(?!\p{L}) ==> if yes`,
  put.giu`(?<!\p{L})(?:wenn nein|falls nein|wenn nicht|si non|si no)(?=,) ==> if no`,
  put.giu`(?<=(?:^|[.?!\n])\s*)(?:falls|wenn|si) (?=[^.?!\n]{2,40},\s)(?!y[eo]u\b) ==> if `,
  put.giu`(?<!\p{L})(?:von|del?) (\d+) (?:bis|à|al?) (\d+) ==> from $1 to $2`,
  put.giu`\((?:opcional|facultati(?:f|ve)|optionnel(?:le)?|freiwillig)\) ==> (optional)`,
  put.giu`(?<!\p{L})vor- und (nach|zu)name ==> Vorname, $1name`,
  put.giu`(?<=^|[.!?\n]\s*)(?:der|die|das) \p{L}+ (?:soll(?:en)?|muss|müssen) (?=\p{Lu}) ==> They should give `,
  [/ (?:angeben|eingeben)(?=\s*[,.\n]|$)|(?<=\p{L}) (?=[:?](?:\s|$))/giu, ''],
  put.giu`(?<!\p{L}|\b(?:no|nicht|ne|pas) )(?:(?:bitte )?frage?n?(?: sie)?(?: bitte)? nach|abgefragt werden soll(?:en)?|(?:gebraucht|benötigt|abgefragt|gewünscht) (?:wird|werden)|il nous faut|nous avons besoin d[e'’]|necesitamos|hacen? falta|pedimos|(?<=(?:^|[.!?\n])\s*)for (?:all|everyone|everybody)(?=:))(?! ?(?:une?|eine?n?) (?:form|encuesta|umfrage|sondage))(?: der| die| das|:)? ?(?=\p{L}) ==> ask for  ==> frag|gebraucht|benötigt|gewünscht|nous|necesitamos|falta|pedimos|for (?:all|every)`,
  [/(?<=(?:,|und|oder|for|auch) )(?:der|die|das|eine?[nr]?) (?=\p{Lu})/gu, ''],
  [/^(?:felder|campos|champs|datos) ?:/gimu, 'Fields:'],
  put.giu`(?<=^|[.!?\n]\s*)(?:alles(?: ist)?|alle felder sind|todo(?: es)?|tout(?: est)?) (?:pflicht\p{L}*|obligat\p{L}+) ==> All fields are required`,
  put.giu`(?<=^|[.!?\n]\s*)(?:(?:der|die|das|el|la|los|las|le|les) |l['’])([^.,;:?!\n]{2,40}?) (?:ist|sind|es|son|est|sont) (?:pflicht|erforderlich|obligat\p{L}+)(?!\p{L}) ==> $1 is required`,
  put.giu`(?<!\p{L})ob ((?:(?:das|der|die) \p{L}+|sie|er|es)) ([^,.;:?!\n]{2,40}?) (hat|haben|ist|sind|kommt|kommen|braucht|brauchen)(?=[,.;\n]|$)\.? ==> $3 $1 $2?`,
  put.giu`(formulaire|formulario|formular) (?:d[eu]|pour|para|für) [^,.:;\n]{2,40}? (?:avec|con|mit)  ==> $1 with `,
]

/** The text with English words between field names, if it lists them in German, Spanish or French. */
export function withEnglishJoiners(written: string): string {
  const text = reworded(written, translated)
  for (const [names, words] of others) {
    if (!names.test(text)) continue
    const joiner = re.giu`(?<=[\s,])(?:${Object.keys(words).join('|')})(?=\s[\p{L}\d])`
    const joined = text.replace(joiner, (word) => words[word.toLowerCase()] ?? word)
    if (joined !== text) return joined
  }
  return text
}

/** Rewordings of a whole description */
const bracketed: Rewordings = [
  // "whether they want A, B or C"
  put.giu`\b(?:whether|if) (they|the [\p{L}]+|you) (wants?|prefers?|would like|needs?|chooses?|takes?) ((?:[^,.;:?()\n]{2,30}, )+[^,.;:?()\n]{2,30}? or [^,.;:?()\n]{2,30}?)(?=[,.;?\n]|$) ==> what $1 $2 ($3)`,
  // "Was it too hot, too cold or fine?"
  put.giu`\b(is|was|are|were) ((?:the |your )?[\p{L}]+(?: [\p{L}]+)?) ((?:too|very|about|quite|much too) [\p{L}]+(?:, [^?,.\n]{2,30})+,? or [^?,.\n]{2,30})\? ==> how $1 $2 ($3)?`,
  [/,?\s*\(?(?:please )?(?:pick|choose|select|tick) (?:just |only )?one\)?:[ \t]/gi, ': '],
  // "(jazz, folk, rock), several possible"
  put.gi`\)[,;.]?\s+\(?(?:please )?((?:tick|choose|pick|select|check) (?:all|any|as many|several)[^,.;:()\n]{0,25}|(?:several|multiple|more than one)(?:(?: (?:is|are|answers?))? (?:possible|okay|ok|fine|allowed))?)\)?(?=[,.;\n]|$) ==> , $1)`,
  // "If you don't, ...", "If it has, ..."
  put.gi`\bif (?:you|they|it|he|she|there) (?:(?:do|does|did|are|is|was|have|has|had|can|will)(?:n['’]t| not)|can(?:['’]t|not)|won['’]t), ==> if no,`,
  put.gi`\bif (?:you|they|it|he|she|there) (?:do|does|did|are|is|was|have|has|had|can|will), ==> if yes,`,
  // "Hi team" on a line of its own, and the names below "Kind regards"
  put.i`(?<=^|\n)\s*(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten tag|bonjour|hola)\b(?:[^\n.:?]{0,30}\n|[^\n.:?,]{0,30},\s) ==> `,
  put.i`(?<=[.!?\n])[^\S\n]*\n[^\n]{0,24}\b(?:regards|wishes|cheers|thanks|sincerely|thank you|gr[uü](?:ß|ss)en?|saludos|cordialement)[,.!]*[^\S\n]*\n(?:[^\n:?,]{1,40}(?:\n|$)){1,3}\s*$ ==>  ==> \n`,
  // "name, email and message, email is required"
  put.giu`,\s+(?=(?:(?:everything|the) (?:else|rest|others?)|(?:all of them|everything|[\p{L}-]+) (?:is|are)) (?:(?:is|are) )?(?:required|mandatory|compulsory|optional)\b) ==> . `,
  // "email and first name, both required"
  put.giu`(?<=[,:]|\b(?:with|just|ask for|asks|for))\s+([\p{L} '’-]{2,40}?)(?:,? and |, )([\p{L} '’-]{2,40}?),? \(?(?:are )?both (?:are )?(?:required|mandatory|compulsory)\b\)? ==>  $1 (required), $2 (required) ==> both`,
  put.gi`[,;]?\s+all (?=(?:required|mandatory|compulsory|optional)\b) ==> . All of these are `,
  // "the dates of the first and last visit"
  put.giu`\b(date|time|name)s? of (the (?:first|start|outward)|arrival|birth) and (?:the )?(last|end|return|departure|death)( [\p{L}]+)?(?![\p{L}]) ==> $1 of $2 $4, $1 of $3 $4`,
  put.gi`,?\s+and if (so|yes),?\s+(?=(?:the|their|its|his|her|by)\b) ==> . If $1, `,
]

/** Writes choices between three or more answers with brackets: "whether they want A, B or C". */
export const withBrackets = (text: string) => reworded(text, bracketed)
