import { isConsent } from '../../documents/questions/consent.ts'
import { affirmative, isQuestion } from '../../reading/asking.ts'
import { labelText } from '../../reading/label-text.ts'
import { readLabelledOptions } from '../../reading/option-lines.ts'
import type { Block } from './blocks.ts'
import { ownConsentAt, readConsent } from './consent-box.ts'
import type { Draft } from './draft.ts'
import { asksItself, holdsFields, type Item, readItem, startsWithAnswer } from './list-kind.ts'
import { readProperties } from './properties.ts'
import { optionWords, readLabel, splitAtBlanks } from './read-label.ts'
import { addDraft, describe, giveOptions, type Reader } from './reader.ts'
import { makeTitle, plainHeading, tellSection } from './section-title.ts'

/** Words before a list that explains, and has no options */
const explaining =
  /^(?:please )?(?:provide|describe|explain|include|consider|outline|summari[sz]e|mention|cover|address|for (?:each|example)|e\.?g\.?|such as|think about|make sure)(?![\p{L}\p{N}])/iu

/**
 * @param isContinued true: its numbers go on from list to list, see `continuedLists`
 * @param isBehindList true: directly behind another list
 */
export function readList(
  reader: Reader,
  items: readonly Item[],
  isContinued: boolean,
  isBehindList: boolean,
) {
  const properties = reader.under === null ? null : readProperties(items)
  if (properties !== null && reader.under !== null) {
    takeProperties(reader, reader.under, properties)
    return
  }
  const marked = items.filter(({ option }) => option?.isSure)
  if (marked.length * 2 > items.length) {
    if (readConsent(reader, items, isBehindList)) return
    const choice = marked[0]?.option?.choice ?? 'checkbox'
    const own = items.slice(ownConsentAt(items))
    readMarkedList(reader, items.slice(0, items.length - own.length), choice)
    if (own.length > 0 && !readConsent(reader, own, false)) readMarkedList(reader, own, choice)
    return
  }
  if (reader.under === null && reader.title !== null && items.some(startsWithAnswer)) {
    reader.under = addDraft(reader, { ...readLabel(''), label: reader.title }, 'heading')
    reader.title = null
  }
  if (isTemplate(items)) {
    reader.unused.push(...items.map(({ line }) => line.text))
    dropHeading(reader)
    reader.under = null
    return
  }
  if (isContinued || holdsFields(items, reader.under)) {
    readFieldList(reader, items)
    return
  }
  if (areInstructions(items) && leaveOut(reader, items)) return
  const { under } = reader
  if (under !== null && under.options.length === 0 && explaining.test(under.description)) {
    under.description = [under.description, ...items.map(({ line }) => `- ${line.text}`)].join('\n')
    return
  }
  const texts = items.map(({ line, option }) => splitAnswer(option?.options[0] ?? line.text))
  giveOptions(
    reader,
    texts.map(({ answer }) => answer),
    'radio',
  )
  const question = reader.under
  if (question !== null) tellQuestions(reader, question, items)
  for (const [index, item] of items.entries()) {
    const { answer, rest } = texts[index] ?? { answer: '', rest: '' }
    if (question !== null) readBehind(reader, question, answer, rest, item)
  }
  readTextBehind(reader, items)
  reader.under = question
}

/** True for sentences that tell what to do, and no options: some of the items have several sentences. */
function areInstructions(items: readonly Item[]): boolean {
  const isSentence = ({ line, hasList }: Item) =>
    !hasList && /[.!]$/.test(line.text) && line.text.split(/\s+/).length > 4
  return (
    items.every((item) => isSentence(item) && !asksItself(item)) &&
    !items.every(({ line }) => isConsent(line.text)) &&
    items.some(({ line }) => /\p{Ll}[.!]\s+\p{Lu}/u.test(line.text))
  )
}

/** Names instructions and the heading above. False if a question above may have these options. */
function leaveOut(reader: Reader, items: readonly Item[]): boolean {
  const heading = plainHeading(reader)
  if (heading === null && reader.under !== null) return false
  if (heading !== null) {
    reader.drafts.pop()
    reader.unused.push(heading.label, heading.description)
  }
  reader.unused.push(...items.map(({ line }) => line.text))
  reader.under = null
  reader.section = null
  return true
}

/** Warns about the first item that asks something itself in a list that was read as options. */
function tellQuestions(reader: Reader, question: Draft, items: readonly Item[]) {
  const asking = items.find(
    (item) => asksItself(item) && !/^(?:yes|no|other)(?!\p{L})/iu.test(item.line.text),
  )
  if (asking === undefined || items.length < 2) return
  const text = asking.line.text.slice(0, 120)
  const message = `An option may be a question of its own: “${text}”`
  reader.warnings.push({ message, fieldId: question.id })
}

function takeProperties(
  reader: Reader,
  under: Draft,
  {
    type,
    options,
    required,
    description,
    placeholder,
  }: NonNullable<ReturnType<typeof readProperties>>,
) {
  if (type !== null) under.type = type
  if (required !== null) under.required = required
  if (description !== '') describe(reader, description)
  if (placeholder !== '') under.placeholder = placeholder
  if (options.length > 0) giveOptions(reader, options, type === 'checkbox' ? 'checkbox' : 'radio')
}

