import { useState } from 'react'
import { EmbedGuideOnDemand } from '../../forms/embed-guide/EmbedGuideOnDemand.tsx'
import { ExportOnDemand } from '../../forms/export/ExportOnDemand.tsx'
import { liveSlug } from '../../forms/public-address.ts'
import { useCheckedPublish } from '../../forms/publish-check/use-checked-publish.tsx'
import { DeleteFormDialog } from './DeleteFormDialog.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import { FormMenu } from './FormMenu.tsx'
import type { BulkActions } from './use-bulk-actions.ts'
import type { FormDialogsState } from './use-form-dialogs.ts'

/** The menu and the dialogs of forms. */
export function FormDialogs({ dialogs, bulk }: { dialogs: FormDialogsState; bulk: BulkActions }) {
  const { over, setOver, anchor, actions, cardActions } = dialogs
  const { setPublished } = cardActions
  const { checkAndPublish, dialog } = useCheckedPublish()
  const close = () => setOver(null)
  const exported = useLast(over?.kind === 'export' ? over.form : null)
  return (
    <>
      {over?.kind === 'menu' && (
        <FormMenu
          form={over.form}
          position={over.position}
          anchor={anchor}
          // The chosen item may have opened a dialog already.
          onClose={() => setOver((now) => (now?.kind === 'menu' ? null : now))}
          onRename={() => actions.onRenaming(over.form.id)}
          onPublish={() => checkAndPublish(over.form.id)}
          onUnpublish={() => void setPublished(over.form, false)}
          onPublishChanges={() => checkAndPublish(over.form.id)}
          onMove={() => actions.onMove([over.form])}
          onExport={() => setOver({ kind: 'export', form: over.form })}
          onEmbed={() => actions.onEmbed(over.form)}
          onDelete={() => actions.onDelete([over.form], over.position)}
        />
      )}
      <DeleteFormDialog
        asked={over?.kind === 'delete' ? over : null}
        onDelete={bulk.remove}
        onClose={close}
      />
      <GuideOfForm form={over?.kind === 'embed' ? over.form : null} onClose={close} />
      {exported !== null && (
        <ExportOnDemand
          key={exported.id}
          id={exported.id}
          open={over?.kind === 'export'}
          onClose={close}
        />
      )}
      {dialog}
    </>
  )
}

/** Embed guide for a form. */
function GuideOfForm({ form, onClose }: { form: DashboardForm | null; onClose: () => void }) {
  const last = useLast(form)
  const slug = last === null ? null : liveSlug(last)
  if (last === null || slug === null) return null
  return (
    <EmbedGuideOnDemand form={{ name: last.name, slug }} open={form !== null} onClose={onClose} />
  )
}

/** The last form of a dialog, which stays while the dialog closes. */
function useLast(form: DashboardForm | null): DashboardForm | null {
  const [last, setLast] = useState(form)
  if (form !== null && form !== last) setLast(form)
  return last
}
