import type { Answers } from '@ramiform/core/answers'
import { withNamesInTexts } from '@ramiform/core/answers-in-texts/texts-of-form'
import { withSectionsAsFields } from '@ramiform/core/conditions/parts-as-fields'
import { requirementType } from '@ramiform/core/conditions/requirement-fields'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { inSentence } from '@ramiform/core/findings/finding'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import { alsoNeverShown } from '@ramiform/proving/also-never-shown'
import type { Proof } from '@ramiform/proving/prover'
import { type ReportCase, withName } from './reports.ts'

/** A form with the result of proving its logic. */
export interface ProvedForm {
  readonly schema: FormSchema
  readonly proof: Proof
}

/** Report for people: each finding with example answers that show it, then a summary line. */
export function readableReport({ schema: given, proof }: ProvedForm): string {
  const schema = withNamesInTexts(given)
  const { fields, findings } = proof
  const parts = new Map(partsOf(given).map((part) => [part.id, part]))
  const lines = findings.flatMap((finding) => {
    const { severity, fieldId, message, witness } = finding
    const others = alsoNeverShown(finding, nameIn(schema))
    const part = parts.get(fieldId ?? '')
    const isNamed = part === undefined || message.includes(part.field)
    const sentence = isNamed ? message : withName(part.name, message)
    const answers = witness === null ? '' : answersInWords(witness, schema)
    return [
      `${severity.padEnd(8)} ${sentence}`,
      ...(others === null ? [] : [`         ${others}`]),
      ...(answers === '' ? [] : [`         See it: ${answers}`]),
    ]
  })
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length
  const counts = [
    counted(count('error'), 'error'),
    counted(count('warning'), 'warning'),
    counted(count('hint'), 'hint'),
  ].filter((text) => !text.startsWith('0 '))
  const open = fields.filter(({ shown }) => shown === 'undecided').length
  const verdict = counts.length === 0 ? 'No problems in the logic' : counts.join(', ')
  const undecided = open === 0 ? '' : `, ${counted(open, 'field')} undecided`
  return `${[...lines, `${verdict}. ${counted(fields.length, 'field')} checked${undecided}.`].join('\n')}\n`
}

/** Names of fields and sections by id. */
function nameIn(given: FormSchema): (fieldId: string) => string {
  const schema = withSectionsAsFields(given)
  const positions = new Map(schema.fields.map(({ id }, position) => [id, position]))
  return (id) => nameOf(schema, positions.get(id) ?? -1)
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Formats answers as one line, such as `Plan: Pro; Seats: 2`. */
export function answersInWords(answers: Answers, given: FormSchema): string {
  const schema = withNamesInTexts(given)
  return schema.fields
    .flatMap((field, position) => {
      const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined
      if (answer === undefined) return []
      const type = Object.hasOwn(fieldTypes, field.type)
        ? fieldTypes[field.type as keyof typeof fieldTypes]
        : undefined
      return [`${inSentence(nameOf(schema, position))}: ${type?.toText(field, answer) ?? ''}`]
    })
    .join('; ')
}

const wholeForm = 'The form as a whole'

/** Cases for reports: one for the whole form, and one for each section and field. */
export function proveCases({ schema: given, proof }: ProvedForm): readonly ReportCase[] {
  const schema = withSectionsAsFields(withNamesInTexts(given))
  const caseOf = (name: string, id: string | undefined): ReportCase => ({
    name,
    problems: proof.findings
      .filter(({ fieldId }) => fieldId === id)
      .map((finding) => {
        const { code, severity, fieldId, alsoFieldIds, rules, conflict, witness } = finding
        const others = alsoNeverShown(finding, nameIn(schema))
        const message = others === null ? finding.message : `${finding.message} ${others}`
        const properties = { rules, conflict, witness, alsoFieldIds }
        return { code, severity, message, fieldId, properties }
      }),
  })
  return [caseOf(wholeForm, undefined), ...partsOf(given).map(({ id, name }) => caseOf(name, id))]
}

/** All that has logic, with the name that people know: fields, sections, requirements, options and endings. */
function partsOf(given: FormSchema): readonly Part[] {
  const schema = withSectionsAsFields(withNamesInTexts(given))
  return schema.fields.map(({ id, type }, position) => {
    const field = nameOf(schema, position)
    return { id, field, name: type === requirementType ? `${field}, requirement` : field }
  })
}

interface Part {
  readonly id: string
  readonly name: string
  /** the name without what it is of its field */
  readonly field: string
}
