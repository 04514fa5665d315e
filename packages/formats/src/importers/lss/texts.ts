import { hasMedia, hasScript, mediaIn } from '../../reading/html-text.ts'
import type { Row } from './read-rows.ts'

/** One text in each language, as HTML. */
export type Texts = ReadonlyMap<string, string>

export const columnOf = (row: Row | undefined, name: string): string => row?.get(name)?.trim() ?? ''

/** Adds a text of a row to the texts of its language. Rows without a language belong to the first one. */
export function addText(texts: Map<string, string>, row: Row, column: string, first: string) {
  const language = columnOf(row, 'language') || first
  const text = row.get(column) ?? ''
  if (text.trim() !== '' && !texts.has(language)) texts.set(language, text)
}

/** The text in a language, otherwise in the first language of the survey, otherwise in any. */
export function textIn(texts: Texts, language: string, first: string): string {
  return texts.get(language) ?? texts.get(first) ?? texts.values().next().value ?? ''
}

/** Parts of a text that no text of ours has. */
export function lostInText(html: string, where: string): readonly string[] {
  return [
    ...(hasMedia(html) ? [`A picture or video in ${where} was not imported.`] : []),
    ...(hasScript(html) ? [`A script in ${where} was not imported.`] : []),
  ]
}

/** Parts of a text that Markdown does not have. */
export function lostInMarkdown(html: string, where: string): readonly string[] {
  const { isLinked, isLost } = mediaIn(html)
  return [
    ...(isLinked ? [`A picture or video in ${where} became a link.`] : []),
    ...(isLost ? [`A picture or video in ${where} was not imported.`] : []),
    ...(hasScript(html) ? [`A script in ${where} was not imported.`] : []),
  ]
}

/** Names of answers in texts, without the suffix that LimeSurvey allows: `{name.shown}`. */
export const withPlainPlaces = (text: string) =>
  text.replaceAll(/\{(?:INSERTANS:)?(\w+)(?:\.(?:NAOK|shown|value|code))?\}/g, '{$1}')

/** The place of an answer in a text: braces without a space behind the first. */
export const placeOfAnswer = /(?<!\{)\{([^\s{}][^{}]{0,500})\}(?!\})/g
