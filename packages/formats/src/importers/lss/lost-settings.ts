import type { LssSurvey } from './survey.ts'
import { columnOf, type Texts } from './texts.ts'

/** Tables of a file that nothing here has, with what they mean. */
const lostTables: Readonly<Record<string, (names: string) => string>> = {
  quota: (names) =>
    `The survey’s quotas were skipped${names}. A form can close after a number of submissions.`,
  assessments: (names) =>
    `The survey’s assessments were skipped${names}. A value can add up points.`,
  plugin_settings: () => 'Settings of plugins were skipped.',
  tokens: () => 'The survey’s participants were skipped.',
  responses: () => 'The answers in the file were skipped.',
}

/** Settings that are lost while they are on, by column. */
const lostSwitches: Readonly<Record<string, string>> = {
  usetokens: 'Only invited participants can answer the survey. Here everyone with the link can.',
  allowregister: 'Registering for the survey was not imported.',
  assessments: 'Assessments are on in the survey. Here nothing is scored until you add a value.',
  savetimings: 'Times for each page are not stored here.',
  ipaddr: 'IP addresses are not stored with the answers here.',
  refurl: 'The page that visitors came from is not stored here.',
  alloweditaftercompletion: 'Here sent answers cannot be changed by their sender.',
  printanswers: 'Printing the answers after sending was not imported.',
  publicstatistics: 'Here results are not public.',
}

/** Settings with a value that is lost, by column. */
const lostValues: Readonly<Record<string, (value: string) => string>> = {
  startdate: (value) => `The survey starts on ${value}. Here publishing starts a form.`,
  expires: (value) => `The survey ends on ${value}. Set this under Closing.`,
  emailnotificationto: (value) =>
    `Emails to ${value} were not imported. Add them under Notifications.`,
  emailresponseto: (value) =>
    `Emails with answers to ${value} were not imported. Add them under Notifications.`,
}

/** What a survey has beside its questions, and a form of ours does not: one sentence each. */
export function lostSettings({ row, settings, tables, languages }: LssSurvey): readonly string[] {
  const told: string[] = []
  for (const [table, say] of Object.entries(lostTables)) {
    const rows = tables.get(table) ?? []
    if (rows.length === 0) continue
    const names = [...new Set(rows.map((one) => columnOf(one, 'name')))].filter((one) => one !== '')
    told.push(say(names.length > 0 ? `: ${names.join(', ').slice(0, 200)}` : ''))
  }
  for (const [column, words] of Object.entries(lostSwitches))
    if (columnOf(row, column) === 'Y') told.push(words)
  for (const [column, say] of Object.entries(lostValues)) {
    const value = columnOf(row, column)
    if (value !== '' && value !== 'inherit') told.push(say(value.slice(0, 200)))
  }
  const own = settings.get(languages[0] ?? '')
  if (columnOf(own, 'surveyls_policy_notice') !== '')
    told.push('The survey’s privacy notice was skipped. A form links to a privacy policy.')
  if (columnOf(own, 'surveyls_email_invite') !== '')
    told.push('Texts of invitations and other emails were skipped.')
  return told
}

/** True if any question has settings of its layout, such as a width. */
export function hasLayout({ groups }: LssSurvey): boolean {
  const isLayout = (texts: Texts | undefined) =>
    [...(texts?.values() ?? [])].some((one) => one !== '0')
  const names = ['cssclass', 'display_columns', 'text_input_width', 'answer_width', 'display_rows']
  return groups.some(({ questions }) =>
    questions.some(({ attributes }) => names.some((name) => isLayout(attributes.get(name)))),
  )
}
