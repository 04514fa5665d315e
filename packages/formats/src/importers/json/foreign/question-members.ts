import type { Choice } from '../../../reading/question.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { listOf, localized, plainText } from './localized.ts'

/** Member names with the same meaning, most specific first */
const names = {
  label: [
    'label',
    'headline',
    'question',
    'questionText',
    'question_text',
    'questionTitle',
    'title',
    'text',
    'prompt',
    'caption',
    'displayName',
    'display_name',
    'fieldLabel',
    'name',
  ],
  key: [
    'id',
    'key',
    'name',
    'ref',
    'code',
    'linkId',
    'questionId',
    'question_id',
    'fieldId',
    'field',
    'slug',
    'uuid',
    'variable',
    'qid',
    'path',
  ],
  kind: [
    'type',
    'kind',
    'questionType',
    'question_type',
    'fieldType',
    'field_type',
    'inputType',
    'component',
    'widget',
    'answerType',
    'responseType',
    'format',
    'control',
  ],
  options: [
    'options',
    'choices',
    'values',
    'answers',
    'answerOptions',
    'answer_options',
    'answerOption',
    'enum',
    'items',
    'selectOptions',
    'optionList',
    'allowedValues',
    'possibleAnswers',
  ],
  description: [
    'description',
    'helpText',
    'help_text',
    'help',
    'hint',
    'subheader',
    'subtitle',
    'helperText',
    'helper_text',
    'instructions',
    'tooltip',
    'note',
  ],
  required: ['required', 'isRequired', 'is_required', 'mandatory', 'compulsory'],
} as const

/** Members that may contain more properties of a question */
const inner = [
  'validation',
  'validations',
  'validate',
  'validationRules',
  'config',
  'properties',
  'props',
  'settings',
  'attributes',
  'templateOptions',
  'select',
  'multi_select',
  'rules',
] as const

export function placesOf(members: Members): readonly Members[] {
  return [
    members,
    ...inner.flatMap((name) => {
      const place = membersOf(members[name])
      return place === null ? [] : [place]
    }),
  ]
}

export function labelIn(members: Members): string {
  for (const name of names.label) {
    const text = plainText(members[name])
    if (text !== '') return text
  }
  return ''
}

/** The label with its HTML; empty for a name, which is no text. */
export function labelHtmlIn(members: Members): string {
  const texts = names.label
    .filter((name) => name !== 'name')
    .map((name) => localized(members[name]))
  return texts.find((html) => plainText(html) !== '') ?? ''
}

/** The text of an element that is longer than its label. */
export function contentIn(members: Members): string {
  const texts = ['html', 'content', 'body', 'value'].map((name) => localized(members[name]))
  return texts.find((text) => text !== '') ?? ''
}

export function keysIn(members: Members): readonly string[] {
  return names.key.flatMap((name) => {
    const value = members[name]
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })
}

export function kindIn(members: Members): string {
  for (const name of names.kind) {
    const text = textIn(members, name)
    if (text) return text
  }
  return ''
}

export function descriptionIn(members: Members): string {
  return firstOf([members], names.description, (value) => plainText(value) || null) ?? ''
}

export function isRequiredIn(members: Members): boolean {
  const said = firstOf(placesOf(members), names.required, (value) =>
    typeof value === 'boolean'
      ? value
      : typeof value === 'string'
        ? /^(?:true|yes|y|1)$/i.test(value)
        : null,
  )
  if (said !== null) return said
  const rules = [members.rules, members.validators, members.validation].flatMap((value) =>
    typeof value === 'string' ? value.split('|') : listOf(value),
  )
  return rules.some((rule) => rule === 'required' || membersOf(rule)?.type === 'required')
}

export function boundsIn(members: Members) {
  const number = (wanted: readonly string[]) =>
    firstOf(placesOf(members), wanted, (value) => numberIn({ value }, 'value'))
  const min = number(['min', 'minimum', 'minValue', 'minLength', 'min_length'])
  const max = number(['max', 'maximum', 'maxValue', 'maxLength', 'max_length'])
  const pattern = firstOf(placesOf(members), ['pattern', 'regex'], (value) =>
    typeof value === 'string' ? value : null,
  )
  return { min, max, pattern }
}

/** True if several options may be chosen. */
export function takesSeveral(members: Members): boolean {
  return placesOf(members).some((place) =>
    [
      'multiple',
      'allowMultiple',
      'allow_multiple',
      'allowMultipleSelection',
      'allow_multiple_selection',
      'isMultiple',
      'multiSelect',
      'repeats',
    ].some((name) => place[name] === true),
  )
}

export function choicesIn(members: Members): readonly Choice[] {
  for (const place of placesOf(members)) {
    for (const name of names.options) {
      const given = place[name]
      const choices = Array.isArray(given)
        ? choicesOf(given)
        : place === members
          ? namedChoices(given)
          : []
      if (choices.length > 0) return choices
    }
  }
  return []
}

export function choicesOf(list: readonly unknown[]): readonly Choice[] {
  return list.flatMap((one): readonly Choice[] => {
    const members = membersOf(one)
    if (members === null) {
      const text = localized(one)
      return text === '' ? [] : [{ value: text, text }]
    }
    if (members.isOther === true) return [{ value: 'other', text: 'Other', isOther: true }]
    const coded = Object.entries(members).find(([name]) => /^value[A-Z]/.test(name))?.[1]
    const inside: Members = membersOf(coded) ?? members
    const value = ['value', 'code', 'id', 'key', 'ref', 'name']
      .map((name) => localized(inside[name]))
      .find((text) => text !== '')
    const text =
      [
        'label',
        'text',
        'display',
        'title',
        'answer',
        'option',
        'name',
        'caption',
        'value',
        'code',
        'id',
      ]
        .map((name) => plainText(inside[name]))
        .find((said) => said !== '') ?? localized(coded)
    return text === '' ? [] : [{ value: value ?? text, text }]
  })
}

/** Reads `{"1": "Small", "2": "Large"}`. */
function namedChoices(given: unknown): readonly Choice[] {
  const entries = Object.entries(membersOf(given) ?? {})
  const texts = entries.flatMap(([value, text]) =>
    typeof text === 'string' ? [{ value, text }] : [],
  )
  return texts.length === entries.length && texts.length > 1 ? texts : []
}

function firstOf<T>(
  places: readonly Members[],
  wanted: readonly string[],
  read: (value: unknown) => T | null,
): T | null {
  for (const place of places) {
    for (const name of wanted) {
      const value = place[name] === undefined ? null : read(place[name])
      if (value !== null) return value
    }
  }
  return null
}
