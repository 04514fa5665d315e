import type { ShownSection } from '@ramiform/core/answers-in-texts/live-texts'
import type { Section } from '@ramiform/core/section'
import { MarkedText } from '@ramiform/fields/marked-text'

/** Id of a section's title, which names its group of questions. */
export const sectionTitleId = ({ id }: Section) => `section-${id}`

/** Title and text of a section. */
export function SectionHead({ section }: { section: ShownSection }) {
  const { title, text, fill } = section
  if (!title && !text) return null
  return (
    <div className="rf-section">
      {title ? (
        <h2 id={sectionTitleId(section)} tabIndex={-1}>
          {title}
        </h2>
      ) : null}
      {text ? (
        <div className="rf-marked">
          <MarkedText text={text} fill={fill} />
        </div>
      ) : null}
    </div>
  )
}
