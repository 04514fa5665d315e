import { linkedMedia, statementOfHtml } from '../../../reading/html-statement.ts'
import { mediaLink } from '../../../reading/html-text.ts'
import type { Question } from '../../../reading/question.ts'
import { statementOf } from '../../../reading/statement.ts'
import type { Members } from '../members.ts'
import { localized, plainText } from './localized.ts'
import { contentIn, descriptionIn, labelHtmlIn, labelIn } from './question-members.ts'
import type { Shows } from './question-types.ts'

const addresses = ['src', 'url', 'imageUrl', 'image_url', 'videoUrl', 'href']

/** An element that shows a heading, a text or a picture, as a statement; null for one with nothing to show. */
export function statementOfElement(members: Members, shows: Shows): Question | null {
  if (shows === 'nothing') return null
  const label = labelHtmlIn(members)
  const content = contentIn(members)
  const key = labelIn(members)
  if (shows === 'picture') {
    const name = plainText(label)
    const [link] = addresses
      .map((one) => mediaLink(localized(members[one]), name))
      .filter((text) => text !== '')
    return link === undefined ? null : statementOf({ key, text: link, lost: [linkedMedia] })
  }
  const description = descriptionIn(members)
  const isTitled = shows === 'heading' || (content !== '' && label !== '')
  const title = isTitled ? plainText(label) || (content === '' ? key : '') : ''
  const html = statementOfHtml((content || (isTitled ? '' : label)).replaceAll('\n', '<br>'))
  const text = [html.text, description].filter((one) => one !== '').join('\n\n')
  const heading = title || html.title
  const body = title === '' || html.title === '' ? text : `${html.title}\n\n${text}`
  if (heading === '' && body === '') return null
  return statementOf({ key, title: heading, text: body, lost: html.lost })
}
