import { isFieldName } from '@ramiform/formats/reading/guess-field-type'
import { add, addAll } from './add-fields.ts'
import { entryAbout } from './collection.ts'
import { capital } from './direct-question.ts'
import { type Draft, optionsOf } from './draft.ts'
import { eitherOr, isShortItem } from './question-sentence.ts'
import { isShort, withCapitals } from './read-brackets.ts'
import { readItem } from './read-item.ts'
import { partsOf, readList } from './read-list.ts'
import type { Reading } from './reading.ts'
import { isBareList, isFormTitle, isOneThing, isTelling } from './sentence-kinds.ts'
import { splitList, splitOptions } from './split-list.ts'
import { isAskedFor } from './things.ts'

const noField =
  /^(?:note|ps|p\.s|example|e\.g|title|form title|description|purpose|goal|audience|context|tone|style|design|form name|name of (?:the )?form)\s*:/i

/** Reads a sentence without a request: `Size: S, M or L`, or a list of things that forms ask for. */
export function readPlain(text: string, reading: Reading): void {
  if (noField.test(text) || readTitled(text, reading)) return
  const { owners, isFirst } = reading
  const parts = partsOf(text, owners)
  const either = parts.length === 1 ? alternatives(text) : []
  const item = either.length > 0 ? readItem(text) : null
  if (item !== null) {
    add({ ...item, options: either }, reading)
    return
  }
  const known = parts.filter((part) => isAskedFor(part) || /\(.*,/.test(part))
  const areMany = parts.length > 3 && known.length > 1
  const isStrong =
    ((reading.isTitled && parts.length > 2) || areMany) &&
    parts.every(isShortItem) &&
    !isTelling(text)
  const drafts = readList(text, { ...reading, isStrong })
  const [only] = parts.length === 1 && drafts.length === 1 ? drafts : []
  if (only === undefined ? isBareList(parts, drafts) : asksFor(only, text, isFirst))
    addAll(drafts, reading)
}

/** True if a sentence without a request asks for one thing. */
function asksFor(only: Draft, text: string, isFirst: boolean): boolean {
  const { label, options, scale, named, pay } = only
  const bare = text.replaceAll(/\([^()]*\)/g, '').trim()
  const isShort = (words: number) =>
    bare.split(/\s+/).length <= words && !isTelling(bare) && !/[,:;]/.test(bare)
  // `Kind of pet (dog, cat, other)`
  const isName = isShort(6) && /^[^(]{2,50}\([^()]*\)[.]?$/.test(text)
  // `A box for the address`
  const isBox =
    /^(?:an? |the )?(?:[\p{L}-]+ )?(?:box|field|space|place|area|room) (?:for|to)\b/iu.test(text) &&
    isOneThing(label.replace(/\?$/, ''))
  const isTyped = named === 'yes-no' || (!isFirst && text.split(' ').length <= 4)
  return (
    /^whether\b|^(?:i|we|they) (?:hereby )?(?:give|agree|consent|accept)\b/i.test(text) ||
    scale !== null ||
    (options.length > 1 && (isAskedFor(label) || isName)) ||
    (isShort(8) && /^(?:how (?:many|much|often|long)|which|what)\s/i.test(text)) ||
    (named !== null && isTyped && !isTelling(text)) ||
    (pay !== null && /^(?:pay|take|charge|collect)/i.test(text)) ||
    ((!isFirst || isFieldName(text)) && (isBox || isOneThing(text)))
  )
}

/** Reads a name before a colon or a dash: `Contact form: name, email`, `Size: S, M, L`. */
function readTitled(text: string, reading: Reading): boolean {
  const list = { ...reading, isStrong: false }
  const single = /^[^:?]{2,90}\([^()]*\)\s*:\s/.test(text) ? readItem(text) : null
  if (single !== null && single.options.length > 1 && !isFormTitle(single.label)) {
    add(single, reading)
    return true
  }
  const [, head, rest = ''] = /^([^:?([]{2,90}?)(?::|\s[-–—](?=\s))\s+(\S.*)$/s.exec(text) ?? []
  if (head === undefined) return false
  const isList = () => !isAskedFor(head) && readList(rest, list).length > 2
  const beginsWithName = reading.isFirst && /^(?:full |your )?(?:name|e-?mail)\s*,/i.test(rest)
  if (!/,/.test(head) && (isFormTitle(head) || beginsWithName || isList())) {
    const isStrong = splitList(rest).length > 1 || isOneThing(rest)
    addAll(readList(rest, { ...list, isStrong }), reading)
    return true
  }
  const drafts = readList(text, list)
  if (drafts.length > 1) return false
  // The first colon of a description follows the form's name.
  const inner = reading.isFirst ? readItem(rest) : null
  const item = inner !== null && inner.scale !== null ? inner : readItem(text)
  if (item === null) return true
  const { options, named, scale } = item
  if (options.length > 1 || named !== null || scale !== null || item.required !== null)
    add(item, reading)
  else if (drafts.length === 1 && isOneThing(rest)) add(drafts[0] ?? item, reading)
  return true
}

/** Options of "Delivery or collection", unless these are field names. */
function alternatives(text: string): readonly string[] {
  if (!/^\S+(?: \S+)? or \S+(?: \S+)?$/i.test(text)) return []
  const either = eitherOr(`${capital(text)}?`)
  return either.some(isAskedFor) ? [] : either
}

const definition =
  /^(?:the |our |possible |available )*(?:(?:options?|choices|answers|values) (?:for|of|to) (?:the |their )?)?(.{2,60}?)\s*(?:options?|choices)?\s*(?:\b(?:are|is|can be|could be|should be|include|will be|would be|must be)\b|:)(?: (?:one of|either|as follows|the following))*\s*:?\s+(.+?)[.!]?$/is

/** Reads `The sessions are A, B and C.` as options of a question before. */
export function readDefinition(text: string, reading: Reading): boolean {
  const { found, last } = reading
  const [, what = '', list = ''] = definition.exec(text) ?? []
  if (list === '' || /^(?:only|just|needed|required|shown|asked|not)\b/i.test(list)) return false
  const isLast = /^(?:options?|choices)$/i.test(what.trim())
  const entry = found.named(what) ?? (isLast ? last : entryAbout(found.entries, what))
  const options = splitOptions(list)
  if (options.length < 2 || !options.every(isShort)) return false
  // `Options for dinner are A and B` introduces the question.
  const introduces = entry === null && /^(?:the )?(?:options?|choices) (?:for|of)\b/i.test(text)
  const draft = introduces ? readItem(what) : null
  if (draft !== null) add({ ...draft, options: withCapitals(options) }, reading)
  if (entry === null) return draft !== null
  const known = options.filter(isAskedFor).length
  const areFields = known * 2 > options.length && options.length < 4
  if (areFields || optionsOf(entry.draft).length > 0) return false
  entry.draft = { ...entry.draft, options: withCapitals(options) }
  return true
}
