import type { FieldTypeName } from '@ramiform/fields'
import type { ImportResult, NewFieldId } from '../import.ts'
import { answerColumn, offeredIn } from './answer-column.ts'
import { isPolar, isQuestion } from './asking.ts'
import { readExpression } from './expression.ts'
import { guessFieldType, isFieldName } from './guess-field-type.ts'
import { readHowMany } from './how-many.ts'
import { statementOfHtml } from './html-statement.ts'
import { labelText } from './label-text.ts'
import { all, always } from './logic.ts'
import { readMarks } from './marks.ts'
import { headingRows } from './numbered-rows.ts'
import { type Choice, type Question, type SectionWords, yesAndNo } from './question.ts'
import { fieldsOfQuestions } from './questions.ts'
import { answeredByNumber, followed, noLogic, type Shown } from './row-conditions.ts'
import { rowLimits, sliderHelp } from './row-limits.ts'
import { scaleIn } from './scale-type.ts'
import { statementOf } from './statement.ts'
import { typeDescribed } from './type-names.ts'

/** Column names of a list of questions, in English, German, French and Spanish */
const columns = {
  label:
    /^(?:question(?:[ _]?(?:text|title|label))?|questions|field[ _]label|label(?:::?.*)?|prompt|title|frage(?:text|stellung)?|fragen|libellé|intitulé|preguntas?|domand[ae]|perguntas?|vra(?:ag|gen)|質問|設問|السؤال|שאלה)$/i,
  key: /^(?:variable(?: ?\/ ?field name)?|field[ _]?name|name|key|id|code|variable name|question[ _]?id|qid|#)$/i,
  type: /^(?:(?:field|question|answer|input|data|response)?[ _]?type|(?:(?:field|question|answer|input|response)[ _]?)?format|(?:type|kind|format) of (?:field|question|answer|response)|input|(?:antwort|frage|feld)?(?:typ|format)|art(?: der (?:frage|antwort))?|(?:frage|antwort|feld)art|(?:type|format) de (?:la )?(?:question|réponse|champ)|(?:tipo|formato)(?: (?:de|di|da|della|de la) (?:pregunta|respuesta|campo|domanda|risposta|pergunta|resposta))?|(?:vraag|antwoord|veld)(?:type|soort|formaat))$/i,
  options:
    /^(?:(?:answer |response )?(?:options?|choices?)(?: list)?|answers|values|choices, calculations, or slider labels|select_choices_or_calculations|possible answers|allowed values|antwort(?:en|möglichkeiten|optionen)|réponses|respuestas|auswahl(?:möglichkeiten)?|optionen|(?:options|choix)(?: de réponse)?|opciones(?: de respuesta)?)$/i,
  required:
    /^(?:required(?: field)?\??|mandatory\??|is[ _]?required|required_field|pflicht(?:feld|frage)?|erforderlich|obligatoire|obligatori[oa])$/i,
  description:
    /^(?:description|help(?:[ _]?text)?|hint(?:::?.*)?|field note|field_note|notes?|instructions?|comments?|remarks?|kommentare?|bemerkung(?:en)?|anmerkung(?:en)?|commentaires?|remarques?|comentarios?|hinweis|hilfetext|aide|ayuda)$/i,
  logic:
    /^(?:branching logic.*|branching_logic|relevant|show if|visible if|condition|display logic|skip logic|logic)$/i,
  constraint: /^(?:constraint|validation|limit)$/i,
  number: /^(?:no\.?|nr\.?|n[°º]\.?|núm\.?|num\.?|pos\.?|lfd\.? ?nr\.?|s\/?n)$/i,
  appearance: /^appearance$/i,
  // REDCap
  section: /^section[ _]header$/i,
  validated: /^(?:text validation type.*|text_validation_type.*)$/i,
  min: /^text[ _]validation[ _]min$/i,
  max: /^text[ _]validation[ _]max$/i,
} as const

/** One column per option, in the languages of the product: `Option 1`, `Choice B`, `Opción 2` */
const optionColumn =
  /^(?:(?:answer |response )?(?:option|choice)|answer|antwort(?:möglichkeit)?|réponse|choix|respuesta|opción|opzione|risposta|opção|resposta|optie|antwoord|選択肢|回答|الخيار|אפשרות)[ _]?(?:\d{1,2}|[a-h])$/i

/** Columns without anything for a form: numbers of rows, and REDCap's name of the whole form */
const asksNothingElse = /^(?:nr|no|num(?:ber)?|row|form[ _]name)\.?$/i

/** Rows above the column names: a title, a version */
const rowsAbove = 10

type Column = keyof typeof columns

export interface QuestionTable {
  readonly at: Readonly<Record<Column, number>>
  /** Columns with one option each */
  readonly optionsAt: readonly number[]
  /** Column with room for answers; -1 if there is none */
  readonly answerAt: number
  readonly rows: readonly (readonly string[])[]
  /** Why the rows are questions */
  readonly isKnownBy: 'types' | 'questions' | 'answers'
  /** Warnings about columns that are not read */
  readonly unread: readonly string[]
}

/** Reads a table with one question per row, with types or options; null for any other table. */
export function questionTable(rows: readonly (readonly string[])[]): QuestionTable | null {
  for (const [above, head] of rows.slice(0, rowsAbove).entries()) {
    const table = tableBelow(head, rows.slice(above + 1))
    if (table !== null) return table
  }
  return null
}

/** A position for each column name. */
const positionsOf = (find: (pattern: RegExp) => number) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, pattern]) => [name, find(pattern)]),
  ) as Record<Column, number>

