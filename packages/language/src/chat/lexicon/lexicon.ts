import type { Field } from '@ramiform/core/field'
import { remembered } from '../../remembered.ts'
import { signalsAt } from '../recognition/signals.ts'
import { grammarWords } from '../words/phrases.ts'
import { differByOne, stem, stemSet } from '../words/stem.ts'
import { type Token, tokensOf } from '../words/tokens.ts'
import { wordSet } from '../words/word-set.ts'
import { denialsIn } from './denials.ts'

/** A label or an option that a sentence may mention. */
export interface Name {
  readonly field: Field
  /** null: the field's label */
  readonly option: string | null
  readonly tokens: readonly Token[]
  /** Another form of the name: "do not agree" for "I do not agree", or a field's id */
  readonly isVariant: boolean
  /** Stems of its words, without articles, pronouns and words that every question has */
  readonly stems: ReadonlySet<string>
  /** Stems of its negative words */
  readonly denials: ReadonlySet<string>
}

/** A name found in a sentence. */
export interface Match {
  readonly name: Name
  readonly end: number
  readonly cost: number
}

/** The names of a form, indexed. */
export interface Lexicon {
  readonly fields: readonly Field[]
  /** Names by first word */
  readonly byStart: ReadonlyMap<string, readonly Name[]>
  readonly byStem: ReadonlyMap<string, readonly Name[]>
  /** Fields by label in lower case */
  readonly sameLabel: ReadonlyMap<string, readonly Field[]>
  readonly byId: ReadonlyMap<string, Field>
  /** Words of labels and options, at least four letters long */
  readonly words: readonly string[]
  readonly labels: ReadonlyMap<Field, Name>
  readonly options: ReadonlyMap<Field, readonly Name[]>
  /** Stems of nouns for those who answer: "patient" in a form that begins with "Patient name" */
  readonly subjects: ReadonlySet<string>
}

const commonWords = wordSet`a an the of to in on for with from by at as and or your you yours our we us my i me it its this that these those
  do does did is are was were am be been being have has had having will would can could should may might shall must
  what which who whom whose when where why how please
  there here any some many much if so than then their they them he she his her like s
  yourself yourselves themselves himself herself myself about someone somebody anyone anybody`

/** Words at the beginning of a label that say what to do */
const imperatives = wordSet`please select choose enter tell give provide specify describe list write state`

export const isCommonWord = (word: string) => commonWords.has(word)

export const lexiconOf = remembered((fields: readonly Field[]): Lexicon => {
  const named = fields.map(namesOf)
  const labels = new Map(named.map(({ field, label }) => [field, label]))
  const options = new Map(named.map((one) => [one.field, one.options]))
  const names = named.flatMap((one) => [...one.others, ...one.options])
  const words = names.flatMap(({ tokens, isVariant }) =>
    isVariant ? [] : tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word),
  )
  const longWords = [...new Set(words)].filter((one) => one.length >= 4 && !isCommonWord(one))
  return {
    fields,
    byStart: indexed(names, ({ tokens }) => {
      const first = tokens.find(({ kind }) => kind !== 'mark')
      // An emoji before a label is optional.
      return [first, tokens[0]].flatMap((token) => token?.word ?? [])
    }),
    byStem: indexed(names, ({ stems }) => stems),
    sameLabel: indexed(fields, (field) => [plainLabel(field).toLowerCase()]),
    byId: new Map(fields.map((field) => [`#${field.id.toLowerCase()}`, field])),
    words: longWords,
    labels,
    options,
    subjects: new Set([...labels.values()].slice(0, 2).flatMap(subjectOf)),
  }
})

const namesOf = remembered((field: Field) => {
  const label = nameOf(field, null, field.label)
  return { field, label, others: labelNames(field, label), options: optionNames(field) }
})

