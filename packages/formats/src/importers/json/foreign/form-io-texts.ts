import { statementOfHtml } from '../../../reading/html-statement.ts'
import type { Question } from '../../../reading/question.ts'
import { statementOf } from '../../../reading/statement.ts'
import { type Members, textIn } from '../members.ts'
import type { Shown } from './form-io-logic.ts'
import { labelOf } from './form-io-question.ts'
import { localized, objectsIn } from './localized.ts'

/** Components that show a text. */
export const formIoTexts: readonly string[] = ['content', 'htmlelement', 'html']

/** A component with a text, as a statement. */
export function textOf(
  component: Members,
  type: string,
  { logic, lost, section }: Shown,
): Question {
  const shown = statementOfHtml(htmlOf(component, type))
  return statementOf({
    ...shown,
    key: labelOf(component),
    logic,
    section,
    lost: [...lost, ...shown.lost],
  })
}

/** The HTML of a component. An HTML element has its tag and its attributes apart. */
function htmlOf(component: Members, type: string): string {
  const content = localized(component.content)
  const html = localized(component.html)
  const tag = textIn(component, 'tag') ?? ''
  if (type === 'content' || !/^[a-z][a-z\d]{0,15}$/i.test(tag)) return html || content
  const attributes = objectsIn(component.attrs).map(
    ({ attr, value }) => ` ${localized(attr)}="${localized(value).replaceAll('"', '&quot;')}"`,
  )
  return `<${tag}${attributes.join('')}>${content || html}</${tag}>`
}
