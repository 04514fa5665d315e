import type { FieldTypeName } from '@ramiform/fields'
import { choiceLimits } from '../../../reading/choice-limits.ts'
import type { Logic } from '../../../reading/logic.ts'
import type { Question } from '../../../reading/question.ts'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { listOf, localized, plainText } from './localized.ts'
import { boundsOf, choicesOf, kindOf, typeOf, words } from './schema-fields.ts'
import type { Resolve } from './schema-logic.ts'
import type { FieldUi } from './ui-schema.ts'

export interface SchemaQuestion {
  readonly key: string
  /** Name of the property */
  readonly name: string
  /** Title of the object around it */
  readonly around: string
  readonly required: boolean
  readonly logic: Logic
  readonly ui: FieldUi
}

/** A property as a question. */
export function questionOf(property: Members, asked: SchemaQuestion, resolve: Resolve): Question {
  const { key, name, around, required, logic, ui } = asked
  const items = resolve(property.items)
  const kind = kindOf(property)
  const listed = choicesOf(kind === 'array' && items !== null ? items : property, kind)
  const choices = listed.map((one, at) => ({ ...one, text: ui.optionNames[at] ?? one.text }))
  const type = ui.type(typeOf(kind, property, choices, items), choices.length > 0)
  const label = ui.title || plainText(property.title) || words(name)
  return {
    key,
    type,
    words: {
      label: around === '' ? label : `${around}: ${label}`,
      required,
      description: [ui.description || plainText(property.description), ui.help]
        .filter((text) => text !== '')
        .join('\n'),
      placeholder: ui.placeholder || localized(listOf(property.examples)[0] ?? ''),
      validation: boundsOf(property, type),
      defaultAnswer: defaultOf(property, items),
    },
    settings: choiceLimits(type, {
      least: numberIn(property, 'minItems'),
      most: numberIn(property, 'maxItems'),
    }),
    choices,
    logic,
    lost: [...lostOf(property, { kind, type, hasChoices: choices.length > 0 }), ...ui.lost],
  }
}

interface Kept {
  readonly kind: string
  readonly type: FieldTypeName
  readonly hasChoices: boolean
}

/** Sentences about keywords of a schema that a field of ours does not have. */
function lostOf(property: Members, { kind, type, hasChoices }: Kept): readonly string[] {
  const told: string[] = []
  const [least, most] = [numberIn(property, 'minItems'), numberIn(property, 'maxItems')]
  const format = textIn(property, 'format') ?? ''
  const step = numberIn(property, 'multipleOf')
  if (kind === 'array' && !hasChoices && type !== 'file')
    told.push('A list of any length is one text field here.')
  if (kind === 'object') told.push('It takes names with values. Here it is a text.')
  if (kind === '' && !hasChoices && (property.oneOf ?? property.anyOf) !== undefined)
    told.push('Its variants could not be imported.')
  if (property.const !== undefined) told.push('Its fixed value was not imported.')
  if (property.readOnly === true)
    told.push('It is read-only in the form. Here it can be filled in.')
  const isCounted = type === 'checkbox'
  if (least && !isCounted)
    told.push(`It needs at least ${least} answers. This limit was not imported.`)
  if (most && !isCounted) told.push(`It allows up to ${most} answers. This limit was not imported.`)
  if (step !== null && step !== 1 && boundsOf(property, type).step === undefined)
    told.push(`Its answer is a multiple of ${step}. This was not imported.`)
  for (const [name, side] of [
    ['exclusiveMinimum', 'more than'],
    ['exclusiveMaximum', 'less than'],
  ] as const) {
    const bound = numberIn(property, name)
    if (bound !== null && kind !== 'integer')
      told.push(`Its number is ${side} ${bound}. Here ${bound} is allowed, too.`)
  }
  if (format === 'date-time') told.push('It asks for a time, too. Here it is a date.')
  if (format === 'password') told.push('It hides what people type. Here it shows.')
  if (type !== 'text' && type !== 'number' && textIn(property, 'pattern'))
    told.push(`Its pattern ${String(property.pattern).slice(0, 80)} was not imported.`)
  if (membersOf(property.not) !== null) told.push('What it must not be was not imported.')
  return told
}

/** The default value; undefined for none, and for an empty one. */
function defaultOf(property: Members, items: Members | null): unknown {
  const given = property.default ?? items?.default
  return given === null || given === '' || given === false || isEmptyList(given) ? undefined : given
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0