export const noColumns = positionsOf(() => -1)

/** Position of each column that a row names; -1 for any other. */
export const columnsNamed = (head: readonly string[]) =>
  positionsOf((pattern) => head.findIndex((cell) => pattern.test(cell.trim())))

function tableBelow(
  head: readonly string[],
  body: readonly (readonly string[])[],
): QuestionTable | null {
  const at = columnsNamed(head)
  const optionsAt = head.flatMap((cell, index) => (optionColumn.test(cell.trim()) ? [index] : []))
  // Rows without a label may open and close groups.
  const asked = body.filter((row) => row.some((cell) => cell.trim() !== ''))
  const filled = asked.filter((row) => (row[at.label] ?? '').trim() !== '')
  const types = filled.map((row) => row[at.type]?.trim() ?? '').filter((type) => !asksNothing(type))
  const typed = types.filter((type) => typeOf(type) !== null)
  const hasTypes = at.type >= 0 && typed.length * 2 > types.length
  if (at.label < 0 || filled.length === 0) return null
  const hasOptions = (at.options >= 0 && at.options !== at.label) || optionsAt.length > 1
  const table = { at, optionsAt, answerAt: -1, rows: asked, unread: [] } as const
  if (hasTypes || hasOptions) return { ...table, isKnownBy: 'types', unread: unread() }
  const answerAt = answerColumn(head, at.label, filled)
  if (answerAt >= 0) return { ...table, answerAt, isKnownBy: 'answers' }
  const labels = filled.map((row) => row[at.label]?.trim() ?? '')
  return areQuestions(labels) && head.every((cell, index) => isKnown(cell, index))
    ? { ...table, isKnownBy: 'questions' }
    : null

  /** One warning with the names of the filled columns that are not read. */
  function unread(): readonly string[] {
    const names = head.flatMap((cell, index) =>
      isKnown(cell, index) ||
      asksNothingElse.test(cell.trim()) ||
      optionsAt.includes(index) ||
      asked.every((row) => (row[index] ?? '').trim() === '') ||
      asked.every((row, at) => (row[index] ?? '').trim() === String(at + 1))
        ? []
        : [`“${labelText(cell).slice(0, 60)}”`],
    )
    return names.length === 0 ? [] : [`Columns that were not imported: ${names.join(', ')}`]
  }

  function isKnown(cell: string, index: number): boolean {
    return cell.trim() === '' || Object.values(at).includes(index)
  }
}

