import { comparisons, connectors, effectVerbs, joiners, otherwise } from '../synonyms.ts'
import type { PhraseTable } from '../words/phrases.ts'

/** Words that end an unquoted value or name. */
const ending = new Set(
  `and or but nor if when whenever unless then otherwise else is are was were be isn't not show hide display reveal skip
  only because so that who whose which until except provided once while both either neither has have had do does did
  should must will would can could may than over under above below between least most more less fewer they
  contains includes equals exceeds visible hidden empty blank answered filled appear appears shown with
  it them in there only please thanks
  selected picked chosen ticked checked said picks selects chooses entered choose select pick answers`.split(
    /\s+/,
  ),
)

const marksInside = new Set(['-', "'", "'s", '.', '/', '&', '@', '#', '+', '%', '_', '*', '(', ')'])

export function endsPlainText(word: string, kind: string): boolean {
  return kind === 'mark' ? !marksInside.has(word) : ending.has(word)
}

/** First words of all grammar phrases. */
const starting = new Set(
  (
    [connectors, effectVerbs, joiners, otherwise, comparisons] as readonly PhraseTable<unknown>[]
  ).flatMap((table) => [...table.keys()]),
)

export const startsPhrase = (word: string) => starting.has(word)
