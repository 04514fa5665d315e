import { languageNames } from '@ramiform/core/built-in-texts/languages'
import type { Conditional } from '@ramiform/core/conditions/condition'
import { renamedOptions } from '@ramiform/core/conditions/offer-changes'
import { type Ending, nameOfEnding } from '@ramiform/core/ending'
import type { Field, OptionPicture } from '@ramiform/core/field'
import type { FormSchema, Settings } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { type Section, titleOfSection } from '@ramiform/core/section'
import { type Table, titleOfTable } from '@ramiform/core/table'
import type { Value } from '@ramiform/core/value'
import { sourcesOfFormulas } from '@ramiform/core/values/sources-of-formulas'
import { writeFormula } from '@ramiform/core/values/write-formula'
import { fieldTypes } from '@ramiform/fields'
import { fieldName } from '../../forms/field-name.ts'
import { same } from '../../forms/same.ts'
import { dayInWords } from './day-in-words.ts'
import { type FormDraft, fieldById, positionOf } from './form-draft.ts'
import {
  defaultInWords,
  layoutInWords,
  logicInWords,
  offersInWords,
  optionsInWords,
  priceInWords,
  pricesInWords,
  requirementInWords,
  typeInWords,
  validationInWords,
  valueInWords,
} from './value-in-words.ts'

/** One difference between two drafts, for an owner who must choose between them. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed' | 'moved'
  /** the difference on one line, with what it is about */
  readonly words: string
  /** the field that it is about; null for the form itself */
  readonly fieldId: string | null
  /** what it is about, and the difference without that */
  readonly subject: string
  readonly what: string
  /** how it was and how it is, where that can be said */
  readonly before?: string
  readonly after?: string
}

/** Changes from one draft to a later one: first the form, then each field. */
export function changesBetween(before: FormDraft, after: FormDraft): readonly Change[] {
  return [
    ...formChanges(before, after),
    ...listChanges(before, after, sectionsInWords),
    ...listChanges(before, after, tablesInWords),
    ...listChanges(before, after, hiddenFieldsInWords),
    ...listChanges(before, after, valuesInWords),
    ...listChanges(before, after, endingsInWords),
    ...translationChanges(before, after),
    ...orderOfEndings(before, after),
    ...fieldChanges(before, after),
    ...moves(before, after),
  ]
}

const formSubject = 'The form'

function formChanges(before: FormDraft, after: FormDraft): Change[] {
  const about = { kind: 'changed', fieldId: null, subject: formSubject } as const
  const changes: Change[] = []
  if (before.name !== after.name) {
    const values = { before: before.name, after: after.name }
    changes.push({ ...about, words: `Form name: ${after.name}`, what: 'Name', ...values })
  }
  if (before.description !== after.description) {
    const values = {
      before: valueInWords(before.description),
      after: valueInWords(after.description),
    }
    changes.push({ ...about, words: 'Form description', what: 'Description', ...values })
  }
  for (const [key, name] of Object.entries(settingNames)) {
    const member = key as keyof Settings
    const [old, now] = [before.schema.settings[member], after.schema.settings[member]]
    if (same(old, now)) continue
    changes.push({
      ...about,
      subject: 'Settings',
      words: `Settings: ${name}`,
      what: name.charAt(0).toUpperCase() + name.slice(1),
      before: settingInWords(old),
      after: settingInWords(now),
    })
  }
  return changes
}

/** A list of the form beside its fields, such as the sections. */
interface ListInWords<One extends Listed> {
  readonly of: (schema: FormSchema) => readonly One[] | undefined
  readonly nameOf: (one: One) => string
  /** Every member with its name, so that no change is left out. */
  readonly members: Readonly<Record<Exclude<keyof One, 'id'>, string>>
}

interface Listed {
  readonly id: string
  readonly conditional?: Conditional | undefined
  readonly formula?: Formula | undefined
}

function listChanges<One extends Listed>(
  before: FormDraft,
  after: FormDraft,
  { of, nameOf, members }: ListInWords<One>,
): Change[] {
  const [old, now] = [of(before.schema) ?? [], of(after.schema) ?? []]
  const about = (one: One) => ({ fieldId: one.id, subject: nameOf(one) })
  return [
    ...now.flatMap((one): Change[] => {
      const was = old.find(({ id }) => id === one.id)
      const words = nameOf(one)
      if (was === undefined) return [{ kind: 'added', ...about(one), words, what: 'Added' }]
      return Object.entries<string>(members).flatMap(([key, name]): Change[] => {
        const member = key as keyof One
        const [from, to] = [was[member], one[member]]
        if (same(from, to)) return []
        const inWords = (owner: One, schema: FormSchema) =>
          member === 'conditional'
            ? logicInWords({ ...owner, type: '', label: words }, schema)
            : owner.formula && member === 'formula'
              ? writeFormula(owner.formula, sourcesOfFormulas(schema, fieldTypes))
              : valueInWords(owner[member])
        return [
          {
            kind: 'changed',
            ...about(one),
            words: `${words}: ${name}`,
            what: name.charAt(0).toUpperCase() + name.slice(1),
            before: inWords(was, before.schema),
            after: inWords(one, after.schema),
          },
        ]
      })
    }),
    ...old
      .filter(({ id }) => now.every((one) => one.id !== id))
      .map(
        (one): Change => ({ kind: 'removed', ...about(one), words: nameOf(one), what: 'Removed' }),
      ),
  ]
}

