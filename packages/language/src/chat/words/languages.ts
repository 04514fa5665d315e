import { thousands } from './numbers.ts'
import { longestPhrase, phraseTable } from './phrases.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

/**
 * Words of German, French and Spanish rules by their English meaning; an empty meaning leaves the word out. A verb behind its
 * object is "shown" or "hidden".
 */
const languages = [
  {
    show: 'zeige | zeig | zeigt | frage ob | frag ob | fragen ob | frage , ob | frag , ob | fragen , ob | frage nach | frag nach | fragen nach | frage | frag | erfrage | blende ein',
    hide: 'verstecke | versteck | verberge | uberspringe | blende aus',
    shown: `anzeigen | einblenden | anzuzeigen | zeigen | angezeigt | eingeblendet | sichtbar | erscheint | erscheinen | erscheine | abfragen | abgefragt |
      erfragen | kommt | gezeigt | einzublenden | gefragt | interessiert _/uns | interessieren _/uns`,
    hidden:
      'ausblenden | verstecken | verbergen | ausgeblendet | versteckt | unsichtbar | entfallt | entfallen | weglassen | auszublenden | uberspringen | verschwindet | verschwinden | uberflussig | unnotig | weg | egal | unwichtig | nicht notig | nicht notwendig | nicht relevant | nicht erforderlich | nicht gebraucht | nicht fragen | nicht anzeigen | nicht zeigen | nicht abfragen',
    'shown only': 'brauchen wir nur | braucht man nur | brauche ich nur | benotigen wir nur',
    'should give': `soll angeben | muss | mussen | soll | sollen | brauchen wir | brauchen wir auch | wollen wir | wollen wir wissen | mochten wir | mochten wir wissen | braucht es | benotigen wir |
      braucht man | brauche ich | bitte angeben | angeben | gibt an | geben an | bekommt | bekommen | brauchen | braucht | nennt | nennen`,
    if: 'wenn | falls | sofern | nur wenn | nur falls | sobald | immer wenn | , wenn',
    unless: 'es sei denn | außer wenn | außer bei | außer | ausser wenn | ausser bei | ausser',
    for: 'fur | bei | nur bei | nur fur | beim',
    'people who': 'wer | alle die | diejenigen die | leute die | personen die',
    so: 'dann | also | deshalb | daher | , da',
    not: 'nicht | kein | keine | keinen | keiner | keinem | keines | noch kein/keine/keinen/nicht | nicht anzugeben/angeben/nennen/ausfullen/hochladen/beantworten/sehen | nichts | nie | nicht mehr | ohne | nichts zum | nichts zur | niemals',
    neither: 'weder',
    nor: 'noch',
    or: 'oder | bzw | beziehungsweise',
    and: 'und | sowie | und auch',
    only: 'nur | lediglich | ausschließlich',
    'more than': 'größer als | mehr als | hoher als | langer als | ubersteigt',
    over: 'uber | alter als',
    'less than': 'kleiner als | weniger als | niedriger als | kurzer als',
    under: 'unter | junger als',
    'at least': 'mindestens | ab | erst ab | wenigstens | grosser/großer/hoher oder gleich',
    'at most': 'hochstens | maximal | bis zu | bis | kleiner/niedriger oder gleich',
    'and more than': 'und mehr als',
    'or more': 'oder mehr | oder alter | und mehr | und alter',
    'or less': 'oder weniger | oder junger',
    between: 'zwischen',
    years: 'jahre | jahren | - jahrige/jahrigen/jahriger | jahrige | jahrigen',
    degrees: 'grad',
    always: 'immer',
    after: 'nach dem | nach',
    before: 'vor dem | vor',
    empty: 'leer',
    filled: 'ausgefullt',
    selected:
      'gewahlt | ausgewahlt | angekreuzt | wahlt | ankreuzt | auswahlt | angehakt | angegeben',
    otherwise: 'sonst | andernfalls | ansonsten',
    they: 'jemand | man | sie | er | teilnehmer | teilnehmerinnen | teilnehmende | personen | leute | gaste | kunden | kundinnen | mitglieder | bewerber | besucher | patienten | mieter',
    'this question': 'dieses feld | diese frage | dieses | dies',
    question: 'feld | frage | felder | fragen | die frage nach | das feld',
    have: 'hat | haben | gibt es',
    is: 'ist | sind | gleich | wird | werden | war | waren | hilft | helfen | kommen | mochte | mochten | will | wollen | schon | mal | sagen | fahren | fahrt | reisen | reist | zahlen | zahlt | wohnen | wohnt | leben | bestellen | bestellt | buchen | bucht | nehmen | nimmt | sei | seien | sein',
    '': 'blende | der | die | das | den | dem | des | ein | eine | einen | einer | bitte | wir | es | auch | nach | zum | zur | in | im | am | an | mit | mehr | einem | eines | um | geht | erst | wegen | lassen | mitglied | konnten/konnen/kann/konnte sie/wir/man | sehen | anzugeben | eintragen | eingeben | ausfullen | hochladen | beantworten | damit',
  },
  {
    show: `mostrar | muestra | muestre | ensenar | ensena | pregunta | preguntar | pregunte | pide | pedir | pida | que salga | salga | que aparezca | aparezca | preguntes | preguntarles | preguntarle | preguntarle/preguntarles si | pregunta/preguntar/preguntes/pregunte si | que diga | que digan | que indique | que indiquen | hay que preguntar/preguntarles/preguntarle/pedir _/si | quiero | queremos | necesitamos | hace falta`,
    hide: 'no preguntes/pregunte/preguntar/pregunten/pidas/pida/pedir/muestres/muestre/mostrar _/si/por | ocultar | oculta | oculte | esconder | esconde | quitar | quita | saltar | omitir | omite',
    should: 'tiene/tienen que | debe | deben | tendra que | ha/han de',
    give: 'necesita | necesitan | rellena | rellenan | indica | indican | indicar | rellenar | ven | ve | veran',
    shown: 'aparece | sale | se muestra | mostrarse | aparecer | visible',
    hidden:
      'no hace falta preguntar/pedir _/por/si | no se muestra/pregunta/pide | no hace falta | sobra | se oculta | ocultarse | desaparece | no se necesita',
    if: 'si | si en | cuando | cuando en | solo si | solo cuando | siempre que | en caso de que | en caso de',
    unless: 'a menos que | a no ser que | salvo si | excepto si | salvo que | salvo | excepto',
    for: 'para | solo para | es para | unicamente para | unicamente en/con | solo en/con | en | a los | a las | con',
    'people who': 'quien | quienes | los que | las que | el que | la que',
    'for people who': 'a quien | a quienes | a los que | a las que',
    'for over': 'a mayores de | a los mayores de',
    'for under': 'a menores de | a los menores de',
    over: 'mayor de | mayores de',
    under: 'menor de | menores de',
    years: 'anos',
    always: 'siempre',
    after: 'despues de | despues del',
    before: 'antes de | antes del',
    so: 'entonces | asi que | por eso',
    not: 'no | sin | nunca | ningun | ninguna | no es | no sea | tampoco',
    nor: 'ni',
    or: 'o | u | o bien',
    and: 'y | e | asi como | y tambien',
    only: 'solo | solamente | unicamente',
    'more than': 'mayor que | mas de | mas que | supera | superior a',
    'less than': 'menor que | menos de | menos que | inferior a',
    'at least': 'al menos | a partir de/del | como minimo | desde | mayor o igual que/a',
    'at most': 'como maximo | hasta | menor o igual que/a',
    'or more': 'o mas',
    'or less': 'o menos',
    between: 'entre',
    empty: 'esta vacio | vacio',
    otherwise: 'si no , | en caso contrario | de lo contrario',
    they: 'alguien | ellos | el cliente | los clientes | personas | participantes | clientes | visitantes | miembros | candidatos | pacientes | invitados | asistentes',
    'this question': 'este campo | esta pregunta | esta casilla | esto',
    question: 'campo | pregunta | casilla',
    have: 'hay | tiene | tienen | tenga | tengan | vienen | viene | tener',
    is: 'es | sea | pone | ponga | ponen | dice | dicen | son | esta | estan | ha marcado | marque | marca | marcan | marquen | elige | eligen | elija | elijan | elegido | marcado | quiere | quieren | haya | escoge | vengan | venga | viajan | viaja | pagan | paga | viven | vive | llegan | llega | necesite | pueda | puedan | puede | pueden | haya/hayan/han puesto/marcado/elegido/escogido | ha/han',
    '': 'el | la | los | las | lo | ya | fue | fueron | persona | por favor | un | una | de | del | que | su | sus | se | tambien',
  },
  {
    show: `on demande/affiche/pose/montre | on demande/demander/demande/demandez s'il _/y _/a | proposer | propose | proposez | poser | posez | afficher | affiche | affichez | montrer | montre | montrez | demander | demande | demandez | il faut | faut | il nous faut | nous voulons | on veut | je veux | il faut savoir | preciser`,
    hide: 'pas de question/questions sur | masquer | masque | masquez | cacher | cache | cachez | enlever | retirer | sauter | supprimer',
    should: 'doit | doivent',
    'should not give': 'ont pas besoin de | a pas besoin de | pas besoin d',
    give: 'donner | indiquer | remplir | donne | donnent | indiquent | indique | remplissent | remplit | ont besoin de | voient | voit | verront',
    shown: 'apparait | apparaisse | s affiche | affichee | visible | apparaitre',
    hidden: "inutile | disparait | n'est pas necessaire | pas besoin de | pas besoin",
    if: "si | quand | lorsque | seulement si | uniquement si | si c'est | quand c'est | lorsque c'est | s'il | s'il y a | si on | si l'on | des que | dans le cas ou | au cas ou | que si | que quand | que lorsque",
    unless: 'sauf si | a moins que | sauf',
    for: 'pour | seulement pour | uniquement pour | que pour | aux | au | chez | reserve/reservee aux | reserve/reservee a',
    'for people who': 'a ceux qui | a celles qui | aux personnes qui',
    years: 'ans',
    always: 'toujours',
    after: 'apres | apres le',
    before: 'avant | avant le',
    'people who': 'ceux qui | celles qui | les personnes qui | qui',
    so: 'alors | donc',
    not: "ne pas | n'est pas | pas | sans | jamais | aucun | aucune | non",
    nor: 'ni',
    or: 'ou | ou bien',
    and: 'et | ainsi que',
    only: 'seulement | uniquement',
    'more than': 'superieur a | superieure a | plus de | plus grand que | depasse | au dessus de',
    'less than': 'inferieur a | inferieure a | moins de | plus petit que | en dessous de',
    'at least': 'au moins | a partir de | des | superieur/superieure ou egal/egale a',
    'at most': "au plus | au maximum | jusqu'a | inferieur/inferieure ou egal/egale a",
    'or more': 'ou plus | et plus',
    'and more than': 'et plus de',
    'or less': 'ou moins',
    between: 'entre',
    empty: 'est vide | vide',
    otherwise: 'sinon | dans les autres cas',
    they: "ils | elles | on | quelqu'un | les gens | la personne | personnes | participants | clients | visiteurs | membres | candidats | patients | invites",
    'this question': 'ce champ | cette question',
    question: 'champ | la question | question | la question du/de | les questions',
    have: 'il y a | y a | a | ont',
    is: "est | c'est | sont | souhaitent | souhaite | veulent | veut | choisi | choisit | choisissent | coche | cochee | coches | cochees | selectionne | selectionnee | viennent | vient | arrivent | arrive | voyagent | voyage | paient | paie | habitent | habite | vivent | vit | prennent | prend",
    '': "le | la | les | s'il vous plait | du | de | des | un | une | d | l | il | y | nous | ne | n | merci de | merci | svp | sur | savoir | pourriez/pouvez vous | pourrait/peut on",
  },
].map((list) => phraseTable<string>(list))

