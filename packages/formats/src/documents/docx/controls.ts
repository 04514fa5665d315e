import type { FieldTypeName } from '@ramiform/fields'
import type { Part } from '../questions/block.ts'

/** A Word form field whose properties are being read. */
export interface ControlDraft {
  kind: FieldTypeName | 'tick' | 'rich' | null
  name: string
  tag: string
  options: string[]
  isPlaceholder: boolean
  isOutside: boolean
  maxLength: number
}

export function newControl(): ControlDraft {
  return {
    kind: null,
    name: '',
    tag: '',
    options: [],
    isPlaceholder: false,
    isOutside: false,
    maxLength: 0,
  }
}

const mostOptions = 5_000

/** Reads a property of a content control. */
export function noteProperty(
  control: ControlDraft | undefined,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  if (control === undefined) return
  const { val = '', displayText, value, multiLine, xpath = '' } = attributes
  if (name === 'alias') control.name = val
  else if (name === 'tag') control.tag = val
  else if (name === 'showingPlcHdr') {
    control.isPlaceholder = true
    control.kind ??= 'rich'
  } else if (name === 'dataBinding')
    control.isOutside = /coreProperties|extended-?properties/i.test(
      xpath + (attributes.prefixMappings ?? ''),
    )
  else if (name === 'checkbox') control.kind = 'tick'
  else if (name === 'dropDownList' || name === 'comboBox') control.kind = 'select'
  else if (name === 'date') control.kind = 'date'
  else if (name === 'picture') control.kind = 'file'
  else if (name === 'text')
    control.kind = multiLine === '1' || multiLine === 'true' ? 'textarea' : 'text'
  else if (name === 'richText') control.kind ??= 'rich'
  else if (
    /^(?:docPart(?:Obj|List)|group|repeatingSection(?:Item)?|bibliography|citation|equation)$/.test(
      name,
    )
  ) {
    control.isOutside = true
  } else if (name === 'listItem' && control.options.length < mostOptions) {
    const text = (displayText ?? value ?? '').trim()
    // The first item is often a prompt, not an option.
    if (text !== '' && !isInvitation(text)) control.options.push(text)
  }
  if (control.isOutside) control.kind = null
}

/**
 * Reads a property of an older form field.
 * @returns false if the element is none.
 */
export function noteLegacy(
  control: ControlDraft,
  name: string,
  { val = '' }: Readonly<Record<string, string>>,
): boolean {
  if (name === 'checkBox') control.kind = 'tick'
  else if (name === 'ddList') control.kind = 'select'
  else if (name === 'textInput') control.kind ??= 'text'
  else if (name === 'listEntry' && control.options.length < mostOptions) {
    if (val.trim() !== '' && !isInvitation(val)) control.options.push(val.trim())
  } else if (name === 'type' && control.kind === 'text') {
    if (val === 'date' || val === 'number') control.kind = val
  } else if (name === 'maxLength') control.maxLength = Number(val) || 0
  else if (name === 'helpText' || name === 'statusText') control.name ||= val
  return legacyNames.has(name)
}

const legacyNames = new Set([
  'ffData',
  'name',
  'enabled',
  'calcOnExit',
  'checkBox',
  'ddList',
  'textInput',
  'listEntry',
  'type',
  'maxLength',
  'helpText',
  'statusText',
  'default',
  'checked',
  'format',
  'size',
  'sizeAuto',
  'result',
  'entryMacro',
  'exitMacro',
])

/** Converts a form field; null if it holds text of the document. */
export function controlOf(draft: ControlDraft, words: string): Part | null {
  if (draft.kind === null) return null
  if (draft.kind === 'tick') return { kind: 'box', isRound: false }
  const name = draft.name || spoken(draft.tag)
  const asked = words.replaceAll(/\s+/g, ' ').trim()
  const placeholder = draft.isPlaceholder && !isInvitation(asked) && asked.length <= 80 ? asked : ''
  const type: FieldTypeName = draft.kind === 'rich' ? 'text' : draft.kind
  return {
    kind: 'control',
    control: {
      name: name || placeholder,
      type: type === 'select' && draft.options.length === 0 ? 'text' : type,
      ...(draft.options.length > 0 && { options: draft.options }),
      ...(draft.maxLength > 0 && { maxLength: draft.maxLength }),
      ...(placeholder !== '' && name !== '' && { placeholder }),
    },
  }
}

/** True for prompts: `Click or tap here to enter text.`, `Choose an item.` */
export function isInvitation(text: string): boolean {
  return /^[[<]?\s*(?:click|tap|choose|select|enter|pick|please (?:choose|select|enter)|type)\b.{0,60}$|^[-–\s.]*$/i.test(
    text.trim(),
  )
}

/** Converts `firstName` and `first_name` into words. */
export function spoken(name: string): string {
  const words = name
    .replaceAll(/[_\-.]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/\p{L}{2}/u.test(words)) return ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}