/** Reads `- [ ] one`, `( ) another`. A marked list inside an item belongs to that item. */
function readMarkedList(reader: Reader, items: readonly Item[], choice: 'radio' | 'checkbox') {
  const options = items.map(({ option, line }) => option?.options ?? [line.text])
  giveOptions(reader, options.flat(), choice)
  const question = reader.under
  for (const [at, { rest }] of items.entries()) {
    const [text] = options[at] ?? []
    const lists = rest.flatMap((block) =>
      block.kind === 'list' ? [block.items.map(readItem)] : [],
    )
    const inner = lists.find((list) => list.some(({ option }) => option?.isSure))
    if (question === null || text === undefined || inner === undefined) continue
    const before = reader.behind
    reader.behind = { of: question, option: labelText(optionWords(text)) }
    reader.under = addDraft(reader, readLabel(text), 'list')
    readMarkedList(reader, inner, inner[0]?.option?.choice ?? 'checkbox')
    reader.behind = before
  }
  readTextBehind(reader, items)
  reader.under = question
}

/** Reads lines behind an option that ask something themselves: `- [ ] B`, then `Your name: ____`. */
function readTextBehind(reader: Reader, items: readonly Item[]) {
  const texts = items.flatMap(({ rest }) => rest.filter(({ kind }) => kind === 'paragraph'))
  reader.under = null
  reader.readBlocks(texts)
}

/** True for the steps of an issue template, to be overwritten: `1. Go to '...'` */
function isTemplate(items: readonly Item[]): boolean {
  return items.some(({ line }) => /'\.{3,}'/.test(line.text))
}

/** `**Contact:**` above a list of fields is a heading. */
function dropHeading({ under, drafts }: Reader) {
  if (under?.from === 'line' && under.endsWithColon && drafts.at(-1) === under) drafts.pop()
}

function readFieldList(reader: Reader, items: readonly Item[]) {
  const { drafts } = reader
  dropHeading(reader)
  makeTitle(reader)
  tellSection(reader)
  const areTyped = items.some(({ typed }) => typed?.isSure)
  for (const item of items) {
    if (areTyped && item.option === null) readTypedItem(reader, item)
    else readItemAsField(reader, item)
  }
  // `1. Which do you like?` with a list of boxes behind it.
  const last = drafts.at(-1) ?? null
  const isOpen = last !== null && last.options.length === 0 && isQuestion(last.label)
  reader.under = isOpen && items.at(-1)?.label.label === last.label ? last : null
}

/** Reads the questions behind an option: `- Yes: how many?`, or those in the list inside it. */
function readBehind(reader: Reader, of: Draft, option: string, next: string, { rest }: Item) {
  const before = reader.behind
  reader.behind = { of, option: labelText(optionWords(option)) }
  reader.under = null
  if (next !== '' && readLabel(next).isQuestion) {
    reader.under = addDraft(reader, readLabel(next), 'line')
  }
  if (reader.under !== null) reader.readBlocks(rest)
  else {
    for (const block of rest) {
      if (block.kind !== 'list') continue
      if (asksWithin(block.items)) reader.readBlocks([block])
      else reader.unused.push(...block.items.map((item) => readItem(item).line.text))
    }
  }
  reader.behind = before
}

function readItemAsField(reader: Reader, { line, label, rest, option }: Item) {
  if (option?.isSure) {
    giveOptions(reader, option.options, option.choice)
    return
  }
  // `(worked out from the above)` asks nothing.
  if (/^\([^()]*\)\.?$/.test(line.text)) return
  if (label.label === '') {
    reader.readBlocks(rest)
    return
  }
  const [first = line.text, ...others] = splitAtBlanks(line.text)
  const labelled = readLabelledOptions(line.text)
  if (labelled !== null) {
    reader.under = addDraft(reader, readLabel(labelled.label), 'list', {
      options: labelled.options,
      choice: labelled.choice,
    })
  } else {
    const one = first === line.text ? label : readLabel(first)
    reader.under = addDraft(reader, one, 'list', {
      required: one.required || line.isBold || one.hasBlank,
    })
    for (const other of others) {
      reader.under = addDraft(reader, readLabel(other), 'list', { required: true })
    }
  }
  reader.readBlocks(rest)
}

/** Reads `**Level** (required) – dropdown: New, Expert`. In such a list, bold is only the style of labels. */
function readTypedItem(reader: Reader, item: Item) {
  const { typed, rest } = item
  const label = readLabel(typed?.label ?? item.line.text)
  if (label.label === '' || item.label.hasBlank) {
    readItemAsField(reader, item)
    return
  }
  const { type = null, options = [], description = '', onlyIf = null } = typed ?? {}
  const choice = type === 'checkbox' ? 'checkbox' : 'radio'
  reader.under = addDraft(reader, label, 'list', {
    type: type ?? label.type,
    options: options.length > 0 ? options : label.options,
    choice,
    choose: typed?.choose ?? label.choose,
    required: label.required || typed?.required === true,
    description,
    onlyIf,
  })
  reader.readBlocks(rest)
}

function asksWithin(items: readonly (readonly Block[])[]): boolean {
  return items.some((blocks) => {
    const [first] = blocks
    return first?.kind === 'paragraph' && /[?？]|_{3,}/.test(first.text)
  })
}

/** Splits `Yes: how many?` into the option and its question. */
function splitAnswer(text: string): { readonly answer: string; readonly rest: string } {
  const parts = /^([^:→]{1,80}?)\s*(?::|→|->|=>|–>)\s*(\S.*)$/s.exec(text.slice(0, 2_000))
  const [, answer = '', rest = ''] = parts ?? []
  const leadsOn =
    parts !== null && (affirmative.test(answer) || /→|->|=>/.test(text) || /[?？]$/.test(rest))
  return leadsOn ? { answer, rest } : { answer: text, rest: '' }
}