type Language = (typeof languages)[number]

const english = wordSet`the if when show hide only for is are of they and or not unless who to please ask should with then but has have need people in on a an it`

/**
 * The words of a rule in English, if most of its words beside names are German, French or Spanish ones.
 * @param isName True for tokens that belong to a name, which stay as they are
 * @param text The sentence, for words that lose their meaning without accents: "Sí" is an answer
 */
export function inEnglish(
  text: string,
  tokens: readonly Token[],
  isName: readonly boolean[],
): readonly Token[] | null {
  const free = tokens.map((token, at) => (isName[at] === true ? { ...token, word: '' } : token))
  const own = free.filter(({ word }) => english.has(word)).length
  const [best] = languages
    .map((table) => ({ table, hits: knownWords(table, free) }))
    .toSorted((a, b) => b.hits - a.hits)
  if (best === undefined || best.hits <= own) return null
  // "ne ... plus", "ne ... que": negations that are not read
  const isOpen = free.some(
    ({ word }, at) =>
      /^ne?$/.test(word) &&
      !tokens.slice(at + 1, at + 7).some((one) => /^(?:pas|jamais|aucune?|ni)$/.test(one.word)),
  )
  if (isOpen) return null
  const words: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (token === undefined) break
    const phrase = phraseAt(text, best.table, free, at)
    if (phrase === null) {
      // "10.000"
      const isGrouped = token.kind === 'number' && thousands.test(token.word)
      words.push(isGrouped ? { ...token, word: token.word.replaceAll('.', '') } : token)
      at += 1
      continue
    }
    const end = tokens[phrase.end - 1]?.end ?? token.end
    for (const word of phrase.value.split(' '))
      if (word !== '') words.push({ kind: 'word', word, start: token.start, end })
    at = phrase.end
  }
  return words
}

