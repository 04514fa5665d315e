import { limits } from '@ramiform/core/limits'
import { formPlace } from '@ramiform/core/translations/places'
import type { TranslatedText } from '@ramiform/core/translations/translation'
import type { Importer, ImportResult, NewFieldId } from '../../import.ts'
import { cleanText } from '../../reading/clean-text.ts'
import { isHiddenName } from '../../reading/hidden-name.ts'
import { plainOfHtml } from '../../reading/html-text.ts'
import { labelText } from '../../reading/label-text.ts'
import { always } from '../../reading/logic.ts'
import { inLanguages, ownLanguage } from '../../reading/pair-translations.ts'
import type { End } from '../../reading/question.ts'
import { fieldsOfQuestions } from '../../reading/questions.ts'
import { optionNames, type Reading, readingOf } from './asked.ts'
import { hasLayout, lostSettings } from './lost-settings.ts'
import { questionsOf } from './questions-of.ts'
import { readRows } from './read-rows.ts'
import { type LssSurvey, surveyOf } from './survey.ts'
import { columnOf, lostInText, placeOfAnswer } from './texts.ts'

/** Reads a survey of LimeSurvey, and a group or question that was exported alone. */
export const lss: Importer = {
  name: 'lss',
  label: 'LimeSurvey',
  extensions: ['lss', 'lsg', 'lsq'],
  isFurther: true,
  likeness: (text) => (isLss(text) ? 'surely' : 'no'),
  read(text, newId) {
    if (!isLss(text)) return { problem: { code: 'invalid_format', label: 'LimeSurvey' } }
    const file = readRows(text)
    if ('fault' in file) return { problem: { code: 'invalid', detail: file.fault } }
    return readSurvey(surveyOf(file), newId)
  },
}

const isLss = (text: string) => text.slice(0, 5_000).includes('<LimeSurveyDocType>')

function readSurvey(survey: LssSurvey, newId: NewFieldId): ImportResult {
  const [own = 'en'] = survey.languages
  const options = optionNames(survey)
  const found = inLanguages(
    survey.languages,
    newId,
    (language, ids) => readLanguage(readingOf(survey, language, options), ids),
    (language) => formTexts(survey, own, language),
  )
  return 'problem' in found ? found : { ...found, head: headOf(survey, own) }
}

function readLanguage(reading: Reading, newId: NewFieldId): ImportResult {
  const { survey, language } = reading
  const { questions, hidden, calculations, lost } = questionsOf(reading)
  const row = survey.settings.get(language) ?? survey.settings.get(survey.languages[0] ?? '')
  const texts = ['surveyls_welcometext', 'surveyls_endtext'].map((name) => columnOf(row, name))
  const { welcome } = wordsOf(survey, language)
  const places = [...welcome.matchAll(placeOfAnswer)].map(
    ([whole]) => `“${whole.slice(0, 60)}” in the welcome text stays text.`,
  )
  const told = [
    ...lost,
    ...places,
    ...lostSettings(survey),
    ...lostInText(texts.join(' '), 'the welcome or end text'),
    ...(hasLayout(survey) ? ['The layout of single questions, such as widths, was skipped.'] : []),
  ]
  return fieldsOfQuestions(questions, newId, told, {
    hidden: [...hidden, ...parametersOf(survey, hidden)],
    calculations,
    ends: endsOf(reading),
    places: placeOfAnswer,
  })
}

/** Parameters of the address that no question answers. */
function parametersOf({ tables }: LssSurvey, hidden: readonly { readonly name: string }[]) {
  const taken = new Set(hidden.map(({ name }) => name))
  return (tables.get('survey_url_parameters') ?? []).flatMap((row) => {
    const name = columnOf(row, 'parameter')
    const isAlone = ['', '0'].includes(columnOf(row, 'targetqid'))
    if (!isAlone || taken.has(name) || !isHiddenName(name)) return []
    taken.add(name)
    return [{ name, value: '', aliases: [] }]
  })
}

/** The text after sending, and where visitors go. */
function endsOf({ survey, language }: Reading): readonly End[] {
  const own = survey.settings.get(survey.languages[0] ?? '')
  const row = survey.settings.get(language) ?? own
  const address = columnOf(own, 'surveyls_url')
  const redirects = columnOf(survey.row, 'autoredirect') === 'Y' && /^https?:/i.test(address)
  const link =
    redirects || address === '' ? '' : linkOf(columnOf(row, 'surveyls_urldescription'), address)
  const text = [
    plainOfHtml(columnOf(row, 'surveyls_endtext') || columnOf(own, 'surveyls_endtext')),
    link,
  ]
  const message = text.filter((one) => one !== '').join('\n')
  if (message === '' && !redirects) return []
  return [{ title: '', text: message, redirectUrl: redirects ? address : '', logic: always }]
}

const linkOf = (words: string, address: string) =>
  words === '' ? address : `${plainOfHtml(words)}: ${address}`

/** Title and welcome text, as name and settings of the form. A group or question alone gives only the name. */
function headOf(survey: LssSurvey, own: string) {
  const { title, welcome } = wordsOf(survey, own)
  const language = ownLanguage(own)
  return {
    name: title || nameOfPart(survey, own) || 'Survey',
    description: '',
    settings: {
      ...(title !== '' && { title }),
      ...(welcome !== '' && { description: welcome }),
      // Question by question
      ...(columnOf(survey.row, 'format') === 'S' && { displayStyle: 'single-card' }),
      ...(language && { language }),
    },
  }
}

function nameOfPart({ groups }: LssSurvey, own: string): string {
  const [group] = groups
  const names = [group?.names, group?.questions[0]?.texts]
  return names.map((texts) => labelText(plainOfHtml(texts?.get(own) ?? ''))).find(Boolean) ?? ''
}

function wordsOf({ row, settings }: LssSurvey, language: string) {
  const texts = settings.get(language)
  const showsWelcome = columnOf(row, 'showwelcome') !== 'N'
  const parts = [
    columnOf(texts, 'surveyls_description'),
    showsWelcome ? columnOf(texts, 'surveyls_welcometext') : '',
  ]
  return {
    title: labelText(plainOfHtml(columnOf(texts, 'surveyls_title'))),
    welcome: cleanText(
      parts
        .map(plainOfHtml)
        .filter((one) => one !== '')
        .join('\n\n'),
      limits.descriptionCharacters,
    ),
  }
}

/** Translated title and welcome text. */
function formTexts(survey: LssSurvey, own: string, code: string): readonly TranslatedText[] {
  const [first, other] = [wordsOf(survey, own), wordsOf(survey, code)]
  const pairs = [
    [formPlace('title'), first.title, other.title],
    [formPlace('description'), first.welcome, other.welcome],
  ] as const
  return pairs.flatMap(([place, source, text]) =>
    source !== '' && text !== '' && source !== text ? [{ place, source, text }] : [],
  )
}
