import { phrasesAt, phraseTable } from './phrases.ts'
import { tokensOf } from './tokens.ts'

/** Plain words of rules by their English meaning; an empty meaning leaves the word out. */
const languages = [
  {
    show: 'zeige | zeig | zeigen | anzeigen | einblenden | anzuzeigen | frage nach',
    hide: 'verstecke | verstecken | ausblenden | verberge | verbergen',
    shown: 'angezeigt | eingeblendet | sichtbar',
    hidden: 'ausgeblendet | versteckt | unsichtbar',
    if: 'wenn | falls | sofern | nur wenn | nur falls | , wenn',
    unless: 'es sei denn | außer wenn',
    so: 'dann',
    'is not': 'nicht | ist nicht',
    is: 'gleich',
    or: 'oder',
    and: 'und | sowie',
    only: 'nur',
    'more than': 'größer als | mehr als | höher als | über | älter als',
    'less than': 'kleiner als | weniger als | niedriger als | unter | jünger als',
    'at least': 'mindestens',
    'at most': 'höchstens',
    empty: 'leer',
    filled: 'ausgefüllt',
    otherwise: 'sonst | andernfalls',
    '': 'der | die | das | den | dem | ein | eine | einen | ist | sind | wird | werden | bitte | feld | soll | sollen',
  },
  {
    show: 'mostrar | muestra | muestre | ensenar',
    hide: 'ocultar | oculta | oculte | esconder',
    if: 'si | cuando | solo si | solo cuando',
    unless: 'a menos que | salvo si',
    so: 'entonces',
    'is not': 'no es | no sea',
    is: 'es | sea',
    or: 'o',
    and: 'y | e',
    only: 'solo | solamente',
    'more than': 'mayor que | mayor de | mas de | mas que',
    'less than': 'menor que | menor de | menos de | menos que',
    'at least': 'al menos',
    'at most': 'como maximo',
    'is empty': 'esta vacio',
    otherwise: 'si no',
    '': 'el | la | los | las | campo | por favor',
  },
  {
    show: 'afficher | affiche | affichez | montrer | montre | montrez',
    hide: 'masquer | masque | masquez | cacher | cache',
    if: "si | quand | lorsque | seulement si | si c'est | quand c'est | lorsque c'est",
    unless: 'sauf si',
    so: 'alors',
    'is not': "n'est pas | ne est pas",
    is: 'est',
    or: 'ou',
    and: 'et',
    only: 'seulement | uniquement',
    'more than': 'superieur a | superieure a | plus de | plus grand que',
    'less than': 'inferieur a | inferieure a | moins de | plus petit que',
    'at least': 'au moins',
    'at most': 'au plus',
    'is empty': 'est vide',
    otherwise: 'sinon',
    '': "le | la | les | champ | s'il vous plait",
  },
].map((list) => phraseTable<string>(list))

/**
 * The plain patterns of a German, Spanish or French rule in English: "Zeige Firma, wenn Kunde Ja ist" becomes "show
 * Firma if Kunde Ja". Names of the form stay as they are.
 * @param nameEnd Token behind the name that starts at a token, or the token itself
 * @returns null if the sentence has no verb for showing or hiding, or no condition, in one of these languages
 */
export function inEnglish(text: string, nameEnd: (at: number) => number): string | null {
  const tokens = tokensOf(text)
  for (const table of languages) {
    const parts: string[] = []
    const found = new Set<string>()
    for (let at = 0; at < tokens.length; ) {
      const named = nameEnd(at)
      // "Sí" is an answer behind "is", and "si" is "if" elsewhere.
      const isAnswer = named > at + 1 || (named > at && /^is/.test(parts.at(-1) ?? ''))
      const [phrase] = isAnswer
        ? []
        : [...phrasesAt(table, tokens, at)].sort((a, b) => b.end - a.end)
      const end = Math.max(named, phrase?.end ?? at + 1)
      const said = text.slice(tokens[at]?.start, tokens[end - 1]?.end)
      parts.push(
        phrase?.value ??
          (named > at && end > at + 1 && !said.includes('"') && parts.at(-1) !== '"'
            ? `"${said}"`
            : said),
      )
      if (phrase !== undefined) found.add(phrase.value)
      at = end
    }
    // "Blende A aus" has its verb in two parts.
    const words = parts
      .join(' ')
      .replaceAll(/" ("?[^"]+?"?) "/g, '"$1"')
      .replace(/^show (.+?) is not(?= ?,| if)/, 'hide $1')
      .replace(/\bblende (.+?) (aus|ein)(?=[ ,.]|$)/iu, (_, name, way) => {
        found.add('hide')
        return `${way === 'aus' ? 'hide' : 'show'} ${name}`
      })
    const isRule = ['show', 'hide', 'shown', 'hidden'].some((one) => found.has(one))
    if (isRule && (found.has('if') || found.has('unless'))) return verbsFirst(words)
  }
  return null
}

/** Moves the verb of a clause to its start: "A show, if B" becomes "show A, if B". */
function verbsFirst(words: string): string {
  return words
    .split(/( ?, ?| (?=if |unless )|(?<=so) )/)
    .map((part) =>
      part.replace(/^(?!if |unless )(.+?) ?(only )?(show|hide)\s*([.!]?)$/, '$3 $1 $2$4'),
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
