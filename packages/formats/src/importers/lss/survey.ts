import type { LssFile, Row } from './read-rows.ts'
import { addText, columnOf, type Texts } from './texts.ts'

/** An answer or subquestion. */
export interface LssPart {
  readonly id: string
  readonly code: string
  /** 0, or 1 for the second scale */
  readonly scale: string
  readonly relevance: string
  readonly texts: Texts
}

export interface LssQuestion {
  readonly id: string
  readonly groupId: string
  /** Letter of its type */
  readonly type: string
  readonly code: string
  readonly row: Row
  readonly texts: Texts
  readonly help: Texts
  /** Values by name and language; the language is empty for settings without texts */
  readonly attributes: ReadonlyMap<string, Texts>
  readonly subquestions: readonly LssPart[]
  readonly answers: readonly LssPart[]
}

export interface LssGroup {
  readonly id: string
  readonly row: Row
  readonly names: Texts
  readonly descriptions: Texts
  readonly questions: readonly LssQuestion[]
}

/** An answer that a question, or one of its parts, starts with. */
export interface LssDefault {
  /** Id of the subquestion; empty for the question itself */
  readonly part: string
  /** True for the text of *Other* */
  readonly isOther: boolean
  readonly text: string
}

export interface LssSurvey {
  readonly id: string
  /** The first one is the survey's own. */
  readonly languages: readonly string[]
  readonly row: Row | undefined
  /** Texts of the survey by language */
  readonly settings: ReadonlyMap<string, Row>
  readonly groups: readonly LssGroup[]
  /** Default values in the first language, by question */
  readonly defaults: ReadonlyMap<string, readonly LssDefault[]>
  /** Questions with conditions as LimeSurvey 1 had them */
  readonly conditions: ReadonlySet<string>
  readonly tables: LssFile['tables']
}

interface Open extends LssPart {
  readonly row: Row
  readonly texts: Map<string, string>
  readonly help: Map<string, string>
}

/**
 * Joins the tables of a LimeSurvey file. Until version 3, each language had its own rows of groups, questions and
 * answers; since version 4, texts are in tables of their own.
 */
export function surveyOf({ tables, languages: listed }: LssFile): LssSurvey {
  const rows = (table: string) => tables.get(table) ?? []
  const [row] = rows('surveys')
  const own = columnOf(row, 'language')
  const more = columnOf(row, 'additional_languages').split(/\s+/)
  const languages = [...new Set([own, ...listed, ...more])].filter((one) => one !== '')
  if (languages.length === 0) languages.push('en')
  const [first = 'en'] = languages

  const groups = merged(rows('groups'), 'gid', first, 'group_name', 'description')
  for (const text of rows('group_l10ns')) {
    const group = groups.get(columnOf(text, 'gid'))
    if (group) addText(group.texts, text, 'group_name', first)
    if (group) addText(group.help, text, 'description', first)
  }
  const asked = merged(
    [...rows('questions'), ...rows('subquestions')],
    'qid',
    first,
    'question',
    'help',
  )
  for (const text of rows('question_l10ns')) {
    const question = asked.get(columnOf(text, 'qid'))
    if (question) addText(question.texts, text, 'question', first)
    if (question) addText(question.help, text, 'help', first)
  }
  const answers = answersOf(tables, first)
  const attributes = attributesOf(rows('question_attributes'))
  const parents = new Set(rows('subquestions').map((one) => columnOf(one, 'qid')))
  const isInside = ({ id, row }: Open) =>
    parents.has(id) || !['', '0'].includes(columnOf(row, 'parent_qid'))
  const ordered = inOrder(asked, 'question_order')
  const inside = Map.groupBy(ordered.filter(isInside), ({ row }) => columnOf(row, 'parent_qid'))
  const questions = Map.groupBy(
    ordered
      .filter((one) => !isInside(one))
      .map(
        (one): LssQuestion => ({
          ...one,
          groupId: columnOf(one.row, 'gid'),
          type: columnOf(one.row, 'type') || 'T',
          attributes: attributes.get(one.id) ?? new Map(),
          subquestions: inside.get(one.id) ?? [],
          answers: answers.get(one.id) ?? [],
        }),
      ),
    ({ groupId }) => groupId,
  )
  const known = inOrder(groups, 'group_order').map(({ id, row: own, texts, help }) => {
    return { id, row: own, names: texts, descriptions: help, questions: questions.get(id) ?? [] }
  })
  const strays = [...questions].flatMap(([id, list]) => (groups.has(id) ? [] : list))
  const none: LssGroup = {
    id: '',
    row: new Map(),
    names: new Map(),
    descriptions: new Map(),
    questions: strays,
  }
  return {
    id: columnOf(row, 'sid') || columnOf(rows('questions')[0], 'sid'),
    languages,
    row,
    settings: new Map(
      rows('surveys_languagesettings').map((one) => [columnOf(one, 'surveyls_language'), one]),
    ),
    groups: strays.length > 0 ? [...known, none] : known,
    defaults: defaultsOf(tables, first),
    conditions: new Set(rows('conditions').map((one) => columnOf(one, 'qid'))),
    tables,
  }
}

