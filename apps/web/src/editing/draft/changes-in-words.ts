import { languageNames } from '@ramiform/core/built-in-texts/languages'
import type { Conditional } from '@ramiform/core/conditions/condition'
import { type Ending, nameOfEnding } from '@ramiform/core/ending'
import type { FormSchema, Settings } from '@ramiform/core/form'
import type { Formula } from '@ramiform/core/formula'
import type { HiddenField } from '@ramiform/core/hidden-field'
import { type Section, titleOfSection } from '@ramiform/core/section'
import { type Table, titleOfTable } from '@ramiform/core/table'
import type { Value } from '@ramiform/core/value'
import { sourcesOfFormulas } from '@ramiform/core/values/sources-of-formulas'
import { writeFormula } from '@ramiform/core/values/write-formula'
import { fieldTypes } from '@ramiform/fields'
import { same } from '../../forms/same.ts'
import type { Change } from './change.ts'
import { fieldChanges, fieldMoves } from './field-changes.ts'
import type { FormDraft } from './form-draft.ts'
import { logicInWords, optionsInWords, valueInWords } from './value-in-words.ts'

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
    ...fieldMoves(before, after),
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
