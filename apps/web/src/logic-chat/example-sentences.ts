import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'

const general = [
  'Show company name when account type is Business',
  'Hide phone unless contact method is Phone',
  'Ask what went wrong if the rating is below 3',
]

/** maximum length in characters of a label or option in an example */
const longest = 40

/** Example sentences about the given fields. */
export function exampleSentences(fields: readonly Field[]): readonly string[] {
  const known = fields.filter(({ label }) => isShort(label))
  const choices = known.filter(({ options = [] }) => options.some(isShort))
  const [first, second = first] = choices
  const number = known.find(({ type }) => fieldTypeOf(fieldTypes, type)?.comparesAsNumber)
  const asked: Field[] = []
  /** A later question without an example yet, if possible one that is always shown. */
  const after = (source: Field | undefined) => {
    if (source === undefined) return undefined
    const later = known.slice(known.indexOf(source) + 1).filter((one) => !asked.includes(one))
    const target = later.find(({ conditional }) => conditional === undefined) ?? later[0]
    if (target !== undefined) asked.push(target)
    return target
  }
  const shown = after(first)
  const hidden = after(second)
  const counted = after(number)
  const sentences = [
    first && shown && `Show ${name(shown)} when ${name(first)} is ${first.options?.find(isShort)}`,
    second &&
      hidden &&
      `Hide ${name(hidden)} unless ${name(second)} is ${second.options?.findLast(isShort)}`,
    number && counted && `Only ask for ${name(counted)} if ${name(number)} is more than 3`,
  ].filter((sentence) => sentence !== undefined)
  if (sentences.length > 0) return sentences
  const [one, two, ...others] = known
  if (one === undefined || two === undefined) return general
  return [
    `Show ${name(two)} when ${name(one)} is filled in`,
    `Hide ${name(others.at(-1) ?? two)} if ${name(one)} is empty`,
  ]
}

/** The label without punctuation at its end; a question mark would end the sentence. */
const name = ({ label }: Field) => label.trim().replace(/[?:*\s]+$/, '')

const isShort = (words: string) => words.trim() !== '' && words.length <= longest