/** True if at least half of the texts ask: `What is your name?`, `E-mail`. */
export function areQuestions(labels: readonly string[]): boolean {
  const asking = labels.filter((label) => isQuestion(label) || isFieldName(label))
  return labels.some(isQuestion) && asking.length * 2 >= labels.length
}

/** Why rows are questions although no columns name their types */
const reasons = {
  questions: 'one column has questions',
  answers: 'one column has questions and another has room for the answers',
} as const

export function readQuestionTable(
  { at, optionsAt, answerAt, rows, isKnownBy, unread }: QuestionTable,
  newId: NewFieldId,
): ImportResult {
  const cell = (row: readonly string[], name: Column) => row[at[name]]?.trim() ?? ''
  /** Conditions of the open groups */
  const groups: Shown[] = []
  const questions: Question[] = []
  const silent: string[] = []
  const lost: string[] = []
  let section: SectionWords | undefined
  /** The heading of a section without questions until now, as a statement */
  let heading: Question | undefined
  const headings = headingRows(answerAt < 0 ? [] : rows.map((row) => cell(row, 'number')))
  const written: string[] = []
  const hasSingle = rows.some((row) => singleChoice.test(cell(row, 'type')))
  const keysByNumber = new Map(
    rows.flatMap((row, index) => {
      const key = cell(row, 'key') || `row ${index}`
      return [cell(row, 'number'), key].map((number) => [
        number.replace(/^q\.?\s?(?=\d)/i, ''),
        key,
      ])
    }),
  )
  for (const [index, row] of rows.entries()) {
    const header = textOfHtml(cell(row, 'section'))
    if (header !== '') begin(header, '', index)
    const label = textOfHtml(cell(row, 'label'))
    if (headings.has(index) && label !== '' && !isQuestion(label)) begin(label, '', index)
    else read(row, index)
  }
  if (heading !== undefined) questions.push(heading)
  const told = [
    ...(isKnownBy === 'types'
      ? []
      : [`Each row was imported as a question, because ${reasons[isKnownBy]}.`]),
    ...unread,
    ...(silent.length > 0 ? [`Rows that ask nothing were left out: ${quoted(silent)}.`] : []),
    ...(written.length > 0 ? [`Answers in the file were not imported: ${quoted(written)}.`] : []),
    ...lost,
  ]
  return fieldsOfQuestions(questions, newId, told, { places: /\$\{([^{}]+)\}/g })

  function read(row: readonly string[], index: number) {
    const named = cell(row, 'type')
    const label = textOfHtml(cell(row, 'label'))
    if (/^begin[ _]/i.test(named)) {
      groups.push(logicOf(cell(row, 'logic')))
      if (label !== '') begin(label, '', index)
    } else if (/^end[ _]/i.test(named)) {
      groups.pop()
      end()
    } else if (headingTypes.test(named)) {
      if (label !== '') begin(label, cell(row, 'description'), index, logicOf(cell(row, 'logic')))
    } else if (textTypes.test(named)) add(statementIn(row, index, named))
    else if (withoutAnswer.test(named)) {
      if (label !== '') silent.push(label)
    } else if (label !== '') add(questionIn(row, index, label))
  }

  function conditionInWords(label: string, note: string): Shown {
    const byNumber = answeredByNumber(note, questions, keysByNumber)
    return byNumber === noLogic ? followed(label, questions) : byNumber
  }

  function add(question: Question) {
    const title = heading?.words.label.slice(0, 80)
    lost.push(...(heading?.lost.map((one) => `The section "${title}": ${one}`) ?? []))
    heading = undefined
    questions.push({ ...question, section })
  }

  function end() {
    if (heading !== undefined) questions.push(heading)
    heading = undefined
    section = undefined
  }

  /** Begins a section. Without a question it becomes a statement. */
  function begin(title: string, text: string, index: number, own: Shown = noLogic) {
    end()
    const { logic, lost: ofLogic } = within(own)
    section = { title: labelText(title), text, newPage: false, logic }
    heading = statementOf({ key: `row ${index}`, title, text, logic, lost: ofLogic })
  }

  function within(own: Shown): Shown {
    const all_ = [...groups, own]
    return { logic: all(...all_.map(({ logic }) => logic)), lost: all_.flatMap((one) => one.lost) }
  }

  function statementIn(row: readonly string[], index: number, named: string): Question {
    const {
      title,
      text,
      lost: ofHtml,
    } = statementOfHtml(cell(row, 'label').replaceAll('\n', '<br>'))
    const description = cell(row, 'description')
    const isTitle = title === '' && (description !== '' || /^statement/i.test(named))
    const { logic, lost: ofLogic } = within(logicOf(cell(row, 'logic')))
    return statementOf({
      key: cell(row, 'key') || `row ${index}`,
      title: isTitle ? text : title,
      text: [isTitle ? '' : text, description].filter((one) => one !== '').join('\n\n'),
      logic,
      lost: [...ofLogic, ...ofHtml],
    })
  }

  function questionIn(row: readonly string[], index: number, label: string): Question {
    const note = cell(row, 'description')
    // Without a column of types, a comment may name one: `yes/no`
    const isType = at.type < 0 && typeOf(note) !== null
    const named = isType ? note : cell(row, 'type')
    const offered = offeredIn(row[answerAt] ?? '')
    if (offered.isWritten) written.push((row[answerAt] ?? '').trim())
    const slider = at.validated < 0 || !/^slider$/i.test(named) ? null : cell(row, 'options')
    const options = slider === null ? cell(row, 'options') : ''
    const listed = [...choicesOf(options, named), ...offered.choices]
    // `Are you a member? (yes/no)`
    const marks = named === '' && listed.length === 0 ? readMarks(label) : null
    const choices = [
      ...listed,
      ...(marks?.options ?? []).map((text) => ({ value: text, text })),
      ...optionsAt.flatMap((column): readonly Choice[] => {
        const text = labelText(row[column] ?? '')
        return text === '' ? [] : [{ value: text, text }]
      }),
    ]
    const validated = cell(row, 'validated')
    const isForSeveral = hasSingle && multipleChoice.test(named)
    const usual = withChoices(
      (isForSeveral ? 'checkbox' : typeOf(named)) ??
        marks?.type ??
        (offered.isDate ? 'date' : typeAsked(label, named)),
      choices,
      named,
    )
    const isSigned = usual === 'file' && /^signature$/i.test(validated)
    const checked = isSigned ? 'signature' : usual === 'text' ? typeChecked(validated) : null
    const type = /multiline/i.test(cell(row, 'appearance')) ? 'textarea' : (checked ?? usual)
    const inWords = at.logic < 0 || answerAt >= 0
    const { logic, lost: ofLogic } = within(
      inWords ? conditionInWords(label, note) : logicOf(cell(row, 'logic')),
    )
    const limited = rowLimits(type, {
      constraint: cell(row, 'constraint'),
      min: cell(row, 'min') || (slider === null ? '' : '0'),
      max: cell(row, 'max') || (slider === null ? '' : '100'),
    })
    return {
      key: cell(row, 'key') || `row ${index}`,
      type,
      words: {
        label: marks?.label || label,
        required: isRequired.test(cell(row, 'required')) || marks?.required === true,
        description: isType
          ? ''
          : [note, offered.hint, sliderHelp(slider ?? '', cell(row, 'min'), cell(row, 'max'))]
              .filter((one) => one !== '')
              .join('\n\n'),
        ...limited.words,
      },
      choices,
      logic,
      lost: [...ofLogic, ...limited.lost, ...lostOptions(options, choices)],
    }
  }
}

