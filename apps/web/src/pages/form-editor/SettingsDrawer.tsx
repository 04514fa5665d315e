import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { BasicSections } from './settings-panel/BasicSections.tsx'
import { ClosingSection } from './settings-panel/ClosingSection.tsx'
import { HiddenFieldsSection } from './settings-panel/HiddenFieldsSection.tsx'
import { NotificationsSection } from './settings-panel/notifications/NotificationsSection.tsx'
import { PublicLink } from './settings-panel/PublicLink.tsx'
import { PaymentsSection } from './settings-panel/payments/PaymentsSection.tsx'
import { Section, Sections } from './settings-panel/Sections.tsx'
import styles from './settings-panel/SettingsDrawer.module.css'
import { sections } from './settings-panel/sections.ts'
import { type SettingPath, settingNames } from './settings-panel/setting-names.ts'
import { type SettingsForm, useSettings } from './settings-panel/use-settings.ts'
import { ValuesSection } from './settings-panel/values/ValuesSection.tsx'

/** Drawer with all form-level settings. Changes can be undone and are saved with the form. */
export function SettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useSettings()
  const content = useRef<HTMLDivElement>(null)
  const [wasRefused, setWasRefused] = useState(false)
  const wrong = sections
    .flatMap(({ paths }): readonly SettingPath[] => paths)
    .filter((path) => form.problems[path] !== null)
  useEffect(() => {
    if (!open || wrong.length === 0) setWasRefused(false)
  }, [open, wrong.length])

  /** Closes the drawer. With invalid values it stays open, names the first one and focuses it. */
  function done() {
    if (wrong.length === 0) return onClose()
    setWasRefused(true)
    content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title="Settings"
      note={
        <span role="status" className={wasRefused ? styles.refused : undefined}>
          {wasRefused ? refusedText(wrong) : 'Changes are saved with the form.'}
        </span>
      }
      actions={<Button onClick={done}>Done</Button>}
    >
      <div ref={content} className={styles.content}>
        <SettingsContent form={form} />
      </div>
    </Drawer>
  )
}

/** Message such as `Fix Redirect URL and 2 more.` */
function refusedText([first, ...others]: readonly SettingPath[]): string {
  if (first === undefined) return ''
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return `Fix ${settingNames[first]}${more} first.`
}

function SettingsContent({ form }: { form: SettingsForm }) {
  return (
    <Sections problems={form.problems}>
      <BasicSections form={form} />
      <HiddenFieldsSection />
      <ValuesSection />
      <ClosingSection form={form} />
      <NotificationsSection form={form} />
      <PaymentsSection form={form} />
      <Section id="link">
        <PublicLink />
      </Section>
    </Sections>
  )
}
