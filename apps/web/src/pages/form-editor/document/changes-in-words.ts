import type { Field } from '@ramiform/core/field'
import type { Settings } from '@ramiform/core/form'
import { type FormDraft, fieldById, fieldName, same } from './form-draft.ts'

/** One difference between two drafts, for an owner who must choose between them. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'removed' | 'moved'
  readonly words: string
}

/** What happened between a draft and a later one, field by field, the form itself first. */
export function changesBetween(before: FormDraft, after: FormDraft): readonly Change[] {
  return [...formChanges(before, after), ...fieldChanges(before, after), ...moves(before, after)]
}

function formChanges(before: FormDraft, after: FormDraft): Change[] {
  const words = [
    before.name === after.name ? null : `Form name: ${after.name}`,
    before.description === after.description ? null : 'Form description',
    ...settingNames.map(([member, name]) =>
      same(before.schema.settings[member], after.schema.settings[member])
        ? null
        : `Settings: ${name}`,
    ),
  ]
  return words.filter((word) => word !== null).map((word) => ({ kind: 'changed', words: word }))
}

const settingNames: readonly (readonly [keyof Settings, string])[] = [
  ['title', 'title'],
  ['description', 'description'],
  ['displayStyle', 'display style'],
  ['submitButtonText', 'submit button text'],
  ['successMessage', 'success message'],
  ['redirectUrl', 'redirect URL'],
  ['collectEmail', 'collect email'],
  ['allowMultipleSubmissions', 'allow multiple submissions'],
  ['mode', 'Traditional or Conditional'],
  ['advanced', 'advanced options'],
  ['notifications', 'notifications'],
  ['payment', 'payment options'],
]

function fieldChanges(before: FormDraft, after: FormDraft): Change[] {
  const changed = after.schema.fields.flatMap((field): Change[] => {
    const old = fieldById(before.schema.fields, field.id)
    if (old === undefined) {
      const words = `${fieldName(field)}${field.conditional === undefined ? '' : ', with logic'}`
      return [{ kind: 'added', words }]
    }
    return memberChanges(old, field).map((words) => ({
      kind: 'changed',
      words: `${fieldName(old)}: ${words}`,
    }))
  })
  const removed = before.schema.fields
    .filter(({ id }) => fieldById(after.schema.fields, id) === undefined)
    .map((field): Change => ({ kind: 'removed', words: `${fieldName(field)} removed` }))
  return [...changed, ...removed]
}

function memberChanges(before: Field, after: Field): string[] {
  if (same(before, after)) return []
  return members
    .filter(([member]) => !same(before[member], after[member]))
    .map(([, words]) => (typeof words === 'string' ? words : words(before, after)))
}

const members: readonly (readonly [
  keyof Field,
  string | ((before: Field, after: Field) => string),
])[] = [
  ['label', (_before, after) => `new label, ${fieldName(after)}`],
  ['type', 'another type'],
  ['required', (_before, after) => (after.required ? 'required' : 'not required')],
  ['options', (before, after) => optionChanges(before.options ?? [], after.options ?? [])],
  [
    'conditional',
    (before, after) =>
      after.conditional === undefined
        ? 'logic removed'
        : before.conditional === undefined
          ? 'logic added'
          : 'other logic',
  ],
  ['placeholder', 'placeholder'],
  ['description', 'description'],
  ['styling', 'layout'],
  ['validation', 'validation'],
  ['payment', 'payment'],
]

function optionChanges(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((option) => !before.includes(option)).length
  const removed = before.filter((option) => !after.includes(option)).length
  if (added === 0 && removed === 0) return 'options in another order'
  return [
    added > 0 ? `${added} ${added === 1 ? 'option' : 'options'} added` : '',
    removed > 0 ? `${removed} ${removed === 1 ? 'option' : 'options'} removed` : '',
  ]
    .filter((words) => words !== '')
    .join(', ')
}

/** Fields that stand elsewhere among those that both drafts have. */
function moves(before: FormDraft, after: FormDraft): Change[] {
  const kept = before.schema.fields.filter(({ id }) => fieldById(after.schema.fields, id))
  const keptAfter = after.schema.fields.filter(({ id }) => fieldById(before.schema.fields, id))
  const settled = inOrder(keptAfter.map(({ id }) => kept.findIndex((field) => field.id === id)))
  return keptAfter
    .filter((_field, index) => !settled.has(index))
    .map((field) => ({ kind: 'moved', words: `${fieldName(field)} moved` }))
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
