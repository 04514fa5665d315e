/** One text for all languages, or one for each. */
type Text = string | Readonly<Record<string, string>>

export interface PartSpec {
  readonly code: string
  readonly text: Text
  readonly scale?: number
  readonly relevance?: string
}

export interface QuestionSpec {
  readonly code: string
  readonly type: string
  readonly text: Text
  readonly help?: Text
  readonly mandatory?: 'Y' | 'N' | 'S'
  readonly other?: boolean
  readonly relevance?: string
  readonly preg?: string
  readonly attributes?: Readonly<Record<string, Text>>
  readonly sub?: readonly PartSpec[]
  readonly answers?: readonly PartSpec[]
}

export interface GroupSpec {
  readonly name: Text
  readonly text?: Text
  readonly relevance?: string
  readonly random?: string
  readonly questions: readonly QuestionSpec[]
}

type Rows = readonly Readonly<Record<string, string>>[]

export interface SurveySpec {
  readonly languages: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  readonly texts: Readonly<Record<string, Text>>
  readonly groups: readonly GroupSpec[]
  readonly tables?: Readonly<Record<string, Rows>>
}

/**
 * Writes a survey as LimeSurvey exports it.
 * @param layout `old`: up to version 3, with a row for each language; `new`: with texts in tables of their own
 */
export function writeLss(spec: SurveySpec, layout: 'old' | 'new'): string {
  const tables = layout === 'old' ? oldTables(spec) : newTables(spec)
  const [first = 'en', ...others] = spec.languages
  const all: Record<string, Rows> = {
    ...tables,
    ...spec.tables,
    surveys: [
      {
        sid: '123456',
        format: 'G',
        language: first,
        additional_languages: others.join(' '),
        ...spec.settings,
      },
    ],
    surveys_languagesettings: spec.languages.map((language) => ({
      surveyls_survey_id: '123456',
      surveyls_language: language,
      ...mapped(spec.texts, (text) => textIn(text, language)),
    })),
  }
  const languages = spec.languages.map((one) => `  <language>${one}</language>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<document>
 <LimeSurveyDocType>Survey</LimeSurveyDocType>
 <DBVersion>${layout === 'old' ? 366 : 640}</DBVersion>
 <languages>
${languages}
 </languages>
${Object.entries(all).map(tableXml).join('')}</document>
`
}

function tableXml([name, rows]: readonly [string, Rows]): string {
  if (rows.length === 0) return ''
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const fields = columns.map((one) => `   <fieldname>${one}</fieldname>\n`).join('')
  const body = rows
    .map((row) => `   <row>\n${Object.entries(row).map(columnXml).join('')}   </row>\n`)
    .join('')
  return ` <${name}>\n  <fields>\n${fields}  </fields>\n  <rows>\n${body}  </rows>\n </${name}>\n`
}

const columnXml = ([name, value]: readonly [string, string]) =>
  value === ''
    ? `    <${name}/>\n`
    : `    <${name}><![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>\n`

const textIn = (text: Text, language: string) =>
  typeof text === 'string' ? text : (text[language] ?? '')

const mapped = <Value>(texts: Readonly<Record<string, Value>>, change: (text: Value) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]))

interface Numbered {
  readonly groups: readonly { readonly gid: string; readonly spec: GroupSpec; order: string }[]
  readonly questions: readonly {
    readonly qid: string
    readonly gid: string
    readonly order: string
    readonly spec: QuestionSpec
  }[]
  readonly parts: readonly {
    readonly qid: string
    readonly parent: string
    readonly order: string
    readonly spec: PartSpec
  }[]
}

function numbered({ groups }: SurveySpec): Numbered {
  let last = 100
  const next = () => {
    last += 1
    return String(last)
  }
  const known = groups.map((spec, at) => ({ gid: String(at + 1), spec, order: String(at) }))
  const questions = known.flatMap(({ gid, spec }) =>
    spec.questions.map((one, at) => ({ qid: next(), gid, order: String(at), spec: one })),
  )
  const parts = questions.flatMap(({ qid, spec: { sub = [] } }) =>
    sub.map((one, at) => ({ qid: next(), parent: qid, order: String(at), spec: one })),
  )
  return { groups: known, questions, parts }
}

