import type { Validation } from '@ramiform/core/field'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import type { ImportResult, NewFieldId } from '../../import.ts'
import { uploadFrom } from '../accepted-files.ts'
import { builtInWords } from '../built-in-words.ts'
import type { Calculation } from '../calculations.ts'
import { labelText } from '../label-text.ts'
import { all, always, type Logic } from '../logic.ts'
import { inLanguages, ownLanguage } from '../pair-translations.ts'
import type { HiddenWords, Question, SectionWords, TableWords } from '../question.ts'
import { fieldsOfQuestions } from '../questions.ts'
import { statementOf } from '../statement.ts'
import { wholeNumber } from '../whole-number.ts'
import { choicesOf } from './xls-choices.ts'
import { readConstraint, readXlsCondition, readXlsFormula } from './xls-expression.ts'
import { hasMedia, lostColumns, lostMedia, lostOfForm } from './xls-lost.ts'
import { codeOf, type XlsForm, type XlsRow } from './xls-sheets.ts'
import { noteText, plainLabel } from './xls-text.ts'
import { type RowKind, rowKind } from './xls-types.ts'

/** Reads an XLSForm in its own language, with its translations. */
export function readXlsForm(form: XlsForm, newId: NewFieldId): ImportResult {
  const languages = form.languages.length > 0 ? form.languages : ['']
  const byCode = new Map(languages.map((one) => [codeOf(one), one]))
  const found = inLanguages([...byCode.keys()], newId, (code, ids) =>
    readLanguage(form, byCode.get(code) ?? '', ids),
  )
  if ('problem' in found) return found
  const title = labelText(form.settings?.cell('form_title') ?? '')
  const language = languages[0] === '' ? undefined : ownLanguage(codeOf(languages[0] ?? ''))
  if (title === '' && language === undefined) return found
  return {
    ...found,
    head: {
      name: title || 'Form',
      description: '',
      settings: { ...(title !== '' && { title }), ...(language && { language }) },
    },
  }
}

/** A group that is open while its rows are read. */
interface Group {
  readonly logic: Logic
  readonly lost: readonly string[]
  /** Section that begins with the group; undefined for a group without a title */
  readonly ownSection: SectionWords | undefined
  readonly section: SectionWords | undefined
  /** Heading of the table that the questions of a `table-list` are rows of */
  readonly table: TableWords | undefined
}

