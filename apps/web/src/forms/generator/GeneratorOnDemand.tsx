import { lazy, Suspense, useState } from 'react'
import type { GeneratorProps } from './Generator.tsx'

const Generator = lazy(async () => ({ default: (await import('./Generator.tsx')).Generator }))

/** The generator, loaded on first use. */
export function GeneratorOnDemand(props: GeneratorProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Generator {...props} />
    </Suspense>
  )
}
