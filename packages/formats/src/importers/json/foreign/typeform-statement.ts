import { linkedMedia, lostMedia } from '../../../reading/html-statement.ts'
import { mediaLink } from '../../../reading/html-text.ts'
import type { Question, SectionWords } from '../../../reading/question.ts'
import { statementOf } from '../../../reading/statement.ts'
import { type Members, membersOf, textIn } from '../members.ts'
import { linesOf, localized } from './localized.ts'
import { propertiesOf, titleOf } from './typeform-question.ts'

/** The text of a button that owners did not change */
const usualButton = 'Continue'

export function statementIn(
  field: Members,
  ref: string,
  section: SectionWords | undefined,
): Question {
  const properties = propertiesOf(field)
  const media = [field.attachment, membersOf(field.layout)?.attachment].flatMap((one) => {
    const attachment = membersOf(one)
    return attachment === null ? [] : [linkOf(attachment)]
  })
  const button = textIn(properties, 'button_text') ?? ''
  const links = new Set(media.filter((link) => link !== ''))
  return statementOf({
    key: titleOf(field) || ref,
    title: withoutMarks(titleOf(field)),
    text: [withMarks(linesOf(properties.description)), ...links].join('\n\n'),
    section,
    lost: [
      ...(links.size > 0 ? [linkedMedia] : []),
      ...(media.includes('') ? [lostMedia] : []),
      ...(button === '' || button === usualButton
        ? []
        : [`The text of its button, "${button.slice(0, 80)}", was not imported.`]),
    ],
  })
}

/** A title has no marks of its own. */
const withoutMarks = (text: string) => withMarks(text).replaceAll('*', '')

/** Typeform writes bold as `*bold*` and italic as `_italic_`. */
function withMarks(text: string): string {
  return text
    .replaceAll(/(?<!\*)\*(?![\s*])([^*\n]+)(?<!\s)\*(?!\*)/g, '**$1**')
    .replaceAll(/(?<!\w)_(?![\s_])([^_\n]+)(?<!\s)_(?!\w)/g, '*$1*')
}

function linkOf(attachment: Members): string {
  const description = localized(membersOf(attachment.properties)?.description)
  return mediaLink(localized(attachment.href), description)
}