function readLanguage(form: XlsForm, language: string, newId: NewFieldId): ImportResult {
  const questions: Question[] = []
  const hidden: HiddenWords[] = []
  const calculations: Calculation[] = []
  const lost = [...lostOfForm(form)]
  const groups: Group[] = []
  /** Notes above the first question of the innermost group, which belong to the text of its section */
  let leading: readonly { readonly row: XlsRow; readonly at: number }[] = []
  /** Sections with questions or statements */
  const begun = new Set<SectionWords>()
  let section: SectionWords | undefined
  let table: TableWords | undefined
  const lists = listsIn(form)
  const hasPages = /\bpages\b/.test(form.settings?.cell('style') ?? '')

  for (const [at, row] of form.survey.entries()) {
    if (/^(?:yes|true)/i.test(row.cell('disabled'))) continue
    const label = plainLabel(row.text('label', language))
    const given = row.cell('type')
    if (given === '') {
      if (label !== '') lost.push(`Skipped "${label.slice(0, 200)}": its row has no type.`)
      continue
    }
    read(row, rowKind(given, label === ''), label, at)
  }
  return fieldsOfQuestions(questions, newId, lost, {
    hidden,
    calculations,
    places: /\$\{\s*([^{}]+?)\s*\}/g,
  })

  function read(row: XlsRow, kind: RowKind, label: string, at: number) {
    const name = row.cell('name')
    if (kind.kind === 'begin') open(row, label, kind.isRepeat)
    else if (kind.kind === 'end') close()
    else if (kind.kind === 'note') readNote(row, at)
    else if (kind.kind === 'calculate') {
      const calculation = row.cell('calculation')
      const formula =
        calculation === ''
          ? { unsaid: 'it has no formula' }
          : readXlsFormula(calculation, (other) => lists.has(other))
      calculations.push({
        key: name,
        name: label || name || `value ${at}`,
        formula,
        comparesLists: true,
      })
    } else if (kind.kind === 'hidden') {
      hidden.push({ name, value: row.cell('default').slice(0, 500), aliases: [] })
    } else if (kind.kind === 'question') readQuestion(row, kind, label || name, at)
  }

  function open(row: XlsRow, label: string, isRepeat: boolean) {
    showLeading()
    if (isRepeat)
      lost.push(`The repeated part "${(label || row.cell('name')).slice(0, 80)}" is asked once.`)
    const { logic, lost: ofLogic } = shownIf(row.cell('relevant'))
    const outer = groups.at(-1)
    const title = labelText(label)
    const newPage = hasPages && groups.length === 0 && questions.length > 0
    const words = title === '' && !newPage ? undefined : { title, text: '', newPage }
    const isTable = /\btable-list\b/.test(row.cell('appearance'))
    section = words ?? outer?.section
    table = undefined
    groups.push({
      logic: all(outer?.logic ?? always, logic),
      lost: [...(outer?.lost ?? []), ...ofLogic],
      ownSection: words,
      section,
      table: isTable ? { title, text: '' } : outer?.table,
    })
  }

  function close() {
    showLeading()
    groups.pop()
    section = groups.at(-1)?.section
    table = undefined
  }

  /** A note becomes a statement, or the text of a section that it begins. */
  function readNote(row: XlsRow, at: number) {
    const group = groups.at(-1)
    const isFirst = group?.ownSection !== undefined && !begun.has(group.ownSection)
    if (isFirst && row.cell('relevant') === '') leading = [...leading, { row, at }]
    else addNote(row, at)
  }

  function addNote(row: XlsRow, at: number) {
    beginSection()
    const { logic, lost: ofLogic } = shownIf(row.cell('relevant'))
    const around = groups.at(-1)
    table = undefined
    questions.push(
      statementOf({
        key: row.cell('name') || `row ${at}`,
        text: noteText(row, language),
        logic: all(around?.logic ?? always, logic),
        section,
        lost: [
          ...(around?.lost ?? []),
          ...ofLogic,
          ...(hasMedia(row, language) ? [lostMedia] : []),
        ],
      }),
    )
  }

  /** Notes that no question of their group follows are statements. */
  function showLeading() {
    const notes = leading
    leading = []
    for (const { row, at } of notes) addNote(row, at)
  }

  /** Begins the section of the group, with the notes above its first question. */
  function beginSection() {
    const group = groups.at(-1)
    if (leading.length > 0 && group !== undefined && section !== undefined) {
      const text = leading.map(({ row }) => noteText(row, language)).join('\n\n')
      section = { ...section, text }
      groups[groups.length - 1] = { ...group, ownSection: section, section }
      for (const { row } of leading)
        if (hasMedia(row, language))
          lost.push(`A picture, sound or video of "${row.cell('name')}" was not imported.`)
      leading = []
    }
    if (section !== undefined) begun.add(section)
  }

  function readQuestion(
    row: XlsRow,
    kind: Extract<RowKind, { kind: 'question' }>,
    label: string,
    at: number,
  ) {
    const appearance = row.cell('appearance')
    const around = groups.at(-1)
    if (/(?:^|\s)label(?:\s|$)/.test(appearance) && kind.list !== '') {
      table = { title: labelText(label), text: '' }
      return
    }
    if (!/\blist-nolabel\b/.test(appearance)) table = undefined
    beginSection()
    questions.push(
      questionOf(form, row, {
        kind,
        label,
        language,
        key: row.cell('name') || `row ${at}`,
        around: around ?? { logic: always, lost: [] },
        section,
        table: table ?? (kind.name === 'select_one' ? around?.table : undefined),
      }),
    )
  }
}

/** Names of the questions with several answers. */
function listsIn({ survey }: XlsForm): ReadonlySet<string> {
  const isList = (row: XlsRow) => {
    const kind = rowKind(row.cell('type'), false)
    return kind.kind === 'question' && fieldTypes[kind.type.type].answerKind === 'list'
  }
  return new Set(survey.filter(isList).map((row) => row.cell('name')))
}

/** Reads a condition; an unreadable one always holds and is reported. */
function shownIf(source: string): { readonly logic: Logic; readonly lost: readonly string[] } {
  if (source === '') return { logic: always, lost: [] }
  const read = readXlsCondition(source)
  if (read.kind !== 'unsaid') return { logic: read, lost: [] }
  return {
    logic: always,
    lost: [`Shown if ${source.slice(0, 200)} could not be imported: ${read.reason}.`],
  }
}

