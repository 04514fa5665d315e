import type { ShownField } from '@ramiform/core/answers-in-texts/live-texts'
import { readMarkdown } from '@ramiform/core/markdown'
import type { Input } from '../inputs.tsx'
import { MarkedText } from '../shared/MarkedText.tsx'

/** Title and text of a statement. Cards and pages focus the title, or the text of a statement without one. */
export const StatementText: Input = ({ field, id }) => {
  const { label, description, fill } = field as ShownField
  const focused = { id, tabIndex: -1 }
  return (
    <div className="rf-statement" {...(!label && focused)}>
      {label ? (
        <h2 className="rf-label" {...focused}>
          {label}
        </h2>
      ) : null}
      {description ? (
        <div className="rf-marked" data-picture={beginsWithPicture(description) || undefined}>
          <MarkedText text={description} fill={fill} />
        </div>
      ) : null}
    </div>
  )
}
StatementText.labeled = true

/** Such a picture reaches the edges of the box. */
function beginsWithPicture(text: string): boolean {
  const [block] = readMarkdown(text)
  return block?.kind === 'paragraph' && block.lines[0]?.[0]?.kind === 'image'
}
