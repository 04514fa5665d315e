import type { Settings } from '@ramiform/core/form'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { changeSettings } from '../document/form-commands.ts'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { DisplayStyleChoice } from './DisplayStyleChoice.tsx'
import { PublicLink } from './PublicLink.tsx'
import styles from './SettingsDrawer.module.css'
import { settingProblems } from './setting-problems.ts'

const sections = [
  { id: 'general', name: 'General' },
  { id: 'after', name: 'After submitting' },
  { id: 'answers', name: 'Answers' },
  { id: 'advanced', name: 'Advanced options' },
  { id: 'link', name: 'Public link' },
] as const
type SectionId = (typeof sections)[number]['id']

/** Everything about the form that is not a field. Changes are steps like any other, and saved with the form. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title="Settings"
      note="Changes are kept when you save the form."
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <SettingsContent />
    </Drawer>
  )
}

function SettingsContent() {
  const { store } = useEditor()
  const settings = useEditorState(({ draft }) => draft.schema.settings)
  const name = useEditorState(({ draft }) => draft.name)
  const description = useEditorState(({ draft }) => draft.description)
  const problems = useMemo(() => settingProblems(settings), [settings])
  const change = (members: Partial<Settings>, control?: string) =>
    store.run(changeSettings(members, control))
  const text = (
    member: 'title' | 'description' | 'submitButtonText' | 'successMessage' | 'redirectUrl',
  ) => ({
    value: settings[member] ?? '',
    error: problems[member],
    onChange: (value: string) => change({ [member]: value === '' ? undefined : value }, member),
  })
  const advanced = settings.advanced ?? {}

  return (
    <Sections>
      <Section id="general">
        <TextField
          label="Title"
          placeholder={name}
          hint="Shown to visitors. Left empty, they see the form's name."
          {...text('title')}
        />
        <TextArea label="Description" rows={2} placeholder={description} {...text('description')} />
        <DisplayStyleChoice
          value={settings.displayStyle ?? 'standard'}
          onChange={(displayStyle) => change({ displayStyle })}
        />
      </Section>
      <Section id="after">
        <TextField label="Submit button text" placeholder="Submit" {...text('submitButtonText')} />
        <TextArea
          label="Success message"
          rows={2}
          placeholder="Your submission has been received successfully."
          {...text('successMessage')}
        />
        <TextField
          label="Redirect URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint="Visitors go there after the success message. Leave empty to stay."
          {...text('redirectUrl')}
        />
      </Section>
      <Section id="answers">
        <Switch
          label="Collect email"
          hint="Ask for an email address before the first question."
          checked={settings.collectEmail ?? false}
          onChange={(collectEmail) => change({ collectEmail })}
        />
        <Switch
          label="Allow multiple submissions"
          hint="The same person may answer more than once."
          checked={settings.allowMultipleSubmissions ?? true}
          onChange={(allowMultipleSubmissions) => change({ allowMultipleSubmissions })}
        />
      </Section>
      <Section id="advanced">
        <Switch
          label="Save progress"
          hint="Unfinished answers stay in the visitor's browser and are offered on return."
          checked={advanced.saveProgress ?? false}
          onChange={(saveProgress) => change({ advanced: { ...advanced, saveProgress } })}
        />
        <Switch
          label="Show progress bar"
          hint="In Single card, how far a visitor has come."
          checked={advanced.showProgressBar ?? true}
          onChange={(showProgressBar) => change({ advanced: { ...advanced, showProgressBar } })}
        />
        <Switch
          label="Require confirmation"
          hint="Visitors look over their answers before they send them."
          checked={advanced.requireConfirmation ?? false}
          onChange={(requireConfirmation) =>
            change({ advanced: { ...advanced, requireConfirmation } })
          }
        />
      </Section>
      <Section id="link">
        <PublicLink />
      </Section>
    </Sections>
  )
}

function Sections({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<SectionId>('general')
  const scroll = useRef<HTMLDivElement>(null)

  function onScroll() {
    const area = scroll.current
    if (area === null) return
    const isAtEnd = area.scrollTop + area.clientHeight >= area.scrollHeight - 4
    const passed = sections.filter(({ id }) => {
      const section = area.querySelector<HTMLElement>(`#settings-${id}`)
      return section !== null && section.offsetTop <= area.scrollTop + 80
    })
    const last = isAtEnd && area.scrollTop > 0 ? sections.at(-1) : passed.at(-1)
    if (last !== undefined) setAt(last.id)
  }

  return (
    <div className={styles.columns}>
      <nav aria-label="Sections">
        {sections.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-current={at === id ? 'true' : undefined}
            onClick={() => {
              scroll.current?.querySelector(`#settings-${id}`)?.scrollIntoView()
              setAt(id)
            }}
          >
            {name}
          </button>
        ))}
      </nav>
      <div ref={scroll} className={styles.scroll} onScroll={onScroll}>
        {children}
      </div>
    </div>
  )
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const name = sections.find((section) => section.id === id)?.name
  return (
    <section
      id={`settings-${id}`}
      className={styles.section}
      aria-labelledby={`settings-${id}-name`}
    >
      <h3 id={`settings-${id}-name`}>{name}</h3>
      {children}
    </section>
  )
}
