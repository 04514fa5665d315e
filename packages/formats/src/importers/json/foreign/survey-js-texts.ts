import { linkedMedia, lostMedia, statementOfHtml } from '../../../reading/html-statement.ts'
import { mediaLink } from '../../../reading/html-text.ts'
import type { Question } from '../../../reading/question.ts'
import { statementOf } from '../../../reading/statement.ts'
import type { Members } from '../members.ts'
import { localized, plainText } from './localized.ts'
import { nameOf, type Shown } from './survey-js-question.ts'

/** Elements that show a text or a picture. */
export const surveyTexts: readonly string[] = ['html', 'image']

/** An element with a text or a picture, as a statement. */
export function textOf(members: Members, type: string, { logic, lost, section }: Shown): Question {
  const shown = type === 'image' ? pictureOf(members) : statementOfHtml(localized(members.html))
  return statementOf({
    ...shown,
    key: plainText(members.altText) || nameOf(members),
    logic,
    section,
    lost: [...lost, ...shown.lost],
  })
}

function pictureOf({ imageLink, altText }: Members) {
  const text = mediaLink(localized(imageLink), localized(altText))
  return { text, lost: [text === '' ? lostMedia : linkedMedia] }
}
