import type { Severity } from '@ramiform/core/findings/finding'

/** One checked thing, such as a scenario, with what is wrong with it. */
export interface ReportCase {
  readonly name: string
  readonly problems: readonly ReportProblem[]
}

export interface ReportProblem {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  /** Field that the problem is about. */
  readonly fieldId?: string | undefined
  /** Further data for programs, in SARIF only. */
  readonly properties?: object
}

/** A message that names the thing that it is about. */
export function withName(name: string, message: string): string {
  return message.includes(name) ? message : `${name}: ${message}`
}

/** JUnit XML report: one test case each. Errors make it fail; warnings and hints become its output. */
export function junitOf(suite: string, cases: readonly ReportCase[]): string {
  const written = cases.map(({ name, problems }) => {
    const errors = problems.filter(({ severity }) => severity === 'error')
    const others = problems.filter(({ severity }) => severity !== 'error')
    const [first] = errors
    const failure =
      first === undefined
        ? ''
        : `<failure type="${xml(first.code)}" message="${xml(first.message)}">${xml(errors.map(({ message }) => message).join('\n'))}</failure>`
    const output =
      others.length === 0
        ? ''
        : `<system-out>${xml(others.map(({ severity, message }) => `${severity}: ${message}`).join('\n'))}</system-out>`
    return `  <testcase classname="logic" name="${xml(name)}">${failure}${output}</testcase>`
  })
  const failures = cases.filter(({ problems }) =>
    problems.some(({ severity }) => severity === 'error'),
  ).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="${xml(suite)}" tests="${cases.length}" failures="${failures}">`,
    ...written,
    '</testsuite></testsuites>',
    '',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for XML. Control characters are removed: XML 1.0 allows only tab and line ends. */
export function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)
}

const sarifLevels = { error: 'error', warning: 'warning', hint: 'note' } as const

/**
 * SARIF report, version 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0
 * @param file path of the form, for servers that show results at files, such as GitHub; `-` for standard input
 */
export function sarifOf(tool: string, cases: readonly ReportCase[], file = '-'): string {
  const physicalLocation = {
    artifactLocation: { uri: file.replaceAll('\\', '/') },
    region: { startLine: 1 },
  }
  const problems = cases.flatMap(({ name, problems: own }) =>
    own.map((problem) => ({ name, ...problem })),
  )
  const codes = [...new Set(problems.map(({ code }) => code))]
  const results = problems.map(({ name, code, severity, message, fieldId, properties }) => ({
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: sarifLevels[severity],
    message: { text: withName(name, message) },
    locations: [
      {
        ...(file !== '-' && { physicalLocation }),
        logicalLocations: [{ name, kind: 'object', fullyQualifiedName: fieldId ?? name }],
      },
    ],
    ...(properties && { properties }),
  }))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: tool, rules: codes.map((id) => ({ id })) } }, results }],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

const severities = ['error', 'warning', 'hint'] as const

/** Checks if any problem is at or above the severity that fails a build. */
export function failsAt(cases: readonly ReportCase[], failOn: Severity): boolean {
  const worst = severities.indexOf(failOn)
  return cases.some(({ problems }) =>
    problems.some(({ severity }) => severities.indexOf(severity) <= worst),
  )
}
