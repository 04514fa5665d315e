import type { FormEnd } from '@ramiform/renderer'
import { type ReactNode, useState } from 'react'
import { AutoSave } from './AutoSave.tsx'
import { Telling } from './framed/Telling.tsx'
import { forgetProgress, SavedProgress, type SavedProgressProps } from './SavedProgress.tsx'
import { LeftBehind } from './unsent/LeftBehind.tsx'

/**
 * What goes along with some forms only, and is loaded by none of the others: keeping unfinished answers, in this browser
 * or for their owner (decision 21), sending what an earlier page could not, and telling the page around a frame how far its visitor is.
 */
export function Companions({
  end,
  ...rest
}: Omit<SavedProgressProps, 'hasEnded'> & { readonly end: FormEnd | null }): ReactNode {
  const { advanced, displayStyle } = rest.form.schema.settings
  const props = { ...rest, hasEnded: end !== null }
  /** how many that were left behind have been sent: what was kept of them is looked at anew */
  const [sent, setSent] = useState(0)
  return (
    <>
      {rest.offers && (
        <LeftBehind
          {...props}
          onSent={(answers) => {
            forgetProgress(rest.form, answers)
            setSent(sent + 1)
          }}
        />
      )}
      {advanced?.saveProgress && <SavedProgress key={sent} {...props} />}
      {advanced?.autoSave && <AutoSave {...props} />}
      {window !== window.top && (
        <Telling filling={rest.filling} hasSteps={displayStyle === 'single-card'} end={end} />
      )}
    </>
  )
}
