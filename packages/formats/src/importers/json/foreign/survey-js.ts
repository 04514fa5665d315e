import type { ImportResult, NewFieldId } from '../../../import.ts'
import { builtInWords } from '../../../reading/built-in-words.ts'
import type { Calculation } from '../../../reading/calculations.ts'
import { readExpression } from '../../../reading/expression.ts'
import { formulaText } from '../../../reading/expression-formula.ts'
import { plainOfHtml } from '../../../reading/html-text.ts'
import { always, type Logic } from '../../../reading/logic.ts'
import { inLanguages } from '../../../reading/pair-translations.ts'
import type { Choice, End, Question } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { tooDeepParts } from '../../../reading/too-deep.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { listOf, localized, objectsIn, plainText } from './localized.ts'
import { cellsOf } from './survey-js-cells.ts'
import { headOf, pairHeads } from './survey-js-head.ts'
import { inLanguage, languagesIn } from './survey-js-languages.ts'
import { lostMembers, lostOfMatrix, lostOfSurvey } from './survey-js-lost.ts'
import { expressionFor } from './survey-js-offers.ts'
import {
  choicesOf,
  nameOf,
  questionOf,
  type Shown,
  sectionOf,
  shownBy,
  surveyTypes,
} from './survey-js-question.ts'
import { surveyTexts, textOf } from './survey-js-texts.ts'

const pageTypes = new Set([
  ...Object.keys(surveyTypes),
  ...surveyTexts,
  'expression',
  'panel',
  'paneldynamic',
  'multipletext',
  'matrix',
  'matrixdropdown',
  'matrixdynamic',
])

export function isSurveyJs(value: Members): boolean {
  const pages = listOf(value.pages).map(membersOf)
  if (pages.some((page) => Array.isArray(page?.elements) || Array.isArray(page?.questions)))
    return true
  const list = [...listOf(value.elements), ...listOf(value.questions)].map(membersOf)
  return list.some((one) => typeof one?.name === 'string' && pageTypes.has(String(one.type)))
}

const deepest = 100

/** Reads a survey in its own language, with its translations. */
export function readSurveyJs(survey: Members, newId: NewFieldId): ImportResult {
  const locale = textIn(survey, 'locale') || null
  const languages = languagesIn(survey, locale)
  const [own = 'en'] = languages
  const surveyIn = (language: string) => membersOf(inLanguage(survey, { language, own })) ?? survey
  const headIn = (language: string) =>
    headOf(surveyIn(language), languages.length > 1 || locale !== null || own !== 'en' ? own : '')
  const head = headIn(own)
  const found = inLanguages(
    languages,
    newId,
    (language, ids) => readLanguage(surveyIn(language), language, ids),
    (language) => pairHeads(head, headIn(language)),
  )
  return 'problem' in found ? found : { ...found, head }
}

function readLanguage(survey: Members, language: string, newId: NewFieldId): ImportResult {
  const outside = { logic: always, lost: [], words: builtInWords(language) }
  const questions: Question[] = []
  const lost: string[] = [...lostOfSurvey(survey)]
  const tooDeep = tooDeepParts(lost, deepest)
  const calculations: Calculation[] = objectsIn(survey.calculatedValues).map((one) =>
    calculationOf(one, textIn(one, 'name') ?? ''),
  )
  const pages = objectsIn(survey.pages)
  for (const [at, page] of pages.entries()) {
    const section = sectionOf(page, at > 0 && survey.questionsOnPageMode !== 'singlePage')
    readPanel(page, { ...outside, section }, 0)
  }
  readPanel({ elements: survey.elements, questions: survey.questions }, outside, 0)
  return fieldsOfQuestions(questions, newId, lost, {
    calculations,
    ends: endsOf(survey),
    places: /\{([^{}]+)\}/g,
  })

  function readPanel(panel: Members, around: Shown, depth: number) {
    const shown = shownBy(panel, around)
    for (const members of elementsIn(panel)) {
      const type = textIn(members, 'type') ?? 'text'
      if (type === 'expression') {
        calculations.push({ ...calculationOf(members, nameOf(members)), isShown: true })
      } else if (surveyTexts.includes(type)) {
        questions.push(textOf(members, type, shownBy(members, shown)))
      } else if (type === 'panel' || type === 'flowpanel' || type === 'paneldynamic') {
        if (depth >= deepest) {
          tooDeep.addNamed(members, { nameOf, insideOf: elementsIn })
          continue
        }
        if (type === 'paneldynamic')
          lost.push(`The repeated panel "${nameOf(members)}" is asked once.`)
        readPanel(
          members,
          { ...shown, section: sectionOf(members, false) ?? shown.section },
          depth + 1,
        )
      } else if (type === 'multipletext') {
        readItems(members, listOf(members.items), shown)
      } else if (type.startsWith('matrix')) {
        readMatrix(members, shown)
      } else {
        questions.push(questionOf(members, type, shownBy(members, shown)))
      }
    }
  }

  function readItems(owner: Members, items: readonly unknown[], around: Shown) {
    const shown = shownBy(owner, around)
    const told = [
      ...lostMembers(owner, 'multipletext'),
      ...(owner.isRequired === true
        ? ['One of its texts is required. Here each of them is optional.']
        : []),
    ]
    const text = plainText(owner.description)
    for (const [at, item] of items.entries()) {
      const members = membersOf(item)
      if (members === null) continue
      const question = questionOf(members, 'text', shown)
      const title = plainText(owner.title)
      const label = title === '' ? question.words.label : `${title}: ${question.words.label}`
      questions.push({
        ...question,
        words: {
          ...question.words,
          label,
          ...(at === 0 && !question.words.description && { description: text }),
        },
        lost: at === 0 ? [...told, ...question.lost] : question.lost,
        key: `${textIn(owner, 'name') ?? ''}.${question.key}`,
      })
    }
  }

  /** Converts a matrix into a table with one question per row, and a matrix of inputs into a field for each cell. */
  function readMatrix(members: Members, around: Shown) {
    const type = textIn(members, 'type') ?? ''
    if (type === 'matrixdynamic' || (type === 'matrixdropdown' && columnsOf(members) === null)) {
      questions.push(...cellsOf(members, shownBy(members, around)))
      if (type === 'matrixdynamic')
        lost.push(`The repeated rows of "${nameOf(members).slice(0, 80)}" are asked once.`)
      return
    }
    const rows = choicesOf(members.rows)
    const { columns, isMany, suffix, isRequired } = columnsOf(members) ?? noColumns
    if (rows.length === 0 || columns.length === 0) {
      lost.push(`The matrix "${nameOf(members)}" has no fixed rows and choices, so it was skipped.`)
      return
    }
    const shown = shownBy(members, around)
    const table = { title: nameOf(members), text: plainText(members.description) }
    for (const [at, { value, text, visibleIf }] of rowsWithLogic(members, rows).entries()) {
      const { logic, lost: ofRow, section } = shownBy({ visibleIf }, shown)
      questions.push({
        key: `${textIn(members, 'name') ?? ''}.${value}${suffix}`,
        type: isMany ? 'checkbox' : 'radio',
        words: { label: text, required: isRequired },
        choices: columns,
        logic,
        lost: at === 0 ? [...ofRow, ...lostOfMatrix(members)] : ofRow,
        section,
        table,
      })
    }
  }
}

