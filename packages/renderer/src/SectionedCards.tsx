import { sectionRuns } from '@ramiform/core/section'
import { type ComponentType, useCallback, useState } from 'react'
import { SectionHead } from './SectionHead.tsx'
import type { CardHead, CardsProps } from './SingleCardForm.tsx'

/**
 * Single-card form with sections. A section with a page of its own is a card before its first question. Otherwise its
 * title is above its questions, and its text above the first one.
 */
export function SectionedCards({
  Cards,
  ...props
}: CardsProps & { Cards: ComponentType<CardsProps> }) {
  /** Ids of sections whose own card the visitor has left. */
  const [passed, setPassed] = useState<readonly string[]>([])
  const cardHead = useCallback<CardHead>(
    ({ form, filling }, fieldId) => {
      const { sections } = form.schema
      const visible = filling.visibleFields()
      const field = visible.find(({ id }) => id === fieldId)
      const section = sections?.find(({ id }) => id === field?.section)
      if (section === undefined) return { element: null, onPrevious: () => true }
      const [first] =
        sectionRuns(visible, sections).find((run) => run.section === section)?.fields ?? []
      const isFirst = first?.id === fieldId
      const hasCard = section.newPage === true && Boolean(section.title || section.text)
      if (hasCard && isFirst && !passed.includes(section.id)) {
        return {
          element: (
            // A card without a title takes the focus itself.
            <div className="rf-section-card" tabIndex={section.title ? undefined : -1}>
              <SectionHead section={section} />
            </div>
          ),
          onContinue: () => setPassed([...passed, section.id]),
          onPrevious: () => true,
        }
      }
      return {
        element:
          isFirst && !hasCard ? (
            <SectionHead section={section} />
          ) : section.title ? (
            <p className="rf-section-name">{section.title}</p>
          ) : null,
        onPrevious() {
          if (!hasCard || !isFirst) return true
          setPassed(passed.filter((id) => id !== section.id))
          return false
        },
      }
    },
    [passed],
  )
  return <Cards {...props} cardHead={cardHead} />
}