interface Asked {
  readonly kind: Extract<RowKind, { kind: 'question' }>
  readonly label: string
  readonly language: string
  readonly key: string
  readonly around: Pick<Group, 'logic' | 'lost'>
  readonly section: SectionWords | undefined
  readonly table: TableWords | undefined
}

function questionOf(form: XlsForm, row: XlsRow, asked: Asked): Question {
  const { kind, label, language, around } = asked
  const appearance = row.cell('appearance')
  const own = shownIf(row.cell('relevant'))
  const isWhole = /^int(?:eger)?$/.test(kind.name)
  const isNumber = kind.type.type === 'number'
  const isDate = kind.type.type === 'date'
  const limited = readConstraint(row.cell('constraint'), { isNumber, isWhole, isDate })
  const range = kind.name === 'range' ? rangeIn(row.cell('parameters')) : {}
  const limits: Validation = {
    ...(isWhole && { pattern: wholeNumber }),
    ...range,
    ...limited.validation,
  }
  const found = choicesOf(form, kind, row.cell('choice_filter'), language)
  const words = builtInWords(language === '' ? 'en' : codeOf(language))
  const isBox = kind.name === 'acknowledge' || kind.name === 'trigger'
  const choices = [
    ...(isBox ? [{ value: 'OK', text: 'OK' }] : found.choices),
    ...(kind.orOther ? [{ value: 'other', text: words.other, isOther: true as const }] : []),
  ]
  const required = row.cell('required')
  const isAlways = /^(?:yes|true|true\(\)|1|y)$/i.test(required)
  const isNever = /^(?:no|false|false\(\)|0|n)?$/i.test(required)
  const needed = isAlways || isNever ? undefined : readXlsCondition(required)
  const isSignature = kind.name === 'image' && /\b(?:signature|draw)\b/.test(appearance)
  const type = isSignature
    ? 'signature'
    : kind.type.type === 'text' && /\bmultiline\b/.test(appearance)
      ? 'textarea'
      : kind.type.type === 'radio' && /\bminimal\b/.test(appearance)
        ? 'select'
        : kind.type.type
  const { file } = kind.type
  const messages = ['constraint_message', 'required_message']
    .map((name) => plainLabel(row.text(name, language)))
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
  const upload = type === 'file' && file ? uploadFrom({ accepted: [file] }).upload : undefined
  return {
    key: asked.key,
    type: asked.table ? 'radio' : type,
    words: {
      label,
      required: isAlways,
      shuffle: /\brandomize\s*=\s*true\b/i.test(row.cell('parameters')),
      description: [row.text('hint', language), row.text('guidance_hint', language)]
        .map(plainLabel)
        .filter((text) => text !== '')
        .join('\n'),
      ...(Object.keys(limits).length > 0 && { validation: limits }),
      ...limited.days,
      errorText: messages[0] ?? '',
      defaultAnswer: defaultIn(row.cell('default'), type),
    },
    ...(upload && { settings: { upload } }),
    choices,
    logic: all(around.logic, own.logic),
    ...(needed && needed.kind !== 'unsaid' && { requiredIf: needed }),
    section: asked.section,
    ...(asked.table && { table: asked.table }),
    lost: [
      ...around.lost,
      ...own.lost,
      ...(kind.type.lost === undefined ? [] : [kind.type.lost]),
      ...limited.lost,
      ...found.lost,
      ...(needed?.kind === 'unsaid'
        ? [`It is required only if ${required.slice(0, 200)}. This could not be imported.`]
        : []),
      ...lostColumns(row, language),
      ...messages
        .slice(1)
        .map(
          (text) =>
            `Its message "${text.slice(0, 200)}" was not imported: a field has one message.`,
        ),
    ],
  }
}

/** The default answer; several chosen options have spaces between them. Undefined for none. */
function defaultIn(given: string, type: FieldTypeName): unknown {
  if (given === '') return undefined
  if (type === 'date' && /^(?:today|now)\(\)$/.test(given)) return {}
  return type === 'checkbox' ? given.split(/\s+/) : given
}

/** Limits and step of a range: `start=1 end=10 step=1` */
function rangeIn(parameters: string) {
  const number = (name: string) =>
    new RegExp(String.raw`\b${name}\s*=\s*(-?\d+(?:\.\d+)?)`).exec(parameters)?.[1]
  const [min, max] = [number('start') ?? '1', number('end') ?? '10'].map(Number)
  const step = Number(number('step') ?? '1')
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(step > 0 && { step }),
  }
}