/** The first ten texts, in quotation marks */
const quoted = (texts: readonly string[]) =>
  texts
    .slice(0, 10)
    .map((text) => `“${text.slice(0, 80)}”`)
    .join(', ')

const textOfHtml = (text: string) => labelText(text.replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, ''))

export const isRequired =
  /^(?:y|yes|true(?:\(\))?|1|x|required|mandatory|✓|✔|✅|ja|pflicht|oui|sí|si|obligatori[oa])$/i

/** Types of rows that show a text */
const textTypes = /^(?:descriptive|note$|statement)/i

/** Types of rows that begin a section */
const headingTypes = /^(?:section|heading)/i

/** Types of rows that show nothing */
const withoutAnswer = /^(?:calc(?:ulate|ulation)?$|hidden)/i

const asksNothing = (type: string) =>
  [textTypes, headingTypes, withoutAnswer].some((pattern) => pattern.test(type))

/** The type of a text with this validation of REDCap, which names times and signatures (decision 483) */
function typeChecked(validated: string): FieldTypeName | null {
  if (/^date/i.test(validated)) return 'date'
  if (/^time(?:_|$)/i.test(validated)) return 'time'
  if (/^(?:integer|number)/i.test(validated)) return 'number'
  return typeDescribed(validated)
}

/** An option alone, or words that list none */
function lostOptions(text: string, choices: readonly Choice[]): readonly string[] {
  const isLost = text !== '' && choices.length === 0
  return isLost ? [`Its options could not be imported: ${text.slice(0, 200)}`] : []
}

