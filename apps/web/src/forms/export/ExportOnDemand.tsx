import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { formQuery } from '../../api/queries.ts'
import { useToast } from '../../ui/Toast.tsx'

const ExportDialog = lazy(async () => ({
  default: (await import('./ExportDialog.tsx')).ExportDialog,
}))

interface ExportOnDemandProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Export of the saved form. The form and the dialog load on first use. */
export function ExportOnDemand(props: ExportOnDemandProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? <SavedForm {...props} /> : null
}

function SavedForm({ id, open, onClose }: ExportOnDemandProps) {
  const { data: form, error } = useQuery(formQuery(id))
  const toast = useToast()
  const failed = open && error !== null && form === undefined
  useEffect(() => {
    if (!failed) return
    toast(`Could not export the form. ${messageOf(error)}`, { kind: 'failed' })
    onClose()
  }, [failed, error, toast, onClose])
  return (
    <Suspense fallback={null}>
      <ExportDialog form={form} open={open} onClose={onClose} />
    </Suspense>
  )
}
