import type { ReactNode } from 'react'
import { AutoSave } from './AutoSave.tsx'
import { SavedProgress, type SavedProgressProps } from './SavedProgress.tsx'

/** What only forms that keep unfinished answers load, in this browser or for their owner (decision 21). */
export function Keeping(props: SavedProgressProps): ReactNode {
  const { saveProgress, autoSave } = props.form.schema.settings.advanced ?? {}
  return (
    <>
      {saveProgress && <SavedProgress {...props} />}
      {autoSave && <AutoSave {...props} />}
    </>
  )
}