const questionRow = (spec: QuestionSpec, qid: string, gid: string, order: string) => ({
  qid,
  parent_qid: '0',
  sid: '123456',
  gid,
  type: spec.type,
  title: spec.code,
  preg: spec.preg ?? '',
  other: spec.other ? 'Y' : 'N',
  mandatory: spec.mandatory ?? 'N',
  question_order: order,
  scale_id: '0',
  relevance: spec.relevance ?? '1',
})

const partRow = (spec: PartSpec, qid: string, parent: string, order: string) => ({
  qid,
  parent_qid: parent,
  sid: '123456',
  title: spec.code,
  question_order: order,
  scale_id: String(spec.scale ?? 0),
  relevance: spec.relevance ?? '1',
})

function attributeRows({ questions }: Numbered): Rows {
  return questions.flatMap(({ qid, spec: { attributes = {} } }) =>
    Object.entries(attributes).flatMap(([attribute, value]) =>
      typeof value === 'string'
        ? [{ qid, attribute, value, language: '' }]
        : Object.entries(value).map(([language, text]) => ({
            qid,
            attribute,
            value: text,
            language,
          })),
    ),
  )
}

function oldTables(spec: SurveySpec): Readonly<Record<string, Rows>> {
  const all = numbered(spec)
  const each = (row: (language: string) => Readonly<Record<string, string>>) =>
    spec.languages.map((language) => ({ ...row(language), language }))
  return {
    answers: all.questions.flatMap(({ qid, spec: { answers = [] } }) =>
      answers.flatMap(({ code, text, scale = 0 }, at) =>
        each((language) => ({
          qid,
          code,
          answer: textIn(text, language),
          sortorder: String(at),
          assessment_value: '0',
          scale_id: String(scale),
        })),
      ),
    ),
    groups: all.groups.flatMap(({ gid, spec: group, order }) =>
      each((language) => ({
        gid,
        sid: '123456',
        group_name: textIn(group.name, language),
        group_order: order,
        description: textIn(group.text ?? '', language),
        randomization_group: group.random ?? '',
        grelevance: group.relevance ?? '',
      })),
    ),
    questions: all.questions.flatMap(({ qid, gid, order, spec: question }) =>
      each((language) => ({
        ...questionRow(question, qid, gid, order),
        question: textIn(question.text, language),
        help: textIn(question.help ?? '', language),
      })),
    ),
    subquestions: all.parts.flatMap(({ qid, parent, order, spec: part }) =>
      each((language) => ({
        ...partRow(part, qid, parent, order),
        question: textIn(part.text, language),
      })),
    ),
    question_attributes: attributeRows(all),
  }
}

function newTables(spec: SurveySpec): Readonly<Record<string, Rows>> {
  const all = numbered(spec)
  const { languages } = spec
  const answers = all.questions.flatMap(({ qid, spec: { answers: own = [] } }) =>
    own.map((one, at) => ({ qid, at, one })),
  )
  const texts = [...all.questions, ...all.parts]
  return {
    answers: answers.map(({ qid, at, one }, index) => ({
      aid: String(index + 1),
      qid,
      code: one.code,
      sortorder: String(at),
      assessment_value: '0',
      scale_id: String(one.scale ?? 0),
    })),
    answer_l10ns: answers.flatMap(({ one }, index) =>
      languages.map((language) => ({
        aid: String(index + 1),
        answer: textIn(one.text, language),
        language,
      })),
    ),
    groups: all.groups.map(({ gid, spec: group, order }) => ({
      gid,
      sid: '123456',
      group_order: order,
      randomization_group: group.random ?? '',
      grelevance: group.relevance ?? '',
    })),
    group_l10ns: all.groups.flatMap(({ gid, spec: group }) =>
      languages.map((language) => ({
        gid,
        group_name: textIn(group.name, language),
        description: textIn(group.text ?? '', language),
        language,
      })),
    ),
    questions: all.questions.map(({ qid, gid, order, spec: question }) =>
      questionRow(question, qid, gid, order),
    ),
    question_l10ns: texts.flatMap(({ qid, spec: one }) =>
      languages.map((language) => ({
        qid,
        question: textIn(one.text, language),
        help: textIn('help' in one ? (one.help ?? '') : '', language),
        language,
      })),
    ),
    subquestions: all.parts.map(({ qid, parent, order, spec: part }) =>
      partRow(part, qid, parent, order),
    ),
    question_attributes: attributeRows(all),
  }
}
