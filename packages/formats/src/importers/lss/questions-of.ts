import type { Calculation } from '../../reading/calculations.ts'
import { formulaText } from '../../reading/expression-formula.ts'
import { isHiddenName } from '../../reading/hidden-name.ts'
import { lineOfHtml, markdownOfHtml, plainOfHtml } from '../../reading/html-text.ts'
import { always, type Logic } from '../../reading/logic.ts'
import type { HiddenWords, Question, SectionWords } from '../../reading/question.ts'
import { asExpression } from './as-expression.ts'
import { type Asked, labelAndRest, olderConditions, otherNames, type Reading } from './asked.ts'
import { attribute, isHidden, lostAttributes, unknownAttributes } from './attributes.ts'
import { readers } from './question-types.ts'
import { readRelevance } from './read-relevance.ts'
import { isAlwaysShown, statementIn, textOf } from './statement.ts'
import type { LssGroup, LssQuestion } from './survey.ts'
import { columnOf, lostInMarkdown, lostInText } from './texts.ts'

/** The groups of a survey in one language, before they become fields. */
export interface Found {
  readonly questions: readonly Question[]
  readonly hidden: readonly HiddenWords[]
  readonly calculations: readonly Calculation[]
  readonly lost: readonly string[]
}

interface Open {
  readonly reading: Reading
  readonly questions: Question[]
  readonly hidden: HiddenWords[]
  readonly calculations: Calculation[]
  readonly lost: string[]
}

/** Types of questions that a link can answer, so that a hidden one becomes a hidden field */
const prefilled = 'STUND'

/** Reads the groups as sections, and their questions. */
export function questionsOf(reading: Reading): Found {
  const found: Open = { reading, questions: [], hidden: [], calculations: [], lost: [] }
  const { survey } = reading
  // All in one: one page. Otherwise each group is a page.
  const hasPages = columnOf(survey.row, 'format') !== 'A'
  for (const [at, group] of survey.groups.entries()) readGroup(group, hasPages && at > 0, found)
  return found
}

function readGroup(group: LssGroup, newPage: boolean, found: Open) {
  const { reading, lost } = found
  const title = reading.line(group.names)
  const name = title || 'without a name'
  const relevance = columnOf(group.row, 'grelevance')
  const read = readRelevance(relevance, reading.options)
  if (read.kind === 'unsaid')
    lost.push(
      `The condition ${relevance.slice(0, 200)} of the group "${name}" could not be imported: ${read.reason}.`,
    )
  if (columnOf(group.row, 'randomization_group') !== '')
    lost.push(`The group "${name}" is in random order. Here the order is fixed.`)
  const html = reading.html(group.descriptions)
  lost.push(...lostInMarkdown(html, `the text of the group "${name}"`))
  const logic: Logic = read.kind === 'unsaid' ? always : read
  const hasSection = group.id !== ''
  /** Texts above the first question or statement, which belong to the text of the group */
  let leading: LssQuestion[] = []
  let section: SectionWords | undefined
  for (const question of group.questions) {
    const before = found.questions.length
    const isText = question.type === 'X' && !isHidden(question)
    if (isText && hasSection && section === undefined && isAlwaysShown(question, reading)) {
      leading.push(question)
      continue
    }
    const texts = [html, ...leading.map((one) => textOf(one, reading))].map(markdownOfHtml)
    const text = texts.filter((one) => one !== '').join('\n\n')
    const next = hasSection ? (section ?? { title, text, newPage, logic }) : undefined
    if (isText) found.questions.push(statementIn(question, next, reading))
    else readQuestion(question, next, found)
    // A question without fields, such as a calculation, needs no section.
    if (found.questions.length === before) continue
    section = next
    for (const one of leading)
      lost.push(...lostInMarkdown(textOf(one, reading), `the text "${one.code}"`))
    leading = []
  }
  if (section !== undefined || !hasSection) return
  const own = { title, text: markdownOfHtml(html), newPage, logic }
  for (const one of leading) found.questions.push(statementIn(one, own, reading))
  if (leading.length === 0)
    lost.push(`The group "${name}" was skipped: it has no questions to fill in.`)
}