/** Items by each of their keys */
function indexed<T>(items: readonly T[], keysOf: (item: T) => Iterable<string>) {
  const index = new Map<string, T[]>()
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      const same = index.get(key)
      if (same === undefined) index.set(key, [item])
      else same.push(item)
    }
  return index
}

/** Names of a field itself: its label, also without "please", and its id */
function labelNames(field: Field, label: Name): readonly Name[] {
  const names = [label, ...joinedName(field, null, field.label)]
  if (label.tokens[0]?.word === 'please')
    names.push({ ...label, tokens: label.tokens.slice(1), stems: noStems })
  if (!/^field_\d+$/.test(field.id))
    names.push({ ...nameOf(field, null, field.id), stems: noStems, isVariant: true })
  return names
}

function optionNames(field: Field): readonly Name[] {
  const options = field.options ?? []
  const names = options.map((option) => nameOf(field, option, option))
  return [
    ...names,
    ...names.flatMap(thirdPersonNames),
    ...names.flatMap(agentNouns),
    ...options.flatMap((option) => joinedName(field, option, option)),
  ]
}

/** "cosigner" for "Co-signer" */
function joinedName(field: Field, option: string | null, text: string): readonly Name[] {
  const joined = text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')
  return joined === text ? [] : [{ ...nameOf(field, option, joined), isVariant: true }]
}

const nameWords = stemSet`name first last full surname family given nombre prenom nom vorname`

/** Nouns before "name" for things, which questions are about rather than who answers */
const things = stemSet`company business organisation school club team charity project product event venue hotel street city town bank brand file
  domain site course class group firma verein schule empresa entreprise trading legal user display artist band stage plus
  field contact emergency account host`

/** The noun of "Patient name", "Name of the child" or "Nombre del alumno". */
function subjectOf({ field, tokens, stems }: Name): readonly string[] {
  const isName = tokens.some(({ word }) =>
    /^(?:names?|surname|vorname|nombre|prenom|nom)$/.test(word),
  )
  const [noun, another] = [...stems].filter(
    (one) => !nameWords.has(one) && !/^(?:de[lrs]?|d|l)$/.test(one),
  )
  if (field.type !== 'text' || !isName || noun === undefined || another !== undefined) return []
  // "Guest name" asks about a person, "Empty name" does not.
  const isRuleWord = tokens.some(
    ({ word }, at) =>
      stem(word) === noun &&
      grammarWords.has(word) &&
      signalsAt(tokens, at)?.roles.has('people') !== true,
  )
  return isRuleWord || things.has(noun) ? [] : [noun]
}

export const plainLabel = ({ label }: Field) => label.replaceAll(/\s+/g, ' ').trim()

/** Most tokens of a name; the rest is ignored. */
const longestName = 60

function nameOf(field: Field, option: string | null, text: string): Name {
  const tokens = tokensOf(text.slice(0, 500)).slice(0, longestName)
  const words = tokens.filter(({ kind }) => kind !== 'mark').map(({ word }) => word)
  const isRequest = option === null && !text.trim().endsWith('?')
  const telling = words.filter(
    (word, at) => !isCommonWord(word) && !(isRequest && at < 2 && imperatives.has(word)),
  )
  const stems = new Set((telling.length > 0 ? telling : words).map(stem))
  if (option === null && words[0] === 'how' && words.includes('old')) stems.add('age')
  if (option === null && words[0] === 'why') stems.add(stem('reason'))
  if (option === null && words[0] === 'how' && words[1] === 'many') stems.add(stem('number'))
  const denials = option === null ? noStems : denialsIn(text)
  return { field, option, tokens, stems, denials, isVariant: false }
}

const noStems: ReadonlySet<string> = new Set()

/** The same option without its first person: "(they) do not agree" for "I do not agree". */
function thirdPersonNames(name: Name): readonly Name[] {
  const [first, second, third] = name.tokens.map(({ word }) => word)
  if (!/^(?:i|we)$/.test(first ?? '') || second === undefined) return []
  const start = /^(?:am|are|would)$/.test(second) && third !== undefined ? 2 : 1
  return [{ ...name, tokens: name.tokens.slice(start), stems: noStems, isVariant: true }]
}

