import { isCommonWord } from '../lexicon/lexicon.ts'
import { grammarWords } from '../words/phrases.ts'
import { wordSet } from '../words/word-set.ts'
import { isUnitWord } from './comparing.ts'
import { isSmallWord } from './similar-names.ts'

export const polite = wordSet`hi hello hey there good morning afternoon evening day everyone all team dear sir madam thanks thank so much very a lot many
  million in advance the help please cheers regards best kind kindly ok okay great cool nice perfect bye form quick lol sorry
  bit simply actually already own else also too even still again yet maybe really both each other another more less sort type
  bonjour hola hallo danke merci gracias vielen dank automatically currently able possible possibly exactly`

/** True for words of rules and for polite words: what is left says something that was not understood. */
export const isKnownWord = (word: string) =>
  grammarWords.has(word) ||
  isCommonWord(word) ||
  isSmallWord(word) ||
  polite.has(word) ||
  isUnitWord(word)