/** The number of words that a language has a meaning for. */
const knownWords = (table: Language, tokens: readonly Token[]) =>
  new Set(tokens.flatMap((_, at) => tokens.slice(at, longestPhrase(tokens, at, table)?.end ?? at)))
    .size

/** The longest phrase at a token with its meaning, which spelling or the next word may decide. */
function phraseAt(text: string, table: Language, tokens: readonly Token[], at: number) {
  const isNumber = (place: number) => tokens[place]?.kind === 'number'
  // "de 8 à 12", "4 bis 7"
  if (/^(?:a|bis)$/.test(tokens[at]?.word ?? '') && isNumber(at - 1) && isNumber(at + 1))
    return { value: 'to', end: at + 1 }
  if (isDoubled(tokens, at)) return { value: '', end: at + 1 }
  const said = text.slice(tokens[at]?.start, tokens[at]?.end)
  // "Blende A aus"; "ein" is also an article.
  const isLast = (tokens[at + 1]?.kind ?? 'mark') === 'mark'
  const isParticle = said === 'aus' || (said === 'ein' && isLast)
  if (isParticle && tokens.some(({ word }) => word === 'blende'))
    return { value: said === 'aus' ? 'hidden' : 'shown', end: at + 1 }
  const found = longestPhrase(tokens, at, table) ?? null
  if (found?.end !== at + 1) return found
  if (/^sí$/iu.test(said)) return null
  // "s'ils" has lost its "si".
  if (/^s['’]ils$/iu.test(said)) return { ...found, value: 'if they' }
  // "Fragen" are questions, and "fragen" is a verb.
  if (said === 'fragen' && at > 0) return { ...found, value: 'shown' }
  const isPlace = /^(?:after|before)$/.test(found.value) && !isNumber(found.end)
  return said === 'à' || isPlace ? { ...found, value: '' } : found
}

/** "no tiene ninguna lesión", "sans aucun enfant": the second word denies nothing more. */
function isDoubled(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:ningun[ao]?s?|nadie|nada|nunca|tampoco|aucune?|rien)$/.test(tokens[at]?.word ?? ''))
    return false
  const before = tokens.slice(Math.max(0, at - 6), at)
  const mark = before.findLastIndex(({ kind }) => kind === 'mark')
  return before.slice(mark + 1).some(({ word }) => /^(?:no|sin|ni|pas|sans|jamais)$/.test(word))
}
