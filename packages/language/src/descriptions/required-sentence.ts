import type { Collection, Entry } from './collection.ts'
import { entryAbout } from './collection.ts'
import { re } from './patterns.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'
import { contentWords } from './words.ts'

const need = '(?:required|mandatory|compulsory|obligatory|not optional|must[- ]haves?)'
const free = '(?:optional|not (?:required|mandatory|compulsory|necessary)|voluntary)'
const everything = re.i`\b(?:all|every(?:thing| field| question)?|each)\b[^.]{0,60}?\b(?:(${need})|(${free}))\b(?:[^.]*?\b(?:except|apart from|but|other than|besides|excluding)(?: for)?\b(?: not)?\s*(.+))?`
const allBut = re.i`\b(?:all|every(?:thing| field| question)?)\b(?: of them| fields?| questions?)?\s+(?:except|apart from|but|other than|besides|excluding)(?: for)?(?: the)?\s+(.+?)\s+(?:is|are|should be|must be)\s+(?:(${need})|(${free}))\b`
const rest = re.i`\b(?:everything|anything|all|the) (?:else|others?|rest)\b[^.]{0,20}?\b(?:(${need})|(${free}))\b`
const some = re.i`^(?:(only )|please |also |and |but |make |mark |keep |set |the |then )*(.+?)[\s,]+(?:(?:fields? )?(?:is|are|should be|must be|has to be|have to be|can be|will be|as|be)[\s]+)?(?:both |all |the only |only |marked |kept |made |strictly )*(?:(${need})|(${free}))(?: fields?| ones?)?(?: please| pls)?[.!]*$`

/** Sentences such as `Make everything required.`, `Email and name are mandatory.` */
const mustBe =
  /\b(?:must|has to|have to|needs? to|should) be (?:filled (?:in|out)|provided|given|entered|completed|answered|included)\b/gi

export function readNeeds(
  given: string,
  found: Collection,
  forAll: (required: boolean, except: readonly Entry[]) => void,
): boolean {
  const sentence = given.replaceAll(mustBe, 'is required')
  const but = allBut.exec(sentence)
  if (but !== null) {
    forAll(
      but[2] !== undefined,
      splitList(but[1] ?? '').flatMap((part) => entryAbout(found.entries, part) ?? []),
    )
    return true
  }
  const others = rest.exec(sentence)
  const clause = others === null ? sentence : sentence.slice(0, others.index)
  const isOfList = /\b(?:is|are|be)\s+all\s+\S+(?:\s\S+)?[.!]?$/i.test(sentence)
  const every = others === null && !isOfList ? everything.exec(sentence) : null
  if (every !== null) {
    const except = splitList(every[3] ?? '').flatMap(
      (part) => entryAbout(found.entries, part) ?? [],
    )
    forAll(every[1] !== undefined, except)
    return true
  }
  const told = some.exec(clause.replace(/[\s,;]+(?:and|but|while|whereas)?\s*$/i, ''))
  if (told === null) {
    if (others !== null) forAll(others[1] !== undefined, [])
    return others !== null
  }
  const [, only, names = '', isNeeded] = told
  const parts = splitList(names)
  const named = parts.map((part) => entriesNamed(part, found))
  if (named.some((entries) => entries.length === 0) || named.length === 0) return false
  const entries = named.flat()
  for (const entry of entries) entry.draft = { ...entry.draft, required: isNeeded !== undefined }
  if (only !== undefined) forAll(false, entries)
  else if (others !== null) forAll(others[1] !== undefined, entries)
  return true
}

/** "Name" means the parent's and the child's if both are asked for. */
function entriesNamed(words: string, found: Collection): readonly Entry[] {
  const exact = found.named(words)
  if (exact !== null) return [exact]
  const wanted = contentWords(words)
  const all = found.entries.filter(({ draft }) => {
    const own = contentWords(draft.label)
    return wanted.length > 0 && wanted.every((word) => own.includes(word))
  })
  if (all.length > 0) return all
  const about = entryAbout(found.entries, words)
  return about === null ? [] : [about]
}

/** True for a sentence about required answers whose fields are not named yet. */
export function isNeedSentence(sentence: string): boolean {
  const told = some.exec(sentence)
  if (told === null || /:/.test(told[2] ?? '')) return false
  const parts = splitList(told[2] ?? '')
  return parts.every((part) => isAskedFor(part.replace(/^(?:the|a|an|their|your) /i, '')))
}

/** True for a list of new fields: `Name, type (home, travel) and what happened are required`. */
export function isNeededList(sentence: string): boolean {
  const parts = splitList(some.exec(sentence)?.[2] ?? '')
  const known = parts.filter((part) =>
    isAskedFor(
      part.replace(/^(?:the|a|an|their|your) /i, '').replace(/\s*\([^()]*\)$|\sof\s.*$/gi, ''),
    ),
  )
  return parts.length > 2 && known.length * 2 >= parts.length
}

export function namesNeeded(sentence: string): {
  readonly names: string
  readonly required: boolean
} {
  const told = some.exec(sentence)
  return { names: told?.[2] ?? '', required: told?.[3] !== undefined }
}