function readQuestion(question: LssQuestion, section: SectionWords | undefined, found: Open) {
  const { reading, hidden, calculations, lost } = found
  const { code, type } = question
  const [label, rest] = labelAndRest(reading.html(question.texts))
  const name = label || code
  if (type === '*') {
    calculations.push(calculationOf(question, name, reading))
    return
  }
  if (type === 'I') {
    lost.push(`Skipped "${name}": visitors choose the language above the form.`)
    return
  }
  if (type === 'X') {
    lost.push(`Skipped the hidden text "${name.slice(0, 200)}".`)
    return
  }
  if (isHidden(question) && prefilled.includes(type) && isHiddenName(code)) {
    const [first] = reading.survey.defaults.get(question.id) ?? []
    const value = lineOfHtml(first?.text ?? '').slice(0, 500)
    hidden.push({ name: code, value, aliases: otherNames(reading.survey, question) })
    return
  }
  const asked = askedOf(question, reading, { label, rest, section })
  const reader = Object.hasOwn(readers, type) ? readers[type] : readers.S
  const fields = reader?.(asked) ?? []
  if (fields.length === 0)
    lost.push(`Skipped "${name.slice(0, 200)}" (${code}): it has no subquestions.`)
  found.questions.push(...fields)
}

interface Words {
  readonly label: string
  readonly rest: string
  readonly section: SectionWords | undefined
}

function askedOf(question: LssQuestion, reading: Reading, words: Words): Asked {
  const { label, rest, section } = words
  const { row, type } = question
  const relevance = columnOf(row, 'relevance')
  const read = isHidden(question) ? always : readRelevance(relevance, reading.options)
  const html = reading.html(question.texts)
  const help = reading.html(question.help)
  const mandatory = columnOf(row, 'mandatory')
  const lost = [
    ...(isHidden(question) ? ['It is hidden in the survey; here it shows.'] : []),
    ...(read.kind === 'unsaid'
      ? [`Shown if ${relevance.slice(0, 200)} could not be imported: ${read.reason}.`]
      : []),
    ...(mandatory === 'S' ? ['A missing answer is only warned about. Here it is optional.'] : []),
    ...(Object.hasOwn(readers, type)
      ? []
      : [`Unsupported field type "${type.slice(0, 40)}". It was imported as a text field.`]),
    ...lostInText(html, 'its text'),
    ...lostInText(help, 'its help'),
    ...lostAttributes(question),
    ...(/\/[a-zA-Z]*i[a-zA-Z]*$/.test(columnOf(row, 'preg'))
      ? ['Its pattern ignores capitals. Here it does not.']
      : []),
    ...unknownAttributes(question),
    ...(losesDefault(question, reading) ? ['Its default value was skipped.'] : []),
    ...olderConditions(question, reading),
  ]
  return {
    question,
    reading,
    label,
    description: [rest, plainOfHtml(help)].filter((one) => one !== '').join('\n'),
    required: mandatory === 'Y',
    logic: read.kind === 'unsaid' ? always : read,
    section,
    lost,
  }
}

/** Types of questions that can start with an answer */
const withDefault = 'L!OMP5YGNSTUKQD'

function losesDefault({ id, type }: LssQuestion, { survey }: Reading): boolean {
  const defaults = survey.defaults.get(id) ?? []
  return defaults.some(({ isOther }) => isOther || !withDefault.includes(type))
}

function calculationOf(question: LssQuestion, name: string, { html }: Reading): Calculation {
  const equation = attribute(question, 'equation') || lineOfHtml(html(question.texts))
  const inner = /^\{([^{}]*)\}$/.exec(equation.trim())?.[1]
  const written = inner === undefined ? undefined : asExpression(inner)
  const formula =
    written === undefined
      ? { unsaid: 'it is more than one expression in braces' }
      : 'unsaid' in written
        ? written
        : formulaText(written.expression)
  const label = attribute(question, 'equation') === '' ? question.code : name
  return {
    key: question.code,
    name: label || question.code,
    formula,
    isShown: !isHidden(question),
  }
}
