import { rememberedText } from '../../remembered.ts'
import { wordSet } from './word-set.ts'

/** Verbs and nouns by their base form, with their irregular forms */
const irregular = `hear heard|buy bought|choose chose chosen|go went gone|find found|leave left|give gave given|take took taken
  |make made|pay paid|come came|get got|see saw seen|sell sold|spend spent|tell told|feel felt|think thought|drive drove
  driven|eat ate eaten|drink drank|know knew known|speak spoke spoken|meet met|keep kept|lose lost|win won|wear wore
  |write wrote written|ride rode|grow grew grown|run ran|sleep slept|teach taught|bring brought|break broke broken
  |lead led|fly flew flown|begin began|hurt hurts|person people|become became|build built|catch caught
  |do did|fall fell|have had|hold held|learn learnt|say said|sit sat|send sent|stand stood|understand understood|wake woke`
const synonyms = `email mail emailaddress|phone telephone tel mobile cell cellphone fone|company organisation organization
  firm org|quantity qty|address addr|number num nr|zip postcode zipcode|website url webpage homepage site|child children
  kid kids|colour color|favourite favorite|licence license|employee employees staff|info information|dob birthday birthdate
  |dept department|pct percentage|developer dev|repository repo|application app|document doc|photo photograph pic picture
  |vegetarian veggie|description desc|appointment appt|reference ref|preference pref|experience exp|signature sig
  |specification spec|laboratory lab|apartment apt|medication med medicine|administrator admin|amount amt
  |female woman women|male man men|vaccination vaccine|tshirt tee|go goes going|ill sick|language lang
  |account acct|manager mgr|maximum max|minimum min|operation op|registration reg|university uni|temperature temp`
const basesOf = (families: string) =>
  new Map(
    families
      .split('|')
      .map((words) => words.trim().split(/\s+/))
      .flatMap(([base = '', ...forms]) => forms.map((form) => [form, base])),
  )

/** Base forms by irregular form: "came" to "come" */
export const irregularForms: ReadonlyMap<string, string> = basesOf(irregular)
const headOf = new Map([...irregularForms, ...basesOf(synonyms)])

/** Characters; longer words have no endings to remove */
const longestWord = 40

/** Returns the common form of related words: "attending" and "attended", "tel" and "phone". */
export const stem = rememberedText((word) =>
  word.length > longestWord ? word : cut(headOf.get(word) ?? headOf.get(singular(word)) ?? word),
)

export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function cut(word: string): string {
  const one = singular(word)
  const root = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(one)?.[1] ?? one
  const short = root.length >= 3 ? root : one
  const single = /([bdfglmnprt])\1$/.test(short) ? short.slice(0, -1) : short
  // "parties" are unrelated to "Part-time".
  if (single === 'party') return single
  // "note" is no "not", and "lost" no Spanish "los".
  const isCut = single.length > 3 && !/^(?:note|lose)$/.test(single) && /[ey]$/.test(single)
  return isCut ? single.slice(0, -1) : single
}

/** True if two words differ by one letter: extra, missing, replaced, or two swapped. */
export function differByOne(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA.slice(1) === restB.slice(1)) return true
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/** The stems of the words of a template */
export const stemSet = (texts: TemplateStringsArray): ReadonlySet<string> =>
  new Set([...wordSet(texts)].map(stem))
