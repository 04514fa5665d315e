import { type ComponentType, lazy } from 'react'
import type { ShownForm } from './shown-form.ts'
import { titleOf } from './shown-form.ts'

/** How a form ended for this visitor. */
export interface FormEnd {
  /** `closed`: it takes no further answer from this respondent (decision 23) */
  readonly kind: 'thanks' | 'closed'
  readonly message: string
  readonly redirectUrl?: string | undefined
}

interface EndingProps {
  readonly form: ShownForm
  readonly end: FormEnd
  readonly isPreview: boolean
}

type Screen = { default: ComponentType<EndingProps> }

/** Loaded while the form is filled in. Where that fails the same words come without their dress. */
export const loadEnding = (): Promise<Screen> =>
  import('./EndScreen.tsx').then(
    ({ EndScreen }) => ({ default: EndScreen }),
    () => ({ default: PlainEnding }),
  )
export const Ending = lazy(loadEnding)

function PlainEnding({ form, end }: EndingProps) {
  return (
    <div className="rf rf-sheet" role="status">
      <h1>{end.kind === 'thanks' ? 'Thank You!' : titleOf(form)}</h1>
      <p className="rf-intro">{end.message}</p>
    </div>
  )
}
