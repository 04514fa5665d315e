import { useEditorState } from '../../../editing/editor-context.tsx'
import { ExportDialog } from '../../../forms/export/ExportDialog.tsx'

/** The export of the form as it stands in the editor, saved or not. */
export function ExportDraft({ open, onClose }: { open: boolean; onClose: () => void }) {
  const draft = useEditorState((state) => state.draft)
  return <ExportDialog form={draft} open={open} onClose={onClose} />
}
