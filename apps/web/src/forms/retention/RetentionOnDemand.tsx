import { lazy, Suspense, useState } from 'react'

const RetentionDialog = lazy(async () => ({
  default: (await import('./RetentionDialog.tsx')).RetentionDialog,
}))

export interface RetentionProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The time after which a form's submissions are deleted. The dialog loads on first use. */
export function RetentionOnDemand(props: RetentionProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? (
    <Suspense fallback={null}>
      <RetentionDialog {...props} />
    </Suspense>
  ) : null
}
