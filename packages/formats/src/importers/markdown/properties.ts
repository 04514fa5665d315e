import type { FieldTypeName } from '@ramiform/fields'
import { typeDescribed } from '../../reading/type-names.ts'
import type { Block } from './blocks.ts'
import { type Item, readItem } from './list-kind.ts'

/** Properties of a field in a list below its heading: `- **Type**: Dropdown`, `- **Options**: Small, Large`. */
export interface Properties {
  readonly type: FieldTypeName | null
  readonly required: boolean | null
  readonly options: readonly string[]
  readonly description: string
  readonly placeholder: string
}

const names = {
  type: /^(?:(?:field|input|answer|question|response|data|control) )?type|format|input$/i,
  options:
    /^(?:options?|choices?|values|allowed values|answers?|answer options|selections?|scale|rating scale)$/i,
  required: /^(?:required|mandatory|optional)\??$/i,
  description: /^(?:help(?:[ -]?text)?|hint|description|helper text|sub-?text|guidance)$/i,
  placeholder: /^(?:placeholder|example|e\.g\.)$/i,
  other:
    /^(?:maps to|validation|default(?: value)?|notes?|label|(?:max|min)(?:imum)?(?: length)?|limit|conditional|condition|logic|(?:visible|shown|show) (?:if|when)|id|key|name|variable|purpose|why|rationale)$/i,
} as const

type Name = keyof typeof names

const property = /^([\p{L}][\p{L} ./?-]{1,30}?)\s*[:=]\s*(.*)$/su

/** True for a line such as `Options: Small, Large`. */
export function isProperty(text: string): boolean {
  const name = property.exec(text)?.[1] ?? ''
  return Object.values(names).some((one) => one.test(name))
}

/** Null unless the list has a type, options or a required mark. */
export function readProperties(items: readonly Item[]): Properties | null {
  const found = items.flatMap((item) => {
    const [, name = '', value = ''] = property.exec(item.line.text) ?? []
    const known = (Object.keys(names) as Name[]).find((one) => names[one].test(name.trim()))
    return known === undefined ? [] : [{ known, name, value: value.trim(), item }]
  })
  const values = (known: Name) => found.filter((one) => one.known === known)
  const [type] = values('type')
  const [listed] = values('options')
  const [required] = values('required')
  const isAboutField =
    (type !== undefined && typeDescribed(type.value) !== null) ||
    (listed !== undefined && optionsOf(listed.value, listed.item.rest).length > 1) ||
    (required !== undefined && found.length > 1)
  if (!isAboutField || found.length * 2 < items.length) return null
  const options = listed === undefined ? [] : optionsOf(listed.value, listed.item.rest)
  const called = type === undefined ? null : typeDescribed(type.value)
  return {
    type: called,
    required: required === undefined ? null : isRequired(required.name, required.value),
    options:
      options.length === 0 && /^yes\b.*\bno\b/i.test(type?.value ?? '') ? ['Yes', 'No'] : options,
    description: quoteless(values('description')[0]?.value ?? ''),
    placeholder: quoteless(values('placeholder')[0]?.value ?? ''),
  }
}

function isRequired(name: string, value: string): boolean {
  const says = /^(?:y|yes|true|required|x|✓|✔|✅)/i.test(value)
  return /^optional/i.test(name) ? !says : says
}

function optionsOf(value: string, rest: readonly Block[]): readonly string[] {
  const lists = rest.flatMap((block) => (block.kind === 'list' ? block.items.map(readItem) : []))
  if (lists.length > 0) return lists.flatMap(({ option, line }) => option?.options ?? [line.text])
  const boxes = [...value.matchAll(/\[\s*([^[\]]{1,30})\s*\]/g)].map(([, text = '']) => text.trim())
  if (boxes.length > 1) return boxes
  const [, low, high] =
    /^(?:scale\s*)?(-?\d{1,3})\s*(?:-|–|to|\.\.)\s*(\d{1,3})\b/i.exec(value) ?? []
  const count = Number(high) - Number(low)
  if (low !== undefined && count > 0 && count <= 20) {
    return Array.from({ length: count + 1 }, (_, at) => String(Number(low) + at))
  }
  const separator = [/\s*\|\s*/, /\s*;\s*/, /\s+\/\s+/, /\s*,\s*(?![^()]*\))/].find(
    (one) => value.split(one).length > 1,
  )
  return separator === undefined
    ? []
    : value
        .slice(0, 20_000)
        .split(separator)
        .map(quoteless)
        .filter((text) => text !== '')
}

function quoteless(text: string): string {
  return text.trim().replace(/^["“'`](.*)["”'`]$/s, '$1')
}
