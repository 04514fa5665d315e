const verbs = {
  en: 'tick|check|circle|choose|select|mark|pick|indicate',
  es: '(?:marque|marca|seleccione|selecciona|elija|elige|escoja|escoge)',
  fr: '(?:cochez|cocher|choisissez|choisir|s[ée]lectionnez|s[ée]lectionner|veuillez (?:cocher|choisir|s[ée]lectionner))',
} as const

/** Instructions to choose one option, in the languages of the product */
const single = [
  '(?:tick|check|circle|choose|select|mark|pick|underline|delete|indicate)\\s+(?:only\\s+)?(?:one|1|as (?:appropriate|applicable)|where (?:appropriate|applicable)|your (?:choice|answer)|the (?:appropriate|correct|relevant) (?:one|box|answer|option|response))(?:\\s+(?:only|box|answer|option|below|response|item|choice))?|one answer only|one only|single choice|circle',
  '(?<!\\p{L})(?:nur )?ein(?:e|en|s|es)? (?:(?:antwort|option|möglichkeit|kästchen|feld) )?(?:ankreuzen|auswählen|markieren)|(?:kreuzen sie|kreuze) (?:bitte )?(?:nur )?ein(?:e|en|s|es)?(?: (?:antwort|option|möglichkeit|kästchen|feld))? an|nur eine (?:antwort|auswahl|angabe|nennung)(?: (?:ist )?möglich)?|einfach(?:auswahl|nennung)',
  '(?<!\\p{L})(?:coche[rz]|choisi(?:r|ssez)|s[ée]lectionne[rz]|entoure[rz]) (?:une (?:seule )?(?:case|r[ée]ponse|option|proposition)|un seul choix)|une seule (?:r[ée]ponse|case|option)(?: possible)?|choix unique',
  '(?<!\\p{L})(?:mar(?:que|ca|car)|seleccion(?:e|a|ar)|elij[ae]|elige|elegir|escoj[ae]|señal(?:e|a|ar)) (?:(?:s[óo]lo |solamente |[úu]nicamente )una(?: (?:casilla|opci[óo]n|respuesta))?|una(?: sola)? (?:casilla|opci[óo]n|respuesta)|una sola)|una sola (?:respuesta|opci[óo]n|casilla)|(?:selecci[óo]n|respuesta) [úu]nica',
  '(?<!\\p{L})(?:barra(?:re|te)?|segna(?:re|te)?|spunta(?:re|te)?|seleziona(?:re|te)?|scegli(?:ere|ete)?|indica(?:re|te)?|crocia(?:re|te)?) (?:(?:solo |soltanto )una(?: (?:casella|opzione|risposta|voce))?|una(?: sola)? (?:casella|opzione|risposta|voce)|una sola)|una sola (?:risposta|casella|opzione|scelta)|(?:scelta|risposta) (?:singola|unica)',
  '(?<!\\p{L})(?:mar(?:que|car)|assinal(?:e|ar)|selecion(?:e|ar)|escolh(?:a|er)) (?:(?:apenas |só |somente )uma(?: (?:opção|resposta|casa|caixa|alternativa))?|uma(?: só| única)? (?:opção|resposta|casa|caixa|alternativa))|uma (?:só|única) (?:resposta|opção)|(?:escolha|resposta) única',
  '(?<!\\p{L})(?:kruis|vink|kies|selecteer) (?:maar |slechts )?(?:[ée][ée]n|1) (?:antwoord|vakje|optie|hokje|mogelijkheid)(?: aan| uit)?|(?:maar |slechts )?(?:[ée][ée]n|1) (?:antwoord|vakje|optie|hokje) (?:aankruisen|aanvinken|kiezen|mogelijk)',
  '(?:יש לבחור|יש לסמן|סמנו|סמן/י|סמן|בחרו|בחר/י|בחר) (?:תשובה|אפשרות) אחת(?: בלבד)?',
  '(?:اختر|اختاري|يرجى اختيار|ضع علامة على) (?:إجابة|اجابة|خيار(?:ًا|ا)?) واحد(?:ة|ًا|ا)?(?: فقط)?',
  '(?:1|１|一|ひと)つ(?:だけ|のみ)?(?:を)?(?:選択|選んで|お選び|チェック)(?:して)?(?:ください)?',
].join('|')

