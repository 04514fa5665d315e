import { rulesOf } from '@ramiform/core/conditions/condition'
import { limits } from '@ramiform/core/limits'
import type { Section } from '@ramiform/core/section'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { sectionById } from '../../../editing/draft/form-draft.ts'
import {
  changeSection,
  removeSection,
  stepSection,
} from '../../../editing/draft/section-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { sectionName } from '../../../forms/section-name.ts'
import { BranchMark } from '../../../ui/BranchMark.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { useStepNotice } from '../history/use-step-notice.ts'
import { LabelWithAnswers } from '../texts/LabelWithAnswers.tsx'
import { MarkedTextSettings } from '../texts/MarkedTextSettings.tsx'
import styles from './SectionCard.module.css'
import selected from './SelectedField.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface SectionSettingsProps {
  readonly section: Section
  /** number of its fields */
  readonly count: number
  readonly onLogic: (() => void) | undefined
}

/** Title, text, page and actions of the selected section. */
export function SectionSettings({ section, count, onLogic }: SectionSettingsProps) {
  const { store, announce } = useEditor()
  const say = useStepNotice()
  const card = useRef<HTMLDivElement>(null)
  const { id } = section
  const change = (members: Parameters<typeof changeSection>[1], control?: string) =>
    store.run(changeSection(id, members, control))

  useEffect(() => {
    card.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [])

  function step(by: 1 | -1) {
    store.endTyping()
    if (store.run(stepSection(id, by))) {
      announce(`${sectionName(section)} moved ${by === 1 ? 'down' : 'up'}`)
      requestAnimationFrame(() => card.current?.closest('li')?.scrollIntoView({ block: 'nearest' }))
    } else announce(`${sectionName(section)} is already ${by === 1 ? 'last' : 'first'}`)
  }

  function remove() {
    store.endTyping()
    store.run(removeSection(id))
    const rules = section.conditional ? rulesOf(section.conditional).length : 0
    const [gone, without] =
      rules === 0
        ? ['', '']
        : rules === 1
          ? [', with its rule', ', without this rule']
          : [`, with its ${rules} rules`, ', without these rules']
    const kept = `Its ${count === 1 ? 'field' : `${count} fields`} stayed${without}`
    say({ done: `Section deleted${gone}`, ...(count > 0 && { changes: kept }) })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the card from any of its controls
    <div
      ref={card}
      onKeyDown={(event) => {
        if (event.key === 'Escape') store.select(null)
      }}
    >
      <div className={selected.head}>
        <LabelWithAnswers
          id={id}
          name="Title"
          placeholder="Title of the section"
          maxLength={limits.labelCharacters}
          value={section.title ?? ''}
          onChange={(next) => change({ title: next }, 'title')}
        />
      </div>
      <MarkedTextSettings
        id={id}
        text={section.text ?? ''}
        textNow={() => sectionById(store.getState().draft.schema, id)?.text ?? ''}
        onChange={(next, isTyped) => change({ text: next }, isTyped ? 'text' : undefined)}
      />
      <div className={classNames(selected.settings, styles.foot)}>
        <Switch
          label="Starts a new page"
          checked={section.newPage ?? false}
          onChange={(newPage) => change({ newPage })}
        />
        <span className={styles.count}>
          {count === 0
            ? 'Visitors do not see a section without fields'
            : count === 1
              ? '1 field moves and hides with it'
              : `${count} fields move and hide with it`}
        </span>
        <div className={selected.actions}>
          <IconButton
            size="sm"
            label="Move section up"
            icon={<IconArrowUp {...icon} />}
            onClick={() => step(-1)}
          />
          <IconButton
            size="sm"
            label="Move section down"
            icon={<IconArrowDown {...icon} />}
            onClick={() => step(1)}
          />
          {onLogic && (
            <IconButton size="sm" label="Logic" icon={<BranchMark size={18} />} onClick={onLogic} />
          )}
          <IconButton
            size="sm"
            label="Delete section"
            icon={<IconTrash {...icon} />}
            onClick={remove}
          />
        </div>
      </div>
    </div>
  )
}
