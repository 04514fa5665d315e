import { fieldTypes } from '../packages/fields/src/index.ts'
import { prove } from '../packages/proving/src/prove.ts'
import { fifteenDefects } from '../packages/proving/src/testing/fifteen-defects.ts'
import { surveyForms } from './proving/survey-forms.mjs'
import { peer, versionOf } from './shared/peers.mjs'
import { printMachine, printTable } from './shared/report.mjs'

// Fifteen forms with one defect each: what `prove` finds, and what the linter of SurveyJS finds with all its rules on.
// The linter came after the newest SurveyJS for React, so bench/peers has it under a name of its own.
const { getRules, lintSurvey } = peer('survey-linter/linter')
const rules = Object.fromEntries(getRules().map(({ id }) => [id, 'error']))

printMachine(`Fifteen defects: prove beside survey-core ${versionOf('survey-linter')}`)
const rows = fifteenDefects.map(({ number, what, schema, code, fieldId }) => {
  const own = prove(schema, { fieldTypes, patterns: null }).findings.find(
    (finding) => finding.code === code && finding.fieldId === fieldId,
  )
  const { json, names = ['x'], noDefect } = surveyForms.get(number)
  const theirs = lintSurvey(json, { rules }).findings.filter(({ elementName }) =>
    names.includes(elementName),
  )
  return {
    defect: `${number} ${what}`,
    prove: own === undefined ? '-' : own.code,
    'shown by': own === undefined ? '' : own.conflict.length > 0 ? 'conflict' : 'witness',
    surveyjs:
      theirs.length === 0 ? '-' : [...new Set(theirs.map(({ ruleId }) => ruleId))].join(', '),
    steps: theirs.some(({ reproduction }) => reproduction !== undefined) ? 'yes' : '',
    note: noDefect === undefined ? '' : `no defect there: ${noDefect}`,
  }
})
const found = (column) => `${rows.filter((row) => row[column] !== '-').length} of ${rows.length}`
printTable([
  ...rows,
  {
    defect: 'found',
    prove: found('prove'),
    'shown by': '',
    surveyjs: found('surveyjs'),
    steps: '',
    note: '',
  },
])
if (rows.some((row) => row.prove === '-')) process.exitCode = 1