const sectionsInWords: ListInWords<Section> = {
  of: ({ sections }) => sections,
  nameOf: (section) => `Section ${titleOfSection(section)}`,
  members: { title: 'title', text: 'text', newPage: 'page', conditional: 'logic' },
}

const tablesInWords: ListInWords<Table> = {
  of: ({ tables }) => tables,
  nameOf: (table) => `Matrix ${titleOfTable(table)}`,
  members: { title: 'title', description: 'description' },
}

const hiddenFieldsInWords: ListInWords<HiddenField> = {
  of: ({ hiddenFields }) => hiddenFields,
  nameOf: ({ name }) => `Hidden field ${name}`,
  members: { name: 'name', value: 'default value' },
}

const valuesInWords: ListInWords<Value> = {
  of: ({ values }) => values,
  nameOf: ({ name }) => `Value ${name}`,
  members: { name: 'name', type: 'kind', formula: 'formula' },
}

const endingsInWords: ListInWords<Ending> = {
  of: ({ endings }) => endings,
  nameOf: (ending) => nameOfEnding(ending),
  members: {
    title: 'title',
    message: 'message',
    redirectUrl: 'redirect URL',
    conditional: 'logic',
  },
}

/** Translations, by language. */
function translationChanges(before: FormDraft, after: FormDraft): Change[] {
  const [old = [], now = []] = [before.schema.translations, after.schema.translations]
  const used = new Set([...old, ...now].map(({ language }) => language))
  return [...used].flatMap((language): Change[] => {
    const [was, is] = [old, now].map((all) => all.find((one) => one.language === language)?.texts)
    const name = `Language ${languageNames[language]}`
    const about = { fieldId: null, subject: name }
    if (was === undefined) return [{ kind: 'added', ...about, words: name, what: 'Added' }]
    if (is === undefined) return [{ kind: 'removed', ...about, words: name, what: 'Removed' }]
    const known = new Set(was.map((text) => JSON.stringify(text)))
    const places = new Set(is.map(({ place }) => place))
    const count =
      is.filter((text) => !known.has(JSON.stringify(text))).length +
      was.filter(({ place }) => !places.has(place)).length
    if (count === 0) return []
    const what = count === 1 ? '1 text changed' : `${count} texts changed`
    return [{ kind: 'changed', ...about, words: `${name}: ${what}`, what }]
  })
}

/** The order of endings, which decides when several could be shown. */
function orderOfEndings(before: FormDraft, after: FormDraft): Change[] {
  const [old, now] = [before, after].map(({ schema }) => (schema.endings ?? []).map(({ id }) => id))
  const kept = (ids: readonly string[] = [], others: readonly string[] = []) =>
    ids.filter((id) => others.includes(id))
  if (same(kept(old, now), kept(now, old))) return []
  const words = 'Endings in another order'
  return [{ kind: 'changed', fieldId: null, subject: formSubject, words, what: 'Order of endings' }]
}

/** Lists, such as the scenarios, by the names of their items. */
function settingInWords(value: unknown): string {
  return Array.isArray(value)
    ? optionsInWords(
        value.map(
          (item: { readonly name?: string; readonly reason?: string }) =>
            item.name ?? item.reason ?? '',
        ),
      )
    : valueInWords(value)
}

/** Every setting, so that no change is left out. */
const settingNames = {
  title: 'title',
  description: 'description',
  displayStyle: 'display style',
  submitButtonText: 'submit button text',
  successMessage: 'success message',
  redirectUrl: 'redirect URL',
  privacyUrl: 'privacy policy address',
  collectEmail: 'collect email',
  allowMultipleSubmissions: 'allow multiple submissions',
  closing: 'closing',
  mode: 'Traditional or Conditional',
  language: 'language',
  style: 'style',
  linkPreview: 'link preview',
  advanced: 'advanced options',
  notifications: 'notifications',
  spamProtection: 'spam protection',
  payment: 'payment options',
  scenarios: 'scenarios',
  ignoredFindings: 'ignored findings',
} as const satisfies Record<keyof Settings, string>