/** Stems whose "-er" form is a comparison: "older" does not mean the option "Old" */
const compared = stemSet`old young small large big new late early long short high low quick fast slow cheap near hard soft light dark warm cold strong weak great less few off und`

/** The noun for people with this answer: "renter" for "Rent", "volunteer" for "Volunteering". */
function agentNouns(name: Name): readonly Name[] {
  const [only, another] = name.tokens
  if (only?.kind !== 'word' || another !== undefined || only.word.length > 20) return []
  const root = stem(only.word)
  if (root.length < 3 || root.endsWith('er') || name.denials.size > 0 || compared.has(root))
    return []
  const done = /^(.{4,})ment$/.exec(root)?.[1]
  const words = done === undefined ? [`${root}er`, `${root}or`] : [`${done}e`, `${done}ing`]
  return words.map((word) => ({
    ...name,
    tokens: [{ ...only, word }],
    stems: new Set([stem(word)]),
    isVariant: true,
  }))
}

/**
 * The only word of a label or an option that differs from the typed one by a letter, or begins with it.
 * @returns null if there is none, or more than one.
 */
export function meantWord({ words }: Lexicon, typed: string): string | null {
  if (typed.length < 4 || typed.length > 40) return null
  const near = words.filter(
    (word) =>
      differByOne(typed, word) &&
      (Math.min(word.length, typed.length) >= 5 || word[0] === typed[0]),
  )
  // "desc" for "description"
  const isBegun = (word: string) => word.startsWith(typed) && word.length >= typed.length + 3
  const longer = near.length > 0 || grammarWords.has(typed) ? [] : words.filter(isBegun)
  const [only, another] = [...near, ...longer]
  return only !== undefined && another === undefined ? only : null
}

/** Finds names that appear whole at a token, regardless of case, punctuation and plural. */
export function wholeMatches(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
): readonly Match[] {
  const word = tokens[at]?.word ?? ''
  const names = new Set([
    ...(lexicon.byStart.get(word) ?? []),
    ...(lexicon.byStem.get(stem(word)) ?? []),
  ])
  return matchesOf([...names], tokens, at)
}

/** Those of some names that appear whole at a token. */
export function matchesOf(
  names: readonly Name[],
  tokens: readonly Token[],
  at: number,
): readonly Match[] {
  return names.flatMap((name) => {
    const found = walk(name.tokens, tokens, at)
    if (found === null) return []
    // A label is preferred to an id.
    const extra = name.option === null ? 0.045 : 0.01
    return [{ name, end: found.end, cost: found.cost + (name.isVariant ? extra : 0) }]
  })
}

/** Compares a name with the tokens; its punctuation is optional. */
function walk(name: readonly Token[], tokens: readonly Token[], start: number) {
  let at = start
  let cost = 0
  const hasOnlyMarks = name.every(({ kind }) => kind === 'mark')
  for (const part of name) {
    const { kind, word } = tokens[at] ?? { kind: 'mark', word: '' }
    const isWord = kind === 'word' && part.kind === 'word'
    if (word === part.word) at += 1
    else if (isWord && at > start && isSamePerson(word, part.word)) {
      at += 1
      cost += 0.004
    } else if (isWord && stem(word) === stem(part.word)) {
      at += 1
      cost += 0.02
    } else if (part.kind === 'mark' && !hasOnlyMarks) cost += 0.002
    else return null
  }
  return at === start ? null : { end: at, cost }
}

/** "you" in a label matches "they" in a sentence. */
const persons = [
  /^(?:you|they|he|she)$/,
  /^(?:your|their|his|her)$/,
  /^(?:your|them|him|her)sel(?:f|ves)$/,
]
const isSamePerson = (a: string, b: string) => persons.some((one) => one.test(a) && one.test(b))
