import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { BasicSections } from './BasicSections.tsx'
import { ClosingSection } from './ClosingSection.tsx'
import { NotificationsSection } from './notifications/NotificationsSection.tsx'
import { PublicLink } from './PublicLink.tsx'
import { PaymentsSection } from './payments/PaymentsSection.tsx'
import { Section, Sections } from './Sections.tsx'
import { StyleSection } from './style/StyleSection.tsx'
import { useSettings } from './use-settings.ts'

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
  const form = useSettings()
  return (
    <Sections problems={form.problems}>
      <BasicSections form={form} />
      <ClosingSection form={form} />
      <StyleSection form={form} />
      <NotificationsSection form={form} />
      <PaymentsSection form={form} />
      <Section id="link">
        <PublicLink />
      </Section>
    </Sections>
  )
}
