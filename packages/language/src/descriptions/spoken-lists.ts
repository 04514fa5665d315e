import { put, type Rewordings, re, reworded } from '../patterns.ts'
import { isFormTitle } from './sentence-kinds.ts'
import { isAskedFor } from './things.ts'

const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const short = `(?:${day}|\\p{L}\\d|\\d{1,2})`
const amount = `(?:\\d[\\d.:x]*[\\p{L}%]{0,2}|\\p{L}\\d{1,2}|${day})`
const range =
  '(?:(?:under|over|up to|less than|more than|[<>]) ?)?[$£€]?\\d[\\d.:]*[k%]?(?: ?(?:-|–|to) ?\\d[\\d.:]*[k%]?|\\+)?'
const choice =
  "(?!(?:an?|the|their|your|any)\\b)[\\p{L}\\d£$€+'’-]+(?: (?!(?:or|and)\\b)[\\p{L}\\d£$€+'’-]+){0,2}"
/** "beef, fish or tofu" */
const either = `${choice}(?:, ${choice})*,? or ${choice}`
/** "low/high", "S, M, L", "red, green and blue" */
const choices = `${choice}(?:(?:, ${choice})+(?:,? (?:and|or) ${choice})?|(?: ?/ ?${choice})+|,? (?:and|or) ${choice})`
const scale = '(?:[01] ?(?:-|–|to) ?(?:10|[3-9])|out of (?:5|10|five|ten))'
const start = '(?<=(?:^|[,.;:\\n]|\\band )\\s*)'
const end = '(?=\\s*[,.;\\n]|$)'

const itemsOf = (list = '') => list.split(/ ?\/ ?|,? (?:and|or) |, /)

/** Options behind their name; the same words if forms ask for one of them: "contact name/phone/email". */
function withOptions(all = '', name = '', list = ''): string {
  const options = itemsOf(list)
  const known = options.filter((one) => isAskedFor(one) || one === 'mm').length
  const isNone = isFormTitle(name) || known * 2 >= options.length
  return isNone ? all : `${name || list} (${options.join(', ')})`
}
const theyHave =
  "(?:they|you|he|she)(?:['’](?:re|ve)| are| is)?(?: already| currently)? (?:have|has|got|own|in|on|at|with) (?:one|any)"