function defaultsOf(tables: LssFile['tables'], first: string): LssSurvey['defaults'] {
  const inFirst = (table: string) =>
    (tables.get(table) ?? []).filter((one) => ['', first].includes(columnOf(one, 'language')))
  const texts = new Map(
    inFirst('defaultvalue_l10ns').map((one) => [
      columnOf(one, 'dvid'),
      columnOf(one, 'defaultvalue'),
    ]),
  )
  const found = inFirst('defaultvalues').map((one) => ({
    question: columnOf(one, 'qid'),
    part: columnOf(one, 'sqid').replace(/^0$/, ''),
    isOther: columnOf(one, 'specialtype') === 'other',
    text: columnOf(one, 'defaultvalue') || texts.get(columnOf(one, 'dvid')) || '',
  }))
  return Map.groupBy(
    found.filter(({ text }) => text !== ''),
    ({ question }) => question,
  )
}

/** Rows by id, with the texts of all rows of one id. */
function merged(rows: readonly Row[], key: string, first: string, text: string, help: string) {
  const found = new Map<string, Open>()
  for (const row of rows) {
    const id = columnOf(row, key)
    if (id === '') continue
    const open = found.get(id) ?? {
      id,
      row,
      code: columnOf(row, 'title'),
      scale: columnOf(row, 'scale_id') || '0',
      relevance: columnOf(row, 'relevance'),
      texts: new Map<string, string>(),
      help: new Map<string, string>(),
    }
    found.set(id, open)
    addText(open.texts, row, text, first)
    addText(open.help, row, help, first)
  }
  return found
}

function inOrder(found: ReadonlyMap<string, Open>, column: string): readonly Open[] {
  const order = ({ row, scale }: Open) =>
    Number(scale) * 1_000_000 + (Number(columnOf(row, column)) || 0)
  return [...found.values()].toSorted((a, b) => order(a) - order(b))
}

function answersOf(tables: LssFile['tables'], first: string) {
  const found = new Map<string, LssPart & { readonly order: number; texts: Map<string, string> }>()
  const byId = new Map<string, string>()
  for (const row of tables.get('answers') ?? []) {
    const [qid, code] = [columnOf(row, 'qid'), columnOf(row, 'code')]
    const scale = columnOf(row, 'scale_id') || '0'
    const key = JSON.stringify([qid, code, scale])
    const answer = found.get(key) ?? {
      id: qid,
      code,
      scale,
      relevance: '',
      order: Number(columnOf(row, 'sortorder')) || 0,
      texts: new Map<string, string>(),
    }
    found.set(key, answer)
    byId.set(columnOf(row, 'aid'), key)
    addText(answer.texts, row, 'answer', first)
  }
  for (const row of tables.get('answer_l10ns') ?? []) {
    const answer = found.get(byId.get(columnOf(row, 'aid')) ?? '')
    if (answer) addText(answer.texts, row, 'answer', first)
  }
  return Map.groupBy(
    [...found.values()].toSorted((a, b) => a.order - b.order),
    ({ id }) => id,
  )
}

function attributesOf(rows: readonly Row[]) {
  const found = new Map<string, Map<string, Map<string, string>>>()
  for (const row of rows) {
    const question = found.get(columnOf(row, 'qid')) ?? new Map<string, Map<string, string>>()
    const name = columnOf(row, 'attribute')
    const texts = question.get(name) ?? new Map<string, string>()
    const value = columnOf(row, 'value')
    if (value !== '') texts.set(columnOf(row, 'language'), value)
    if (texts.size > 0) question.set(name, texts)
    found.set(columnOf(row, 'qid'), question)
  }
  return found
}
