import { lazy, Suspense, useState } from 'react'
import type { EmbedGuideProps } from './EmbedGuide.tsx'

const EmbedGuide = lazy(async () => ({ default: (await import('./EmbedGuide.tsx')).EmbedGuide }))

/** The embed guide, loaded on first use. */
export function EmbedGuideOnDemand(props: EmbedGuideProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <EmbedGuide {...props} />
    </Suspense>
  )
}
