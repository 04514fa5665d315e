import type { FieldTypeName } from '@ramiform/fields'
import { uploadFrom } from '../../../reading/accepted-files.ts'
import { choiceLimits } from '../../../reading/choice-limits.ts'
import type { Choice, Question } from '../../../reading/question.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { parseJson } from '../parse-json.ts'
import type { Shown } from './form-io-logic.ts'
import {
  boundsOf,
  dateIn,
  defaultOf,
  errorTextOf,
  lostMembers,
  megabytesOf,
  unitOf,
} from './form-io-lost.ts'
import { listOf, localized, plainText } from './localized.ts'

/** Types of fields by their names in Form.io. */
export const formIoTypes: Readonly<Record<string, FieldTypeName>> = {
  textfield: 'text',
  textarea: 'textarea',
  number: 'number',
  currency: 'price',
  email: 'email',
  phoneNumber: 'phone',
  url: 'url',
  select: 'select',
  radio: 'radio',
  selectboxes: 'checkbox',
  checkbox: 'checkbox',
  datetime: 'date',
  day: 'date',
  date: 'date',
  time: 'time',
  file: 'file',
  password: 'text',
  tags: 'text',
  address: 'address',
  signature: 'signature',
  survey: 'radio',
}

/** @param key name of the question in the whole import */
export function questionOf(
  component: Members,
  type: string,
  key: string,
  { logic, lost, section }: Shown,
): Question {
  const validate = membersOf(component.validate) ?? {}
  const data = membersOf(component.data)
  const told = [...lost]
  if (!Object.hasOwn(formIoTypes, type)) {
    told.push(`Unsupported field type "${type.slice(0, 40)}". It was imported as a text field.`)
  }
  told.push(...lostMembers(component, type))
  const isMultiple = type === 'select' && component.multiple === true
  const given = [
    choicesOf(component.values),
    choicesOf(data?.values),
    inlineChoices(component, data?.json),
  ]
  const choices =
    type === 'checkbox'
      ? [{ value: 'true', text: 'Yes' }]
      : (given.find((list) => list.length > 0) ?? [])
  if (['select', 'radio', 'selectboxes'].includes(type) && choices.length === 0) {
    told.push('Its choices come from another source. Enter them here.')
  }
  const files = type === 'file' ? filesOf(component) : undefined
  const unit = unitOf(component, type)
  return {
    key,
    type: isMultiple ? 'checkbox' : (formIoTypes[type] ?? 'text'),
    words: {
      label: labelOf(component),
      required: validate.required === true,
      placeholder: localized(component.placeholder),
      description: [plainText(component.description), plainText(component.tooltip)]
        .filter((text, at, all) => text !== '' && all.indexOf(text) === at)
        .join('\n'),
      validation: boundsOf(component, type),
      earliest: dateIn(component, 'minDate'),
      latest: dateIn(component, 'maxDate'),
      errorText: errorTextOf(component),
      defaultAnswer: defaultOf(component, type),
    },
    settings: {
      ...(files && { upload: files.upload }),
      ...(unit !== '' && { unit }),
      ...(type === 'selectboxes' &&
        choiceLimits('checkbox', {
          least: numberIn(validate, 'minSelectedCount'),
          most: numberIn(validate, 'maxSelectedCount'),
        })),
    },
    choices,
    logic,
    section,
    lost: [...told, ...(files?.lost ?? [])],
  }
}

function filesOf(component: Members) {
  return uploadFrom({
    // A file component accepts one file, or as many as people like.
    files: component.multiple === true ? Number.MAX_SAFE_INTEGER : undefined,
    megabytes: megabytesOf(textIn(component, 'fileMaxSize') ?? ''),
    accepted: (textIn(component, 'filePattern') ?? '').split(','),
  })
}

/** A survey as a table: one question a row. */
export function surveyOf(component: Members, key: string, shown: Shown): readonly Question[] {
  const validate = membersOf(component.validate) ?? {}
  const choices = choicesOf(component.values)
  const table = { title: labelOf(component), text: plainText(component.description) }
  return choicesOf(component.questions).map(({ value, text }, at) => ({
    ...shown,
    key: `${key}.${value}`,
    type: 'radio',
    words: { label: text, required: validate.required === true },
    choices,
    table,
    lost: at === 0 ? [...shown.lost, ...lostMembers(component, 'survey')] : shown.lost,
  }))
}

export function labelOf(component: Members): string {
  return plainText(component.label) || plainText(component.title) || textIn(component, 'key') || ''
}

/** Choices that are written as JSON. The component names the members of their values and texts. */
function inlineChoices(component: Members, json: unknown): readonly Choice[] {
  const list = typeof json === 'string' ? parsed(json) : json
  const valueName = textIn(component, 'valueProperty') || undefined
  const textName = /\bitem\.([\w$]+)/.exec(textIn(component, 'template') ?? '')?.[1]
  return choicesOf(
    listOf(list).map((one) => {
      const members = membersOf(one)
      if (members === null) return one
      const label = members[textName ?? ''] ?? members.label ?? members.name
      const value = valueName && members[valueName]
      return { value: value ?? members.value ?? members.id ?? label, label }
    }),
  )
}

function parsed(json: string): unknown {
  const read = parseJson(json)
  return typeof read === 'string' ? undefined : read.value
}

function choicesOf(value: unknown): readonly Choice[] {
  return listOf(value).flatMap((choice) => {
    const members = membersOf(choice)
    const own = localized(members === null ? choice : (members.value ?? members.id))
    const text = members === null ? own : plainText(members.label ?? members.name) || own
    return text === '' ? [] : [{ value: own, text }]
  })
}
