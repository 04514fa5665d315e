import type { Answers } from '@ramiform/core/answers'
import { withSectionsAsFields } from '@ramiform/core/conditions/without-sections'
import { nameOf } from '@ramiform/core/findings/check-fields'
import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import type { ProofFinding } from '@ramiform/proving/proof-finding'
import type { Proof } from '@ramiform/proving/prover'
import { xml } from './reports.ts'

/** A form with the result of proving its logic. */
export interface ProvedForm {
  readonly schema: FormSchema
  readonly proof: Proof
}

/** Report for people: each finding with example answers that show it, then a summary line. */
export function readableReport({ schema, proof }: ProvedForm): string {
  const { fields, findings } = proof
  const lines = findings.flatMap(({ severity, message, witness }) => {
    const answers = witness === null ? '' : answersInWords(witness, schema)
    return [
      `${severity.padEnd(8)} ${message}`,
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

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Formats answers as one line, such as `Plan: Pro; Seats: 2`. */
export function answersInWords(answers: Answers, schema: FormSchema): string {
  return schema.fields
    .flatMap((field, position) => {
      const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined
      if (answer === undefined) return []
      const type = Object.hasOwn(fieldTypes, field.type)
        ? fieldTypes[field.type as keyof typeof fieldTypes]
        : undefined
      return [`${nameOf(schema, position)}: ${type?.toText(field, answer) ?? ''}`]
    })
    .join('; ')
}

/** JUnit XML report: one test case for each field and section, and one for the whole form. */
export function junitReport({ schema: given, proof }: ProvedForm): string {
  const schema = withSectionsAsFields(given)
  const ofForm = proof.findings.filter(({ fieldId }) => fieldId === undefined)
  const cases = [
    testCase('The form as a whole', ofForm),
    ...schema.fields.map((field, position) =>
      testCase(
        nameOf(schema, position),
        proof.findings.filter(({ fieldId }) => fieldId === field.id),
      ),
    ),
  ]
  const failures = cases.filter((one) => one.includes('<failure')).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="ramiform prove" tests="${cases.length}" failures="${failures}">`,
    ...cases,
    '</testsuite></testsuites>',
    '',
  ].join('\n')
}

/** Formats one JUnit test case. Errors make it fail; warnings and hints become its output. */
function testCase(name: string, findings: readonly ProofFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const [first] = errors
  const others = findings.filter(({ severity }) => severity !== 'error')
  const parts = [
    first === undefined
      ? ''
      : `<failure type="${first.code}" message="${xml(first.message)}">${xml(errors.map(({ message }) => message).join('\n'))}</failure>`,
    others.length === 0
      ? ''
      : `<system-out>${xml(others.map(({ severity, message }) => `${severity}: ${message}`).join('\n'))}</system-out>`,
  ].join('')
  return `  <testcase classname="logic" name="${xml(name)}">${parts}</testcase>`
}

const sarifLevels = { error: 'error', warning: 'warning', hint: 'note' } as const

/** SARIF report, version 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0 */
export function sarifReport({ proof }: ProvedForm): string {
  const codes = [...new Set(proof.findings.map(({ code }) => code))]
  const results = proof.findings.map((finding) => ({
    ruleId: finding.code,
    ruleIndex: codes.indexOf(finding.code),
    level: sarifLevels[finding.severity],
    message: { text: finding.message },
    locations: [
      {
        logicalLocations: [
          {
            name: finding.fieldId ?? 'form',
            kind: 'object',
            fullyQualifiedName: finding.fieldId ?? 'form',
          },
        ],
      },
    ],
    properties: { rules: finding.rules, conflict: finding.conflict, witness: finding.witness },
  }))
  const driver = { name: 'ramiform prove', rules: codes.map((id) => ({ id })) }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
