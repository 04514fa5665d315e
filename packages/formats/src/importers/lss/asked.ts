import { type BuiltInWords, builtInWords } from '../../reading/built-in-words.ts'
import { lineOfHtml, plainOfHtml } from '../../reading/html-text.ts'
import { all, type Logic } from '../../reading/logic.ts'
import type { Choice, Question, SectionWords } from '../../reading/question.ts'
import { attribute } from './attributes.ts'
import { type OptionName, readRelevance } from './read-relevance.ts'
import type { LssPart, LssQuestion, LssSurvey } from './survey.ts'
import { columnOf, type Texts, textIn, withPlainPlaces } from './texts.ts'

/** One language of a survey while it is read. */
export interface Reading {
  readonly survey: LssSurvey
  readonly language: string
  readonly words: BuiltInWords
  /** Options that LimeSurvey's logic names like questions */
  readonly options: ReadonlyMap<string, OptionName>
  /** HTML in the language */
  readonly html: (texts: Texts) => string
  /** One line in the language */
  readonly line: (texts: Texts) => string
}

export function readingOf(
  survey: LssSurvey,
  language: string,
  options: ReadonlyMap<string, OptionName>,
): Reading {
  const first = survey.languages[0] ?? 'en'
  const html = (texts: Texts) => withPlainPlaces(textIn(texts, language, first))
  const line = (texts: Texts) => lineOfHtml(html(texts))
  return { survey, language, words: builtInWords(language), options, html, line }
}

/** A question of LimeSurvey with what all its fields have in common. */
export interface Asked {
  readonly question: LssQuestion
  readonly reading: Reading
  readonly label: string
  /** Rest of its text, and its help */
  readonly description: string
  readonly required: boolean
  readonly logic: Logic
  readonly section: SectionWords | undefined
  readonly lost: readonly string[]
}

/** A sentence for a question whose conditions are those of LimeSurvey 1. */
export function olderConditions({ id, row }: LssQuestion, { survey }: Reading): readonly string[] {
  return ['', '1'].includes(columnOf(row, 'relevance')) && survey.conditions.has(id)
    ? ['Its conditions of LimeSurvey 1 were skipped, so it is always shown.']
    : []
}

/** Characters of a text that is a label as a whole */
const shortLabel = 200

/** A label and a description: of several paragraphs, the last one that asks is the label. */
export function labelAndRest(html: string): readonly [string, string] {
  const text = plainOfHtml(html)
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= shortLabel) return [line, '']
  const lines = text.split('\n').filter((one) => one !== '')
  const asking = lines.findLastIndex((one) => /[?？]\s*$/.test(one))
  const at = Math.max(asking, 0)
  return [lines[at] ?? '', lines.filter((_, index) => index !== at).join('\n')]
}

/** The only field of a question. */
export function wholeField(
  asked: Asked,
  type: Question['type'],
  more: Partial<Omit<Question, 'words'>> & { readonly words?: Partial<Question['words']> } = {},
): Question {
  const { question, reading, label, description, required, logic, section, lost } = asked
  const { code, id } = question
  const placeholder = attribute(question, 'placeholder')
  return {
    key: code,
    aliases: otherNames(reading.survey, question),
    type,
    choices: [],
    logic,
    section,
    lost,
    ...more,
    words: {
      label: label || code || id,
      required,
      description,
      ...(placeholder !== '' && { placeholder }),
      ...more.words,
    },
  }
}

/** A field of one subquestion. */
export function partField(
  asked: Asked,
  part: LssPart,
  type: Question['type'],
  more: Parameters<typeof wholeField>[2] & { readonly suffix?: string } = {},
): Question {
  const { question, reading } = asked
  const { suffix = '', ...rest } = more
  return wholeField(asked, type, {
    key: `${question.code}_${part.code}${suffix}`,
    aliases: [
      `${sgqa(reading.survey, question)}${part.code}${suffix.replace('_', '#')}`,
      `Q${question.id}_S${part.id}${suffix}`,
    ],
    ...rest,
    words: { label: labelOfPart(asked, reading.line(part.texts) || part.code), ...rest.words },
  })
}

/** `Your address: Street` */
export function labelOfPart({ label }: Asked, part: string): string {
  const title = label.replace(/[\s:.]+$/, '')
  return title === '' || title.length > shortLabel ? part : `${title}: ${part}`
}

/** The older name of a question in equations: numbers of survey, group and question. */
export const sgqa = ({ id: survey }: LssSurvey, { id, groupId }: LssQuestion) =>
  `${survey}X${groupId}X${id}`

/** All names of a question in equations beside its code: numbers, and `Q12` since LimeSurvey 7. */
export const otherNames = (survey: LssSurvey, question: LssQuestion): readonly string[] => [
  sgqa(survey, question),
  `Q${question.id}`,
]

/**
 * The answer that a question, or one of its parts, starts with. An expression is an object, which no field accepts, so
 * that its loss is told.
 */
export function defaultOf({ question, reading }: Asked, part?: LssPart): unknown {
  const all = reading.survey.defaults.get(question.id) ?? []
  const given = all.find((one) => one.part === (part?.id ?? '') && !one.isOther)
  return given !== undefined && /[{}]|^-oth-$/.test(given.text) ? {} : given?.text
}

/** Answers or subquestions as options. */
export function choicesOf(
  parts: readonly LssPart[],
  { line }: Reading,
  scale?: string,
): readonly Choice[] {
  return parts
    .filter((part) => scale === undefined || part.scale === scale)
    .map((part) => ({ value: part.code, text: line(part.texts) || part.code }))
}

export const hasOther = ({ row }: LssQuestion) => columnOf(row, 'other') === 'Y'

/** The option *Other*, which LimeSurvey stores as `-oth-`. */
export function otherOf({ question, reading }: Asked): readonly Choice[] {
  if (!hasOther(question)) return []
  const own = question.attributes.get('other_replace_text')
  const text = (own && reading.line(own)) || reading.words.other
  return [{ value: '-oth-', text, isOther: true }]
}

/** Names that LimeSurvey's logic uses for single options. */
export function optionNames(survey: LssSurvey): ReadonlyMap<string, OptionName> {
  const found = new Map<string, OptionName>()
  for (const question of survey.groups.flatMap(({ questions }) => questions)) {
    const { code, type, subquestions } = question
    const name = (part: string, value: string) => {
      found.set(`${code}_${part}`, { question: code, value })
      found.set(`${sgqa(survey, question)}${part}`, { question: code, value })
    }
    if ('MP'.includes(type))
      for (const part of subquestions) {
        name(part.code, part.code)
        found.set(`Q${question.id}_S${part.id}`, { question: code, value: part.code })
      }
    if ('MPL!'.includes(type) && hasOther(question)) name('other', '-oth-')
  }
  return found
}

/** The condition of a subquestion, and what is lost. The first one has what the whole question lost. */
export function shownPart(asked: Asked, part: LssPart, isFirst: boolean) {
  const { logic, reading } = asked
  const lost = isFirst ? asked.lost : []
  const read = readRelevance(part.relevance, reading.options)
  if (read.kind !== 'unsaid') return { logic: all(logic, read), lost }
  const told = `Shown if ${part.relevance.slice(0, 200)} could not be imported: ${read.reason}.`
  return { logic, lost: [...lost, told] }
}
