import { Sheet } from '../../../ui/Sheet.tsx'
import { FindingsList, useTitle } from './FindingsPanel.tsx'

/** All findings on phones, as a sheet. */
export function FindingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onOpenChange={onClose} title={useTitle()}>
      <FindingsList />
    </Sheet>
  )
}
