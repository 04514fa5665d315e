import type { FormEnd } from '@ramiform/renderer'
import type { ReactNode } from 'react'
import { FrameMessages } from './framed/FrameMessages.tsx'
import { AutoSave } from './sending/AutoSave.tsx'
import { LeftBehind } from './sending/LeftBehind.tsx'
import { SavedProgress, type SavedProgressProps } from './sending/SavedProgress.tsx'

/**
 * Optional parts of a form, loaded on demand. They save unfinished answers in this browser or for the owner (decision
 * 21). They send what an earlier page could not send. In a frame they report progress to the embedding page.
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
        <FrameMessages filling={rest.filling} hasSteps={displayStyle === 'single-card'} end={end} />
      )}
    </>
  )
}
