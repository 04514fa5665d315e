import { plainLabel } from '@ramiform/core/answers-in-texts/plain-label'
import { isTraditional } from '@ramiform/core/form'
import { plainMarkdown } from '@ramiform/core/markdown'
import { type Section, titleOfSection } from '@ramiform/core/section'
import { IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { sectionById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { FindingMark } from '../findings/FindingMark.tsx'
import { AnswerPills } from '../texts/AnswerPills.tsx'
import { CardCover } from './CardCover.tsx'
import styles from './SectionCard.module.css'
import { SectionSettings } from './SectionSettings.tsx'
import { ShownWhen } from './ShownWhen.tsx'

export interface SectionCardProps {
  readonly id: string
  readonly isFolded: boolean
  readonly onFold: (id: string) => void
  readonly onLogic: ((id: string) => void) | undefined
}

/** Heading of a section on the canvas: its title and text, or its settings while it is selected. */
export const SectionCard = memo(function SectionCard({
  id,
  isFolded,
  onFold,
  onLogic,
}: SectionCardProps) {
  const section = useEditorState(({ draft }) => sectionById(draft.schema, id))
  const isOpen = useEditorState(({ selected }) => selected === id)
  const count = useEditorState(({ draft }) =>
    draft.schema.fields.reduce((sum, field) => (field.section === id ? sum + 1 : sum), 0),
  )
  const page = useEditorState(({ draft }) => pageOf(draft.schema, id))
  const hasLogic = useEditorState(({ draft }) => !isTraditional(draft.schema))
  if (section === undefined) return null
  const name = titleOfSection(section)
  return (
    <li
      // biome-ignore lint/a11y/noRedundantRoles: the chunk overrides its list role, so items need an explicit one
      role="listitem"
      className={classNames(styles.section, isOpen && styles.selected)}
      data-section={id}
      aria-current={isOpen || undefined}
    >
      {page > 1 && (
        <p className={styles.page}>
          <span>Page {page}</span>
        </p>
      )}
      <div className={styles.card}>
        <CardCover id={id} name={`section ${plainLabel(name)}`} isOpen={isOpen} />
        <IconButton
          className={styles.fold}
          size="sm"
          label={`${isFolded ? 'Show fields of' : 'Fold'} ${plainLabel(name)}`}
          aria-expanded={!isFolded}
          icon={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
          onClick={() => onFold(id)}
        />
        <FindingMark fieldId={id} />
        {hasLogic && section.conditional !== undefined && (
          <ShownWhen of={id} conditional={section.conditional} />
        )}
        {isOpen ? (
          <SectionSettings
            section={section}
            count={count}
            onLogic={onLogic && (() => onLogic(id))}
          />
        ) : (
          <Closed section={section} name={name} />
        )}
        {!isOpen && (isFolded || count === 0) && (
          <p className={styles.count}>{inSectionText(count)}</p>
        )}
      </div>
    </li>
  )
})

function Closed({ section: { text = '' }, name }: { section: Section; name: string }) {
  const plain = plainMarkdown(text)
  return (
    <>
      <h3 dir="auto">
        <AnswerPills text={name} />
      </h3>
      {plain !== '' && (
        <p className={styles.text} dir="auto">
          <AnswerPills text={plain} />
        </p>
      )}
    </>
  )
}

function inSectionText(count: number): string {
  if (count === 0) return 'No fields yet. Add one, or move one here.'
  return count === 1 ? '1 field' : `${count} fields`
}

/** Number of the page that the section begins; 0 for a section that begins none. */
function pageOf({ fields, sections = [] }: Parameters<typeof sectionById>[0], id: string): number {
  if (sections.find((section) => section.id === id)?.newPage !== true) return 0
  const begins = new Set(sections.filter(({ newPage }) => newPage).map((section) => section.id))
  let page = 1
  for (const [at, { section = '' }] of fields.entries()) {
    if (begins.delete(section) && at > 0) page += 1
    if (section === id) return page
  }
  return page + 1
}
