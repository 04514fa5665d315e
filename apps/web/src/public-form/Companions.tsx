import type { FormEnd } from '@ramiform/renderer'
import type { ReactNode } from 'react'
import { AutoSave } from './AutoSave.tsx'
import { Telling } from './framed/Telling.tsx'
import { SavedProgress, type SavedProgressProps } from './SavedProgress.tsx'
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
  return (
    <>
      {rest.offers && <LeftBehind {...props} />}
      {advanced?.saveProgress && <SavedProgress {...props} />}
      {advanced?.autoSave && <AutoSave {...props} />}
      {window !== window.top && (
        <Telling filling={rest.filling} hasSteps={displayStyle === 'single-card'} end={end} />
      )}
    </>
  )
}
