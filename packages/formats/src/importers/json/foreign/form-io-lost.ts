import { limits } from '@ramiform/core/limits'
import { type Members, membersOf, numberIn, textIn } from '../members.ts'
import { localized, plainText } from './localized.ts'

/** Sentences about members that are lost while they have a value. */
const texts: Readonly<Record<string, (value: string) => string>> = {
  calculateValue: () => 'Its calculated value could not be imported.',
  customDefaultValue: () => 'Its default value was skipped.',
  prefix: (value) => `The text "${value}" before its input was not imported.`,
  suffix: (value) => `The text "${value}" behind its input was not imported.`,
  case: (value) => `Its answer is written in ${value} letters. This was not imported.`,
}

const checks: Readonly<Record<string, (value: string) => string>> = {
  custom: () => 'Its check in JavaScript could not be imported.',
  minWords: (value) => `It needs at least ${value} words. This limit was not imported.`,
  maxWords: (value) => `It allows up to ${value} words. This limit was not imported.`,
  minSelectedCount: (value) => `It needs at least ${value} choices. This limit was not imported.`,
  maxSelectedCount: (value) => `It allows up to ${value} choices. This limit was not imported.`,
}

/** Types that may have several answers here, too */
const several: readonly string[] = ['select', 'file', 'selectboxes', 'tags']

/** Sentences about what a component of Form.io has, and a field of ours does not. */
export function lostMembers(component: Members, type: string): readonly string[] {
  const told: string[] = []
  const tell = (given: Members, sentences: typeof texts) => {
    for (const [name, say] of Object.entries(sentences)) {
      const value = plainText(given[name]).slice(0, 200)
      if (value !== '' && value !== '0' && value !== 'false') told.push(say(value))
    }
  }
  const validate = membersOf(component.validate) ?? {}
  const { suffix: _unit, ...otherTexts } = texts
  const { minSelectedCount: _least, maxSelectedCount: _most, ...otherChecks } = checks
  tell(component, unitOf(component, type) === '' ? texts : otherTexts)
  tell(validate, type === 'selectboxes' ? otherChecks : checks)
  if (membersOf(validate.json) !== null) told.push('Its check in JSON could not be imported.')
  const { required: _kept, ...errors } = membersOf(component.errors) ?? {}
  if (Object.values(errors).some(hasValue)) told.push('Its own error messages were not imported.')
  if (component.unique === true || validate.unique === true)
    told.push('Its answer must be unique. This was not imported.')
  if (component.disabled === true)
    told.push('It is read-only in the form. Here it can be filled in.')
  if (component.multiple === true && !several.includes(type))
    told.push('It takes several answers. Here it takes one.')
  if (type === 'password') told.push('It hides what people type. Here it shows.')
  const mask = textIn(component, 'inputMask') ?? ''
  if (mask !== '') told.push(`Its format "${mask.slice(0, 80)}" was not imported.`)
  return [...told, ...lostOfDate(component, type)]
}

function lostOfDate(component: Members, type: string): readonly string[] {
  const told: string[] = []
  if (type === 'datetime' && component.enableTime !== false)
    told.push('It asks for a time, too. Here it is a date.')
  if (type === 'datetime' && component.enableDate === false)
    told.push('It asks for no date. Here it is a date.')
  const parts = membersOf(component.fields) ?? {}
  const hidden = ['day', 'month', 'year'].filter((name) => membersOf(parts[name])?.hide === true)
  if (type === 'day' && hidden.length > 0)
    told.push(`It does not ask for the ${hidden.join(' and ')}. Here it is a whole date.`)
  return told
}

/** A limit of a date. */
export function dateIn(component: Members, name: 'minDate' | 'maxDate'): string | null {
  return textIn(membersOf(component.datePicker) ?? {}, name) || textIn(component, name)
}

/** The default value, with boxes that are on as a list; undefined for none. */
export function defaultOf({ defaultValue }: Members, type: string): unknown {
  if (!hasValue(defaultValue)) return undefined
  const boxes = type === 'selectboxes' ? membersOf(defaultValue) : null
  return boxes === null ? defaultValue : Object.keys(boxes).filter((name) => boxes[name] === true)
}

/** The own message for an answer that is missing or invalid. */
export function errorTextOf(component: Members): string {
  const { customMessage } = membersOf(component.validate) ?? {}
  return localized(customMessage) || localized(membersOf(component.errors)?.required)
}

/** False for nothing, for boxes that are all off, and for a day without numbers. */
function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasValue)
  const members = membersOf(value)
  if (members !== null)
    return Object.values(members).some((one) => one !== 'autocomplete' && hasValue(one))
  if (typeof value === 'string') return !/^[0/\s]*$/.test(value) || /^0$/.test(value)
  return value === true || typeof value === 'number'
}

/** The unit behind the input of a number; empty for other components, and for a longer text. */
export function unitOf(component: Members, type: string): string {
  const unit = plainText(component.suffix)
  return type === 'number' && unit.length <= limits.unitCharacters ? unit : ''
}

/** Largest size of a file in megabytes, from `10MB` or `500KB`. */
export function megabytesOf(size: string): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+)\s*([KMG])B?\s*$/i.exec(size) ?? []
  const factor = { k: 0.001, m: 1, g: 1_000 }[unit.toLowerCase()]
  return factor === undefined || number === '' ? undefined : Number(number) * factor
}

/** Least and largest value or length of an answer. */
export function boundsOf(component: Members, type: string) {
  const validate = membersOf(component.validate) ?? {}
  const bound = (value: string, length: string) =>
    numberIn(validate, value) ?? (Number(localized(validate[length])) || null)
  const min = bound('min', 'minLength')
  const max = bound('max', 'maxLength')
  const step = numberIn(validate, 'step')
  const pattern = textIn(validate, 'pattern')
  return {
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(type === 'number' && step !== null && step > 0 && { step }),
    ...(pattern && { pattern: pattern.slice(0, 500) }),
  }
}