/** Type by the words of a label, if the row names none */
function typeAsked(label: string, named: string): FieldTypeName {
  if (named !== '' || isPolar(label)) return 'text'
  return guessFieldType(label, ['email', 'phone', 'date', 'number']) ?? 'text'
}

/** Where the same column also has a single choice, a multiple choice has several answers. Alone it may have one. */
const singleChoice =
  /^(?:single|one)[ -](?:choice|select|answer)|^ein(?:fach|zel)(?:aus)?wahl|^choix unique|^(?:opción|selección|respuesta) única|^scelta singola|^escolha única|^enkele keuze/i
const multipleChoice =
  /^multiple[ -]choice$|^choix multiples?$|^opción múltiple$|^scelta multipla$|^múltipla escolha$|^escolha múltipla$|^meerkeuze$/i

/** Words of `Multiple choice (several)` */
const forSeveral =
  /\b(?:several|many|more than one|any number|mehrere|plusieurs|varias|varios)\b|multiple (?:answers?|selections?|responses?|options)|all that apply/

/** Type of `select_one yes_no`, `Multiple choice`, `notes`. */
export function typeOf(named: string): FieldTypeName | null {
  const plain = named.trim().toLowerCase()
  if (plain === '') return null
  if (/^select_one\b/.test(plain)) return 'radio'
  if (/^select_multiple\b|^acknowledge$/.test(plain)) return 'checkbox'
  if (/^(?:yesno|yes_no|truefalse|true_false)$/.test(plain) || polarType.test(plain)) return 'radio'
  if (plain === 'notes') return 'textarea'
  const described = typeDescribed(named)
  if (described === 'radio' && forSeveral.test(plain)) return 'checkbox'
  const foreign = foreignTypes.find(([pattern]) => pattern.test(plain))?.[1]
  return described ?? foreign ?? typeSaid(plain)
}

/** The type of `1–5`, or of an instruction alone: `Choose any that apply` */
function typeSaid(named: string): FieldTypeName | null {
  if (scaleIn(named).length > 0) return 'radio'
  const { choose, isAlone } = readHowMany(named)
  if (choose === null || !isAlone) return null
  return choose === 'many' ? 'checkbox' : 'radio'
}

const polarType = /^(ja|oui|s[ií])\s*[/-]\s*(nein|non|no)$/

