import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { Importer, Warning } from '../../import.ts'
import { isQuestion } from '../../reading/asking.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { labelText } from '../../reading/label-text.ts'
import { newField } from '../../reading/new-field.ts'
import { typeCalled } from '../../reading/type-names.ts'
import { type Outline, readOutlines } from './outlines.ts'

/** Reads outlines by their attributes text, type and required (spec section 5). */
export const opml: Importer = {
  name: 'opml',
  label: 'OPML',
  extensions: ['opml'],
  likeness: (text) =>
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<opml\b/i.test(text) ? 'surely' : 'no',
  read(text, newId) {
    const document = readOutlines(text)
    if (document === null) return { problem: { code: 'invalid_format', label: 'OPML' } }
    const fields: Field[] = []
    const warnings: Warning[] = []
    if (document.isBroken) {
      warnings.push({ message: 'The file is damaged or incomplete. Check the imported fields.' })
    }
    /** Stack of unread outlines, next last; recursion could overflow */
    const left = document.outlines.map((outline) => ({ outline, depth: 0 })).toReversed()
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (fields.length > limits.fields) break
      const { outline, depth } = next
      const { attributes, within } = outline
      if (attributes.iscomment === 'true') continue
      const label = wordsOf(attributes)
      const named = attributes.type ?? ''
      const asksWhich = named === '' && areAnswers(label, within)
      const usual = asksWhich ? 'radio' : depth === 0 && named === '' ? 'textarea' : 'text'
      const type = typeNamed(named) ?? usual
      const options = fieldTypes[type].hasOptions ? optionsOf(outline) : []
      if (label !== '') {
        const id = newId()
        if (named !== '' && typeNamed(named) === null) {
          const kind = labelText(named).slice(0, 40)
          warnings.push({
            message: `Unknown field type "${kind}". It was imported as a text field.`,
            fieldId: id,
          })
        }
        fields.push(newField(type, id, { ...moreWords(attributes), label, options }))
      }
      if (options.length === 0 || attributes.options) {
        const deeper = label === '' ? depth : depth + 1
        left.push(...within.map((one) => ({ outline: one, depth: deeper })).toReversed())
      }
    }
    return foundFields(fields, warnings)
  },
}

const choosing =
  /[?？]\s*$|^(?:choose|select|pick|which|rate)(?![\p{L}])|\((?:choose|select|pick)[^()]*\)$/iu

/** True if outlines below a question are its options: several, plain, and none is a question. */
function areAnswers(label: string, within: Outline['within']): boolean {
  return (
    within.length > 1 &&
    choosing.test(label) &&
    within.every(({ attributes, within: deeper }) => {
      const text = wordsOf(attributes)
      const isPlain = attributes.type === undefined && attributes.required === undefined
      return isPlain && deeper.length === 0 && text.length <= 120 && !isQuestion(text)
    })
  )
}

function typeNamed(name: string): FieldTypeName | null {
  const plain = name.trim().toLowerCase()
  return Object.hasOwn(fieldTypes, plain) ? (plain as FieldTypeName) : typeCalled(plain)
}

function wordsOf(attributes: Outline['attributes']): string {
  return labelText(uncutWords(attributes))
}

function uncutWords({ text, title }: Outline['attributes']): string {
  return (text || title || '').slice(0, 4_000).replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
}

function moreWords(attributes: Outline['attributes']) {
  return {
    required: /^(?:true|yes|1|required)$/i.test(attributes.required ?? ''),
    placeholder: attributes.placeholder ?? '',
    description: attributes.description ?? attributes._note ?? '',
  }
}

/** Options of a question: its attribute, otherwise the outlines inside it. */
function optionsOf({ attributes, within }: Outline): readonly string[] {
  const listed = attributes.options ?? attributes.choices
  if (listed !== undefined) return listed.split(/\s*[|;]\s*|\s*,\s*/)
  return within.some((one) => one.attributes.type !== undefined)
    ? []
    : within.map((one) => uncutWords(one.attributes))
}
