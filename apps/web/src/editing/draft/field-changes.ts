import { renamedOptions } from '@ramiform/core/conditions/offer-changes'
import type { Field, OptionPicture } from '@ramiform/core/field'
import { titleOfSection } from '@ramiform/core/section'
import { titleOfTable } from '@ramiform/core/table'
import { fieldName } from '../../forms/field-name.ts'
import { same } from '../../forms/same.ts'
import type { Change } from './change.ts'
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

/** Added, changed and removed fields. */
export function fieldChanges(before: FormDraft, after: FormDraft): Change[] {
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
export function fieldMoves(before: FormDraft, after: FormDraft): Change[] {
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