const elementsIn = ({ elements, questions, templateElements }: Members) =>
  [elements, questions, templateElements].flatMap(objectsIn)

interface Columns {
  readonly columns: readonly Choice[]
  readonly isMany: boolean
  /** What a key has behind the name of its row */
  readonly suffix: string
  readonly isRequired: boolean
}

const noColumns: Columns = { columns: [], isMany: false, suffix: '', isRequired: false }

/** Null for a matrix whose cells are inputs. Columns of a matrix: its own, or the choices of the only column of a matrix of dropdowns. */
function columnsOf(members: Members): Columns | null {
  const isRequired = members.isAllRowRequired === true || members.eachRowRequired === true
  const none = { ...noColumns, isRequired }
  const type = textIn(members, 'type')
  if (type === 'matrix') {
    const isMany = members.cellType === 'checkbox'
    return { ...none, columns: choicesOf(members.columns), isMany }
  }
  const [column, ...others] = objectsIn(members.columns)
  if (type !== 'matrixdropdown' || column === undefined || others.length > 0) return null
  const cell = textIn(column, 'cellType') ?? textIn(members, 'cellType') ?? 'dropdown'
  if (!['dropdown', 'radiogroup', 'checkbox', 'tagbox'].includes(cell)) return null
  const own = choicesOf(column.choices)
  return {
    columns: own.length > 0 ? own : choicesOf(members.choices),
    isMany: cell === 'checkbox' || cell === 'tagbox',
    suffix: `.${textIn(column, 'name') ?? ''}`,
    isRequired: isRequired || column.isRequired === true,
  }
}

/** Rows of a matrix with their own conditions. */
function rowsWithLogic(members: Members, rows: readonly Choice[]) {
  const given = listOf(members.rows).map(membersOf)
  const forAll = textIn(members, 'rowsVisibleIf') ?? ''
  return rows.map((row) => ({
    ...row,
    visibleIf:
      given.find((one) => String(one?.value) === row.value)?.visibleIf ??
      expressionFor(forAll, row.value) ??
      forAll,
  }))
}

/** Thank-you texts and redirects with their conditions; those without a condition come last. */
function endsOf(survey: Members): readonly End[] {
  const none = { title: '', text: '', redirectUrl: '' }
  const logicOf = (one: Members): Logic | null => {
    const read = readExpression(textIn(one, 'expression') ?? '', true)
    return read.kind === 'unsaid' ? null : read
  }
  const text = plainOfHtml(localized(survey.completedHtml))
  const redirectUrl = textIn(survey, 'navigateToUrl') ?? ''
  return [
    ...objectsIn(survey.navigateToUrlOnCondition).map((one): End => {
      return { ...none, redirectUrl: localized(one.url), logic: logicOf(one) }
    }),
    ...objectsIn(survey.completedHtmlOnCondition).map((one): End => {
      return { ...none, text: plainOfHtml(localized(one.html)), logic: logicOf(one) }
    }),
    ...(text === '' && redirectUrl === '' ? [] : [{ ...none, text, redirectUrl, logic: always }]),
  ]
}

function calculationOf(members: Members, name: string): Calculation {
  const key = textIn(members, 'name') ?? name
  const formula = formulaText(textIn(members, 'expression') ?? '')
  return { key, name: name || key, formula, comparesLists: true }
}