function fieldChanges(before: FormDraft, after: FormDraft): Change[] {
  const changed = after.schema.fields.flatMap((field): Change[] => {
    const old = fieldById(before.schema.fields, field.id)
    if (old === undefined) {
      const withLogic = field.conditional === undefined ? '' : ', with logic'
      return [
        {
          kind: 'added',
          words: `${fieldName(field)}${withLogic}`,
          fieldId: field.id,
          subject: fieldName(field),
          what: `Added: ${typeInWords(field)}`,
          ...(field.conditional !== undefined && { after: logicInWords(field, after.schema) }),
        },
      ]
    }
    if (same(old, field)) return []
    return members.flatMap(([member, describe]) => {
      if (same(old[member], field[member])) return []
      const { words, what, ...values } = describe(old, field, before, after)
      return [
        {
          kind: 'changed',
          words: `${fieldName(old)}: ${words}`,
          fieldId: field.id,
          subject: fieldName(old),
          what,
          ...values,
        } as const,
      ]
    })
  })
  const removed = before.schema.fields
    .filter(({ id }) => fieldById(after.schema.fields, id) === undefined)
    .map(
      (field): Change => ({
        kind: 'removed',
        words: `${fieldName(field)} removed`,
        fieldId: field.id,
        subject: fieldName(field),
        what: 'Removed',
      }),
    )
  return [...changed, ...removed]
}

type Described = Pick<Change, 'words' | 'what' | 'before' | 'after'>
type Describe = (
  before: Field,
  after: Field,
  draftBefore: FormDraft,
  draftAfter: FormDraft,
) => Described

const plainly =
  (
    member: keyof Field,
    words: string,
    inWords: (value: never) => string = valueInWords,
  ): Describe =>
  (before, after) => ({
    words,
    what: words.charAt(0).toUpperCase() + words.slice(1),
    before: inWords(before[member] as never),
    after: inWords(after[member] as never),
  })

const members: readonly (readonly [keyof Field, Describe])[] = [
  [
    'label',
    (before, after) => ({
      words: `new label, ${fieldName(after)}`,
      what: 'Label',
      before: fieldName(before),
      after: fieldName(after),
    }),
  ],
  [
    'type',
    (before, after) => ({
      words: 'type changed',
      what: 'Type',
      before: typeInWords(before),
      after: typeInWords(after),
    }),
  ],
  [
    'required',
    (_before, { required }) => ({
      words: required ? 'required' : 'not required',
      what: required ? 'Required' : 'Not required',
    }),
  ],
  [
    'requiredWhen',
    (before, after, draftBefore, draftAfter) => ({
      words: 'when it is required',
      what: 'Required when',
      before: requirementInWords(before, draftBefore.schema),
      after: requirementInWords(after, draftAfter.schema),
    }),
  ],
  [
    'optionsWhen',
    (before, after, draftBefore, draftAfter) => ({
      words: 'when options are offered',
      what: 'Offered options',
      before: offersInWords(before, draftBefore.schema).join('; ') || 'always all',
      after: offersInWords(after, draftAfter.schema).join('; ') || 'always all',
    }),
  ],
  ['options', (before, after) => optionChanges(before.options ?? [], after.options ?? [])],
  [
    'other',
    (before, after) => ({
      words: after.other === undefined ? 'option with a text removed' : 'option with a text',
      what: 'Option with a text',
      before: before.other ?? 'none',
      after: after.other ?? 'none',
    }),
  ],
  [
    'pictures',
    plainly('pictures', 'pictures of options', (pictures?: readonly OptionPicture[]) =>
      optionsInWords(
        (pictures ?? []).map(({ option, alt }) => (alt ? `${option} (${alt})` : option)),
      ),
    ),
  ],
  [
    'markedDescription',
    plainly('markedDescription', 'emphasis and links', (marks) => (marks ? 'on' : 'off')),
  ],
  [
    'shuffle',
    plainly('shuffle', 'order of options', (isRandom) => (isRandom ? 'random' : 'fixed')),
  ],
  [
    'conditional',
    (before, after, draftBefore, draftAfter) => {
      const words =
        after.conditional === undefined
          ? 'logic removed'
          : before.conditional === undefined
            ? 'logic added'
            : 'logic changed'
      return {
        words,
        what: 'Logic',
        before: logicInWords(before, draftBefore.schema),
        after: logicInWords(after, draftAfter.schema),
      }
    },
  ],
  ['minChoices', plainly('minChoices', 'fewest choices')],
  ['maxChoices', plainly('maxChoices', 'most choices')],
  ['columns', plainly('columns', 'columns', (count) => count ?? 'automatic')],
  ['prices', plainly('prices', 'prices of options', pricesInWords)],
  ['unit', plainly('unit', 'unit')],
  ['placeholder', plainly('placeholder', 'placeholder')],
  ['description', plainly('description', 'description')],
  ['styling', plainly('styling', 'layout', layoutInWords)],
  ['validation', plainly('validation', 'validation', validationInWords)],
  ['earliest', plainly('earliest', 'earliest date', dayInWords)],
  ['latest', plainly('latest', 'latest date', dayInWords)],
  ['defaultAnswer', plainly('defaultAnswer', 'default answer', defaultInWords)],
  ['errorText', plainly('errorText', 'error message')],
  [
    'payment',
    (before, after, draftBefore, draftAfter) => ({
      words: 'payment',
      what: 'Payment',
      before: paymentInWords(before, draftBefore),
      after: paymentInWords(after, draftAfter),
    }),
  ],
  ['fixedPrice', plainly('fixedPrice', 'price', priceInWords)],
  ['upload', plainly('upload', 'file limits')],
  ['steps', plainly('steps', 'look of the numbers')],
  [
    'section',
    (before, after, draftBefore, draftAfter) => ({
      words: 'in another section',
      what: 'Section',
      before: sectionOf(before, draftBefore),
      after: sectionOf(after, draftAfter),
    }),
  ],
  [
    'table',
    (before, after, draftBefore, draftAfter) => ({
      words: after.table === undefined ? 'not in a matrix' : 'in a matrix',
      what: 'Matrix',
      before: tableOf(before, draftBefore),
      after: tableOf(after, draftAfter),
    }),
  ],
]