/** An instruction to choose one option: `(tick one)`, `(barrare una sola casella)` */
export const oneWords = new RegExp(
  `[([]?\\s*(?:please |bitte |veuillez )?(?:${single})\\s*[)\\]]?\\s*[.:]?`,
  'iu',
)

/** Instructions to choose several options, in the languages of the product with Latin letters */
const several = [
  // All words of a bracket: `(tick all that suit you)`
  `(?<=[([]\\s*(?:please )?)(?:${verbs.en})\\s+(?:all|any|as many)\\s[^()[\\]]{0,40}(?=[)\\]])`,
  `(?:you (?:can|may) )?(?:${verbs.en})\\s+(?:all|any|everything|as many|one or more|more than one|several|multiple|each|up to \\w+)(?:\\s+(?:that|which|of|boxes|options|answers|the|below|apply|applies|applicable|relevant|following|as|you|like|wish|want|to|statements?|items?|suits?|fits?))*`,
  'all that apply|multiple choice',
  '(?:several|multiple|more than one)(?: answers?| options?| choices?)? (?:(?:is|are) )?(?:possible|allowed)',
  'mehrere(?: antworten| angaben| optionen)? (?:sind )?(?:möglich|auswählbar)|mehrfach(?:nennung|auswahl|antwort)(?:en)?(?: (?:sind )?(?:möglich|erlaubt))?',
  '(?:wählen sie|wähle|kreuzen sie|kreuze) (?:bitte )?alle[sn]?(?: [\\p{L}]+){0,3}(?: an| aus)?|alles? (?:zutreffende[ns]?|passende[ns]?)(?: antworten| optionen)?(?: bitte)? (?:ankreuzen|auswählen|wählen)|zutreffendes(?: bitte)? (?:ankreuzen|auswählen)',
  `plusieurs (?:choix|r[ée]ponses?)(?: (?:sont )?possibles?)?|(?:${verbs.fr}) (?:toutes? les|tous les|tout ce|une ou plusieurs|plusieurs)(?: [\\p{L}’']+){1,5}|choix multiples?`,
  `(?:${verbs.es}) (?:todas|todos|todo|una o m[áa]s|varias)(?: [\\p{L}]+){0,5}|(?:puede|puedes) (?:elegir|seleccionar|marcar|escoger) (?:varias|m[áa]s de una)(?: opciones| respuestas)?|(?:varias|m[úu]ltiples) (?:respuestas|opciones)(?: posibles)?|selecci[óo]n m[úu]ltiple`,
  '(?:selecione|marque|escolha|assinale) (?:todas|todos|uma ou mais|v[áa]rias)(?: [\\p{L}]+){0,5}',
  '(?:seleziona|selezionare|scegli|scegliere|spunta) (?:tutte|tutti|una o pi[ùu])(?: [\\p{L}]+){0,5}|pi[ùu] risposte possibili|[èe] possibile selezionare pi[ùu] risposte',
  '(?:selecteer|kies|vink) alle?s?(?: [\\p{L}]+){1,5}|meer(?:dere)? antwoorden (?:zijn )?mogelijk',
].join('|')

/** An instruction to choose several options: `(select all that apply)`, `Mehrfachauswahl möglich` */
export const manyWords = new RegExp(
  `[([]?\\s*(?<![\\p{L}])(?:bitte ankreuzen[,;:]? )?(?:please |bitte )?(?:${several})(?![\\p{L}])\\s*[.:]?\\s*[)\\]]?\\s*[.:]?`,
  'iu',
)

/** A label without its instruction about how many options to choose. */
export interface HowMany {
  readonly text: string
  readonly choose: 'one' | 'many' | null
  /** true: the text is nothing but the instruction */
  readonly isAlone: boolean
}

export function readHowMany(given: string): HowMany {
  const text = given.trim()
  const many = manyWords.exec(text.slice(0, 2_000))
  const found = many ?? oneWords.exec(text.slice(0, 2_000))
  if (found === null) return { text, choose: null, isAlone: false }
  const choose = many === null ? 'one' : 'many'
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
  const isAlone = !/[\p{L}\p{N}]/u.test(rest)
  // `Select all toppings` needs its first words.
  const isPart = isAlone || (/^\p{Ll}/u.test(rest) && /^\p{Lu}/u.test(text))
  return { text: isPart ? text : rest, choose, isAlone }
}
