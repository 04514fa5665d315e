import { re } from '../patterns.ts'
import { addAll } from './add-fields.ts'
import { type Collection, type Entry, entriesWith, entryAbout } from './collection.ts'
import { readList } from './read-list.ts'
import type { Reading } from './reading.ts'
import { splitList } from './split-list.ts'
import { isAskedFor } from './things.ts'

const need = '(?:required|mandatory|compulsory|obligatory|not optional|must[- ]haves?)'
const free = '(?:optional|not (?:required|mandatory|compulsory|necessary)|voluntary)'
const everything = re.i`(?<!\bnot )\b(?:all|every(?:thing| field| question)?|each)\b[^.]{0,60}?\b(?:(?<need>${need})|${free})\b(?! to\b)(?:[^.]*?\b(?:except|apart from|but|other than|besides|excluding)(?: for)?\b(?: not)?\s*(?<names>.+))?`
const allBut = re.i`\b(?:all|every(?:thing| field| question)?)\b(?: of them| fields?| questions?)?\s+(?:except|apart from|but|other than|besides|excluding)(?: for)?(?: the)?\s+(?<names>.+?)\s+(?:is|are|should be|must be)\s+(?:(?<need>${need})|${free})\b`
const rest = re.i`\b(?:everything|anything|all|the) (?:else|others?|rest)\b[^.]{0,20}?\b(?:(${need})|(${free}))\b(?! to\b)`
const some = re.i`^(?:(only )|please |also |and |but |make |mark |keep |set |the |then )*(.+?)[\s,]+(?:(?:fields? )?(?:is|are|should be|must be|has to be|have to be|can be|will be|as|be)[\s]+)?(?:both |all |the only |only |marked |kept |made |strictly )*(?:(${need})|(${free}))(?: fields?| ones?)?(?: please| pls)?[.!]*$`

/** Words for the whole form, not for a list before: "all of these", "everything above" */
const whole =
  /^(?!.*\b(?:above|these|those|them)\b).*\b(?:fields?|questions?|every ?thing|everything|rest|else|others?)\b/i
const mustBe =
  /\b(?:must|has to|have to|needs? to|should) be (?:filled (?:in|out)|provided|given|entered|completed|answered|included)\b|\b(?:can(?:no|['’])t|may not|must not) be (?:left )?(?:empty|blank)\b/gi

/** Reads `Make everything required.`, `Email and name are mandatory.` */
export function readNeeds(given: string, { found, later }: Reading): boolean {
  /** Sets what is required, also of later fields whose own words say nothing: "All fields are required. Name, email." */
  const forAll = (required: boolean, except: () => readonly Entry[], isLater = false) => {
    const not = except()
    for (const one of found.entries)
      if (!isLater || one.draft.required === null)
        one.draft = { ...one.draft, required: required !== not.includes(one) }
    if (!isLater && whole.test(given)) later.push(() => forAll(required, except, true))
  }
  if (/^not (?:all|every)/i.test(given)) return true
  const sentence = given.replaceAll(mustBe, 'is required')
  const others = rest.exec(sentence)
  const isOfList = /\b(?:is|are|be)\s+all\s+\S+(?:\s\S+)?[.!]?$/i.test(sentence)
  const every =
    allBut.exec(sentence) ?? (others === null && !isOfList ? everything.exec(sentence) : null)
  if (every !== null) {
    const { need: isNeeded, names } = every.groups ?? {}
    forAll(isNeeded !== undefined, () =>
      splitList(names ?? '').flatMap((part) => entryAbout(found.entries, part) ?? []),
    )
    return true
  }
  const clause = sentence.slice(0, others?.index)
  const told = some.exec(clause.replace(/[\s,;]+(?:and|but|while|whereas)?\s*$/i, ''))
  const named = splitList(told?.[2] ?? '').map((part) => entriesNamed(part, found))
  if (told !== null && (named.length === 0 || named.some(({ length }) => length === 0)))
    return false
  const entries = named.flat()
  for (const entry of entries) entry.draft = { ...entry.draft, required: told?.[3] !== undefined }
  if (told?.[1] !== undefined) forAll(false, () => entries)
  else if (others !== null) {
    const isNeeded = others[1] !== undefined
    const isTold = ({ draft }: Entry) => draft.required === !isNeeded
    forAll(isNeeded, () => (named.length > 0 ? entries : found.entries.filter(isTold)))
  }
  return told !== null || others !== null
}

/** "Name" means the parent's and the child's if both are asked for. */
function entriesNamed(words: string, found: Collection): readonly Entry[] {
  const all = entriesWith(found.entries, words)
  const one = found.named(words) ?? (all.length === 0 ? entryAbout(found.entries, words) : null)
  return one === null ? all : [one]
}

/** Reads needs of fields that are unknown yet: a list of new fields, or fields that are named later. */
export function readOpenNeeds(sentence: string, reading: Reading): boolean {
  const [, , names = '', isNeeded] = some.exec(sentence) ?? []
  const parts = splitList(names).map((part) => part.replace(/^(?:the|a|an|their|your) /i, ''))
  // `Name, type (home, travel) and what happened are required`
  const known = parts.filter((part) => isAskedFor(part.replace(/\s*\([^()]*\)$|\sof\s.*$/gi, '')))
  const { found } = reading
  const required = isNeeded !== undefined
  // Fields that are only named here are new.
  const areFields =
    parts.length > 0 &&
    /^(?!they|the|these|those|it|all|both|first|last).* fields[.!]*$/i.test(sentence)
  const addNeeded = () => {
    for (const draft of readList(names, { ...reading, isStrong: areFields })) {
      const entry = entryAbout(found.entries, draft.label) ?? found.add(draft)
      entry.draft = { ...entry.draft, required }
    }
  }
  const isNew = found.entries.length === 0 && known.length * 2 >= parts.length
  // In "name, email, phone optional" only the last one is.
  const areAll = required || /\b(?:and|are)\b/i.test(sentence)
  if (isNew && areAll && parts.length > 2) {
    addAll(readList(names, { ...reading, isStrong: true, required }), reading)
    return true
  }
  const isLater = parts.length > 0 && !names.includes(':') && parts.every(isAskedFor)
  if (isLater || areFields) reading.later.push(() => readNeeds(sentence, reading) || addNeeded())
  return isLater || areFields
}