/** Settings of a payment, with the name of its value. */
function paymentInWords({ payment }: Field, { schema }: FormDraft): string {
  const found = schema.values?.find(({ id }) => id === payment?.value)
  return valueInWords(found === undefined ? payment : { ...payment, value: found.name })
}

function tableOf({ table }: Field, { schema }: FormDraft): string {
  const found = schema.tables?.find(({ id }) => id === table)
  return found === undefined ? 'none' : titleOfTable(found)
}

function sectionOf({ section }: Field, { schema }: FormDraft): string {
  const found = schema.sections?.find(({ id }) => id === section)
  return found === undefined ? 'none' : titleOfSection(found)
}

function optionChanges(before: readonly string[], after: readonly string[]): Described {
  const renamed = renamedOptions(before, after)
  const renamedTo = new Set(renamed.values())
  const added = after.filter((option) => !before.includes(option) && !renamedTo.has(option))
  const removed = before.filter((option) => !after.includes(option) && !renamed.has(option))
  const counted = (count: number, what: string) =>
    count === 0 ? '' : `${count} ${count === 1 ? 'option' : 'options'} ${what}`
  const words = [
    counted(added.length, 'added'),
    counted(renamed.size, 'renamed'),
    counted(removed.length, 'removed'),
  ].filter((part) => part !== '')
  return {
    words: words.length === 0 ? 'options reordered' : words.join(', '),
    what: 'Options',
    ...valuesIfAny(
      words.length === 0 ? before : [...renamed.keys(), ...removed],
      words.length === 0 ? after : [...renamedTo, ...added],
    ),
  }
}

function valuesIfAny(before: readonly string[], after: readonly string[]) {
  return {
    ...(before.length > 0 && { before: optionsInWords(before) }),
    ...(after.length > 0 && { after: optionsInWords(after) }),
  }
}

/** Fields that stand elsewhere among those that both drafts have. */
function moves(before: FormDraft, after: FormDraft): Change[] {
  const kept = before.schema.fields.filter(({ id }) => fieldById(after.schema.fields, id))
  const keptAfter = after.schema.fields.filter(({ id }) => fieldById(before.schema.fields, id))
  const settled = inOrder(keptAfter.map(({ id }) => kept.findIndex((field) => field.id === id)))
  return keptAfter
    .filter((_field, index) => !settled.has(index))
    .map((field) => ({
      kind: 'moved',
      words: `${fieldName(field)} moved`,
      fieldId: field.id,
      subject: fieldName(field),
      what: 'Moved',
      before: placeOf(before, field),
      after: placeOf(after, field),
    }))
}

/** `after Team size`, which says more than a number. */
function placeOf({ schema: { fields } }: FormDraft, { id }: Field): string {
  const before = fields[positionOf(fields, id) - 1]
  return before === undefined ? 'first' : `after ${fieldName(before)}`
}

/** Places of a longest rising run: those fields stayed, and only the others are named as moved. */
function inOrder(places: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: number[] = []
  for (const [index, place] of places.entries()) {
    let length = ends.findIndex((end) => (places[end] ?? 0) >= place)
    if (length === -1) length = ends.length
    previous[index] = length > 0 ? (ends[length - 1] ?? -1) : -1
    ends[length] = index
  }
  const settled = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) settled.add(at)
  return settled
}
