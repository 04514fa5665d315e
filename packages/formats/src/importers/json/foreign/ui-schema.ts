import type { FieldTypeName } from '@ramiform/fields'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, localized, plainText } from './localized.ts'

/** What a UI schema sets for one field. */
export interface FieldUi {
  readonly title: string
  readonly description: string
  readonly help: string
  readonly placeholder: string
  /** Texts of the options, in order */
  readonly optionNames: readonly string[]
  readonly isHidden: boolean
  /** The type, from that of the schema alone */
  readonly type: (usual: FieldTypeName, hasChoices: boolean) => FieldTypeName
  readonly lost: readonly string[]
}

/** Widgets for questions without options */
const texts: Readonly<Record<string, FieldTypeName>> = {
  textarea: 'textarea',
  date: 'date',
  'alt-date': 'date',
  'date-time': 'date',
  'alt-datetime': 'date',
  datetime: 'date',
  time: 'time',
  email: 'email',
  uri: 'url',
  url: 'url',
  tel: 'phone',
  phone: 'phone',
  file: 'file',
  files: 'file',
  updown: 'number',
  range: 'number',
}
const choosing: Readonly<Record<string, FieldTypeName>> = {
  radio: 'radio',
  select: 'select',
  checkboxes: 'checkbox',
}

const known = ['hidden', 'text', 'password', 'checkbox', 'color']

/** Reads `{"ui:widget": "textarea", "ui:options": {"placeholder": "..."}}` of react-jsonschema-form. */
export function fieldUi(ui: Members): FieldUi {
  const options = membersOf(ui['ui:options']) ?? {}
  const member = (name: string): unknown => ui[`ui:${name}`] ?? options[name]
  const words = (name: string) => plainText(member(name))
  const widget = localized(member('widget')).toLowerCase()
  const inputType = localized(member('inputType')).toLowerCase()
  const isKnown = [...Object.keys(texts), ...Object.keys(choosing), ...known].includes(widget)
  const field = textIn(ui, 'ui:field')
  const lost: string[] = []
  if ((widget !== '' && !isKnown) || field !== null)
    lost.push(`Its own input "${(field ?? widget).slice(0, 40)}" was not imported.`)
  if (member('readonly') === true || member('disabled') === true)
    lost.push('It is read-only in the form. Here it can be filled in.')
  if (widget === 'password') lost.push('It hides what people type. Here it shows.')
  if (/^(?:alt-)?date-?time$/.test(widget)) lost.push('It asks for a time, too. Here it is a date.')
  if (listOf(member('enumDisabled')).length > 0)
    lost.push('Some of its options cannot be chosen. Here all of them can.')
  return {
    title: words('title'),
    description: words('description'),
    help: words('help'),
    placeholder: localized(member('placeholder')),
    optionNames: listOf(member('enumNames')).map(localized),
    isHidden: widget === 'hidden',
    type: (usual, hasChoices) =>
      hasChoices ? chosen(widget, usual) : (texts[widget || inputType] ?? usual),
    lost,
  }
}

/** A question of several answers stays one. */
const chosen = (widget: string, usual: FieldTypeName): FieldTypeName =>
  usual === 'checkbox' ? usual : (choosing[widget] ?? usual)

/** Names of properties in the order of the UI schema. `*` stands for those that it does not name. */
export function inUiOrder(names: readonly string[], ui: Members): readonly string[] {
  const order = listOf(ui['ui:order'] ?? membersOf(ui['ui:options'])?.order).map(localized)
  const rest = names.filter((name) => !order.includes(name))
  const at = order.includes('*') ? order.indexOf('*') : order.length
  const listed = (part: readonly string[]) => part.filter((name) => names.includes(name))
  return [...listed(order.slice(0, at)), ...rest, ...listed(order.slice(at + 1))]
}