/** Rewordings of lists as people say them into lists with commas and brackets, in this order */
const rewordings: Rewordings = [
  // "I want something where they give me their name"
  put.giu`[,;]?\s*(?:\bso )?\b(?:i|we)(?:['’]d| would)?(?: really| just)? (?:like|want|need) (?:something|a thing|a way|a place) (?:where|in which|so that) (?=(?:they|people|customers|guests|parents)\b) ==> . `,
  put.giu`\b([01]) \([^()\n]{2,40}\) (to|bis) (10|[3-9]) \([^()\n]{2,40}\) ==> $1 $2 $3`,
  // "event / date / place / budget / email", "team sheet -> name -> captain -> phone"
  [
    /^[^:?(\n]{2,60}?( (?:\/|->|→|\|) )(?:[^\n]*?\1){3}[^\n]*$/gmu,
    (line = '', by = '') =>
      line.split(by).filter(isAskedFor).length > 1 ? line.replaceAll(by, '\n') : line,
  ],
  // "no -> when do you leave" on a line of its own, "medicine? yes / no -> if yes, which"
  put.giu`\s*(?:->|=>|→)\s*(?=if (?:yes|no|so)\b) ==> . `,
  put.giu`(?<=^|\n)[ \t]*(yes|no) ?(?:->|=>|→) ?(?=\S) ==> if $1, `,
  // "poll for lunch: pizza, sushi, or salad"
  put.giu`^((?:quick |short |simple )?(?:poll|vote)) (?:for|on|about) (?:the |our )?([^:,.\n]{2,30}): ([^.+\n?]*? or [^,.+\n?]+?)(?=\s*[,.+\n]|\s+plus\b|$) ==> $1: $2 ($3)`,
  [/(?<=\p{L}): ?(?=\()/gu, ' '],
  // "for minors the guardian's name", "under 16s need a parent to sign", "consent (only under 16)"
  put.giu`(?<=\(only )(?:for |if )?(under|over) (\d+)s?(?=\)) ==> if they are $1 $2`,
  put.giu`\ban? (parent|guardian)(?: or guardian)? to sign\b ==> the $1's signature`,
  // "sign the form and date it", "guests say if they are coming", "I am over 18 (must tick)"
  put.giu`(?<=^|\n|(?:[,.;:]|\b(?:to|must|should|please|can|they|you|\p{L}+s)) )sign(?: (?:it|the form))?(?: and (date)(?: (?:it|the form))?)?(?=\s*[,.;\n]) ==> give a signature, $1 ==> sign`,
  put.giu`(?<=^|[.!?\n]\s*)(?:the )?(?:they|people|\p{L}+s) (?:(?:should|must|can|need to|have to) )?(?:say|state|indicate|let us know) (?=(?:if|whether)\b) ==> Ask  ==> say|state|indicate|let us`,
  put.giu`(?<=^|[,.;?\n]\s*)(i (?:am|have|will|understand) [^,.;:?()\n]{2,80}?) \((?:must |please |to )?(?:be )?(?:tick|check)(?:ed| ?box)?\) ==> confirm that $1 (required) ==> tick|check`,
  // "reason (pay, other), if other say what, ..."
  put.giu`[,.]?\s*\bif other,? (?:please )?(?:specify|say what)(?:\s*[,.;]|$) ==> . If other, please specify.`,
  // "lights ok / not ok", "how did u hear of us"
  put.giu` (\p{L}+) ?\/ ?(not \1)(?![\p{L}]) ==>  ($1, $2) ==> not `,
  put.giu`(?<=\b(?:do|did|are|can|will|would|have|if)) u (?=\p{L}) ==>  you `,
  // "pick up date"
  put.giu`\b(pick|drop) (up|off) (?=(?:date|time|location|place|point|address)s?\b) ==> $1-$2 `,
  // "do they rent, and do they have a garden?"
  put.giu`(?<=\b(?:do|are|have|can|will|would) (?:they|you)\b[^.?!;:()\n]{0,300})(?:,| and|, and) (?=(?:do|are|have|can|will|would) (?:they|you)\b[^.;:\n]{0,300}\?) ==> ?  ==> \?`,
  // "¿nos recomendaría? sí/no, sugerencias"
  put.giu`(?<=\?) (s[ií] ?\/ ?no|oui ?\/ ?non|ja ?\/ ?nein|y(?:es)? ?\/ ?no?(?=,))(?=[,.;\n]|$) ==>  ($1)`,
  // "allergies with tick boxes: nuts, milk"
  put.giu`(?<=[\p{L}-]),? (?:with|as) (?:tick|check) ?-?boxes: ?([^.;()\n]+) ==>  (checkboxes: $1)`,
  // "severity dropdown with low/high", "dropdown for country with Spain and Italy", "dropdown with options S, M for size"
  [
    re.giu`${start}(?:an? |the )?((?:[\p{L}-]+ ){0,3}?)(drop-?down|select(?:ion)?|radio(?: buttons?)?|list)(?: (?:for|of) (?:the |their )?([^,.:;()\n]{2,30}?))?(?: with|:)(?: the)?((?: options| choices)?):? (${choices}|${either})(?: for (?:the |their )?([^,.:;()\n]+))?(?=\s*[,.;\n]| and an? |$)`,
    (all, before, kind, name, _, list, behind) => {
      const label = name ?? behind ?? before?.trim()
      return label ? `${label} (${kind}: ${itemsOf(list).join(', ')})` : (all ?? '')
    },
    /drop|select|radio|list/i,
  ],
  // "hours mon tue wed" asks for each; "best days mon tue wed" for one of them
  [
    re.giu`(?<![\p{L}])(?:(hours|times?) (${day}(?:[ /]${day})+)|(hours) for (${day}(?:,? (?:and )?${day})+))(?![\p{L}])`,
    (_, one, days, other, list) =>
      (days ?? list ?? '')
        .split(/\/|,? (?:and )?/)
        .map((name) => `${one ?? other} ${name}`)
        .join(', '),
  ],
  [
    re.giu`(?<=[\p{L}?] )(?<![\p{L}\d]\d{1,2} )(${short}(?: ${short}){2,})(?![\p{L}\d.:/-]| [\p{L}\d])`,
    (_, run = '') => `(${run.replaceAll(' ', ', ')})`,
  ],
  put.giu`\b(sizes?):? ((?:x{0,3}[sl]|m)(?: ?(?:-|–|to|,? or|,? and|,|\/)? ?(?:x{0,3}[sl]|m)(?![\p{L}\d]))+)(?!,? (?:or |and )?(?:other|x{0,3}[sml]\b)) ==> $1 ($2)`,
  // "course evaluation with 1-5 scale: the pace was right, ...", "each on a scale of 1 to 5: braking, signals"
  put.giu`(?:(?<=^|\n)[^:,.\n]{3,60}? (?:with|on|using) (?:an? )?|(?:,? |(?<=^|\n))(?:each|all|put (?:these|them)) (?:rated )?(?:on|from) (?:a scale (?:of|from) )?)(${scale})(?: (?:scale|rating))?:  ==> . Rate from $1:  ==> ${scale}`,
  // "food and service each 1-5"
  put.giu`(?<=^|[,:.;)\n]\s*)((?:[\p{L}-]+(?: [\p{L}-]+)?, )*[\p{L}-]+(?: [\p{L}-]+)?,? and [\p{L}-]+(?: [\p{L}-]+)?),? (?:(?:each|all)(?: rated)?|rated) (?:from )?([01] ?(?:-|–|to) ?(?:10|[3-9]))\b ==> . Rate from $2: $1.  ==> rated|each|all`,
  // "rate us on food and service (1-5 each)", "rate the following from 1 to 5: room, food"
  [
    re.giu`(?<!\byou )\b(?:rate|score)(d?)(?: (?:us|them|me|it) (?:on|for))?(?: (?:the following|each))?(?:(?: from| on a scale (?:of|from))?(?: (${scale}))?: (?!(?:how|what|which)\b)([^.;:()\n]+)| ([^.;:()?\n]+?),? \(?(?:each )?(?:(?:from|on) )?(?:a scale (?:of|from) )?(${scale})(?: each)?\)?)`,
    (all = '', participle, range, items, list, other) => {
      const names = itemsOf(items ?? list).map((name) => name.trim().replace(/^the /i, ''))
      const rated = names.map((name) => `${name} rating (${range ?? other ?? '1-5'})`).join(', ')
      return names.length > 1 ? `${participle === '' ? 'give the ' : ''}${rated}` : all
    },
  ],
  // "symptoms none/cough/runny nose", "house/flat/office"
  [
    re.giu`${start}(?!(?:an?|the|any|their|your)\b)((?:[\p{L}-]+ ){0,3}?)([\p{L}\d-]+(?: ?/ ?[\p{L}\d-]+){2,}(?: \p{L}+)?)${end}`,
    withOptions,
    /\//,
  ],
  // "age group under 18, 18-30, over 30"
  put.giu`${start}((?:[\p{L}-]+ ){1,4}?)(?:of |from )?(${range}(?:, ${range}){2,})${end} ==> $1($2) ==> [\d.:k%+], `,
  // "pick one of red, green, blue as the colour"
  put.giu`(?:pick|choose|select) (?:one )?(?:of|from|between) (${choices}) as (?:the|their) ([\p{L} -]{2,30})${end} ==> $2 ($1)`,
  // "main course for beef, fish or tofu", "days on Monday, Tuesday or both", "which class: yoga or Pilates"
  [
    re.giu`${start}(?!(?:ask|we|i|need|look|if)\b)(?:((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:for|on) (?=[^,]+,)|((?:then )?(?:which|what) [^:?(),.\n]{2,40}): )(${either})(?=\s*[,.;?\n]|$)`,
    (all, name, question, list) => withOptions(all, name ?? question, list),
    / or /i,
  ],
  // "flavor, choose from vanilla, mint", "T-shirt size from S, M, L"
  [
    re.giu`${start}(?!(?:guests|people|they|customers|users|members)\b)((?:[\p{L}-]+ ){0,3}[\p{L}-]+)(?:,? (?:please )?(?:choose|pick|select) (?:one )?(?:from|of|between)| from(?= x{0,3}[sml],)) (${choices})(?=\s*[.;\n]|$)`,
    withOptions,
    /choose|pick|select|from x{0,3}[sml],/i,
  ],
  // "breakfast 7:30, 8:30 or 9:30", "hire period 6 or 12 months"
  put.giu`(?<=(?:[,;:.]\s|\band )(?:[\p{L}'’-]+ ){0,3}[\p{L}-]{3,})(?<!\b(?:over|under|than|least|about|ages?|aged|between|from|every|within|after|before)):? ((?:${amount}, )*${amount}(?: or|,(?= \d+(?::|[ap]m))) ${amount}(?: (?:months?|minutes|min|hours|days|weeks|years|kg|people))?)(?=\s*(?:[,.;\n]|$| and )) ==>  ($1) ==>  or |, \d+(?::|[ap]m)`,
  put.giu`^["“]([^"“”\n]{3,60})["”] ?[-–—:] ==> $1:`,
  // "emergency contact name + number", "parents name and phone"
  put.giu`(?<![\p{L}])((?:parents?|guardians?|mothers?|fathers?|managers?|partners?|teachers?|doctors?|vets?|recipients?|contacts?|(?:emergency|next of kin|billing) contacts?)(?:['’]s|['’])?) (names?) ?(?:and|&|\+|/) ?((?:(?:phone |mobile |telephone )?numbers?|phone|mobile|telephone|e-?mail(?: address)?))(?![\p{L}]) ==> $1 $2, $1 $3 ==> name`,
  put.giu`(?<![\p{L}])(name|nombre|nom) (?:und|y|et|and) (telefon|tel[eé]fono|t[eé]l[eé]phone|correo|courriel|e-?mail) ((?:del?|du|der|des|de la) [^,.;\n?]{2,40}) ==> $1 $3, $2 $3`,
  // "name + email", "who is coming n how many"
  [/ \+ (?![^(\n]*\))|(?<=\p{L}) n (?=\p{L})/gu, ', '],
  // "website if they already have one", "club (if you're in one)"
  put.giu`,? \(?if ${theyHave}\b\)? ==>  (optional)`,
  // "bank details only for refund"
  put.giu`(?<=[,.;:\n]\s*)((?!\s|(?:and|ask|show)\b)[^,.;:\n()]{3,40}(?:\([^()]*\))?) only (?:for|if) (?:an? |the )?([\p{L} -]{3,30}?)(?=\s*[,.;\n]|$) ==> $1 (only for $2) ==>  only `,
  // "are you under 18 -> then parents name"
  put.giu`(?<![\p{L}])((?:are|is|do|does|have|has|can|will|bist|hast|ist|hat|kannst) (?:you|they|it|there|du|sie|er)\b[^,.?\n]{2,50}?)\??\s*(?:->|=>|→)\s*(?:then |dann )? ==> $1? If yes,  ==> ->|=>|→`,
  // "if not are you planning to buy one"
  put.giu`\bif (yes|so|no)(?:t\b)? (?=(?:are|do|does|have|can|will|would) (?:you|they)\b) ==> if $1, `,
  // "..., and if they pick other they should tell us what it is"
  put.giu`,? and if ((?:they|he|she|you|someone) [^,.;\n]{2,40}?),? (?=(?:they|please|we|ask) (?:should|must|need|can|tell|ask|for)\b) ==> . If $1, `,
  // "Email is a must", "agree to terms - must be ticked"
  put.giu` (is|are) (?:a must|obligatory|essential)\b ==>  $1 required`,
  put.giu` ?(?:-|–|,) (?:this |it )?(?:must|has to) be (?:ticked|accepted|checked)\b ==>  (required)`,
  [/\(tick,? (?=required|optional|please)/giu, '(checkbox, '],
  // "visa granted? if yes visa number, breakfast": the condition is of one item.
  put.giu`(?<=\? )(if (?:yes|so) (?!please|then|ask|show|we|they)[^,.?:;()\n]{2,40}), (?!and\b|or\b) ==> $1. `,
  // "they need to say name and phone"
  put.giu`\b(need|have|want) to say (?!why|what|how|which|when|where|whether|if|who)(?=\p{L}) ==> $1 to give `,
]

/** The text with its lists as readers know them: "days mon tue wed" becomes "days (mon, tue, wed)". */
export const withSpokenLists = (text: string) => reworded(text, rewordings)
