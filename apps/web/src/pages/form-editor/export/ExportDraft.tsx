import { useEditorState } from '../../../editing/editor-context.tsx'
import { ExportDialog } from '../../../forms/export/ExportDialog.tsx'

/** Export dialog for the form in the editor, including unsaved changes. */
export function ExportDraft({ open, onClose }: { open: boolean; onClose: () => void }) {
  const draft = useEditorState((state) => state.draft)
  return <ExportDialog form={draft} open={open} onClose={onClose} />
}
