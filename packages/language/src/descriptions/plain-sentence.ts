import { isFieldName } from '@ramiform/formats/reading/guess-field-type'
import { add, addAll } from './add-fields.ts'
import { entryAbout } from './collection.ts'
import { capital } from './direct-question.ts'
import { optionsOf } from './draft.ts'
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
export function readPlain(text: string, required: boolean | null, reading: Reading): void {
  if (noField.test(text)) return
  if (readTitled(text, required, reading)) return
  const { owners, isFirst } = reading
  const parts = partsOf(text, owners)
  const isStrong =
    reading.isTitled && parts.length > 2 && parts.every(isShortItem) && !isTelling(text)
  const list = { isStrong, required, owners }
  const drafts = readList(text, list)
  const either = parts.length === 1 ? alternatives(text) : []
  if (either.length > 0) {
    const draft = readItem(text)
    if (draft !== null) add({ ...draft, options: either, required }, reading)
    return
  }
  const [only] = drafts
  const isAlone = parts.length === 1 && drafts.length === 1
  const asks =
    /^whether\b/i.test(text) ||
    (only !== undefined && only.options.length > 1 && isAskedFor(only.label)) ||
    (only !== undefined && only.options.length > 1 && isNameWithBrackets(text)) ||
    (/^(?:how (?:many|much|often|long)|which|what)\s/i.test(text) && isShortQuestion(text)) ||
    only?.scale != null ||
    (only?.named != null && text.split(' ').length <= 4 && !isTelling(text) && !reading.isFirst) ||
    (only?.named === 'yes-no' && !isTelling(text)) ||
    (only?.pay != null && /^(?:pay|take|charge|collect)/i.test(text)) ||
    /^(?:i|we|they) (?:hereby )?(?:give|agree|consent|accept)\b/i.test(text)
  const isBox =
    only !== undefined &&
    /^(?:an? |the )?(?:[\p{L}-]+ )?(?:box|field|space|place|area|room) (?:for|to)\b/iu.test(text) &&
    isOneThing(only.label.replace(/\?$/, ''))
  if (
    isAlone
      ? asks || ((!isFirst || isFieldName(text)) && (isBox || isOneThing(text)))
      : isBareList(parts, drafts)
  ) {
    addAll(drafts, reading)
  }
}

/** True for `Kind of pet (dog, cat, other)`. */
function isNameWithBrackets(text: string): boolean {
  const [, head = ''] = /^([^(),;:]{2,50})\([^()]*\)[.]?$/.exec(text) ?? []
  return head !== '' && head.trim().split(' ').length <= 6 && !isTelling(head)
}

/** True for a question without its mark: `How many rooms (interior only)`. */
function isShortQuestion(text: string): boolean {
  const bare = text.replaceAll(/\([^()]*\)/g, '')
  return bare.split(' ').length <= 8 && !isTelling(bare) && !/[,:;]/.test(bare)
}

/** Reads a name before a colon or a dash: `Contact form: name, email`, `Size: S, M, L`. */
function readTitled(text: string, required: boolean | null, reading: Reading): boolean {
  const { owners } = reading
  const list = { isStrong: false, required, owners }
  const single = /^[^:?]{2,90}\([^()]*\)\s*:\s/.test(text) ? readItem(text) : null
  if (single !== null && single.options.length > 1 && !isFormTitle(single.label)) {
    add({ ...single, required: single.required ?? required }, reading)
    return true
  }
  const title = /^([^:?([]{2,90}?)(?::|\s[-–—](?=\s))\s+(\S.*)$/s.exec(text)
  if (title === null) return false
  const [, head = '', rest = ''] = title
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
  if (inner !== null && inner.scale !== null) {
    add({ ...inner, required: inner.required ?? required }, reading)
    return true
  }
  const item = readItem(text)
  if (item === null) return true
  const says =
    item.options.length > 1 || item.named !== null || item.scale !== null || item.required !== null
  if (says) add({ ...item, required: item.required ?? required }, reading)
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
  const told = definition.exec(text)
  if (told === null) return false
  const [, what = '', list = ''] = told
  if (/^(?:only|just|needed|required|shown|asked|not)\b/i.test(list)) return false
  const isLast = /^(?:options?|choices)$/i.test(what.trim())
  const entry = found.named(what) ?? (isLast ? last : entryAbout(found.entries, what))
  const options = splitOptions(list)
  if (options.length < 2 || !options.every(isShort)) return false
  if (entry === null) {
    // `Options for dinner are A and B` introduces the question.
    const draft = /^(?:the )?(?:options?|choices) (?:for|of)\b/i.test(text) ? readItem(what) : null
    if (draft !== null) add({ ...draft, options: withCapitals(options) }, reading)
    return draft !== null
  }
  if (optionsOf(entry.draft).length > 0) return false
  const known = options.filter(isAskedFor).length
  if (known * 2 > options.length && options.length < 4) return false
  entry.draft = { ...entry.draft, options: withCapitals(options) }
  return true
}