const foreignTypes: readonly (readonly [RegExp, FieldTypeName])[] = [
  [
    /^(?:mehrfach|sélection multiple|choix multiples?|cases à cocher|selección múltiple|casillas)/,
    'checkbox',
  ],
  [/^(?:einfach|choix unique|selección única|opción única)/, 'radio'],
  [/^(?:auswahl|dropdown|liste? déroulante|lista)/, 'select'],
  [/^(?:datum|fecha)/, 'date'],
  [/^(?:zahl|nombre|numéro|número)/, 'number'],
  [/^(?:lang|mehrzeil|freitext|texte? long|texto largo|paragraphe|párrafo)/, 'textarea'],
  [/^(?:e-?mail|courriel|correo)/, 'email'],
  [/^(?:telefon|téléphone|teléfono)/, 'phone'],
  [/^(?:kurz|texte|texto)/, 'text'],
]

function withChoices(
  type: FieldTypeName,
  choices: readonly Choice[],
  named: string,
): FieldTypeName {
  if (choices.length === 0 || type === 'select' || type === 'checkbox') return type
  return /multi/i.test(named) && !/multiple[ _-]?choice/i.test(named) ? 'checkbox' : 'radio'
}

/** Options of `Small; Large`, or of `1, Yes | 0, No` with codes. */
export function choicesOf(text: string, named: string): readonly Choice[] {
  if (text === '' && scaleIn(named).length > 0)
    return scaleIn(named).map((step) => ({ value: step, text: step }))
  if (/yes[ _/]*(?:or )?no|boolean/i.test(named) && text === '') return yesAndNo
  // A box of an XLSForm that only has to be ticked
  if (/^acknowledge$/i.test(named)) return [{ value: 'OK', text: 'Yes' }]
  const polar = text === '' ? polarType.exec(named.trim().toLowerCase()) : null
  if (polar !== null) {
    const [, yes = '', no = ''] = polar
    return [
      { value: 'true', text: capitalized(yes) },
      { value: 'false', text: capitalized(no) },
    ]
  }
  if (/true[ _]?false/i.test(named) && text === '') {
    return [
      { value: 'true', text: 'True' },
      { value: 'false', text: 'False' },
    ]
  }
  const separator = [
    /\s*\|\s*/,
    /\s*;\s*/,
    /\s*\n\s*/,
    /\s+\/\s+/,
    /\s*,\s*/,
    /\s*(?<![:/])\/(?!\/)\s*/,
  ].find((one) => text.split(one).length > 1)
  if (separator === undefined) return []
  const parts = text.split(separator).filter((part) => part !== '')
  const coded = parts.map((part) => /^(-?\w{1,12})\s*[,=:]\s*(\S.*)$/s.exec(part))
  if (coded.every((one) => one !== null)) {
    return coded.map(([, value = '', words = '']) => ({ value, text: words }))
  }
  return parts.map((part) => ({ value: part, text: part }))
}

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Reads conditions such as `[sex] = '1' and [age] > 18`, `${plan} = 'pro'`. */
function logicOf(text: string): Shown {
  if (text === '') return noLogic
  const named = text
    .slice(0, 4_000)
    .replaceAll(/selected\(\s*\$\{([\w.-]+)\}\s*,\s*('[^']*')\s*\)/g, '{$1} = $2')
    .replaceAll(/\[([\w.-]+)\((\w+)\)\]\s*=\s*(['"]?)1\3/g, "{$1} contains '$2'")
    .replaceAll(/\$\{([\w.-]+)\}|\[([\w.-]+)\]/g, (_, dollar, bracket) => `{${dollar ?? bracket}}`)
  const read = readExpression(named)
  if (read.kind !== 'unsaid') return { logic: read, lost: [] }
  return {
    logic: always,
    lost: [`Shown if ${text.slice(0, 200)} could not be imported: ${read.reason}.`],
  }
}
