import type { ReadingStage } from '@ramiform/formats/documents/document-reader'
import { Button } from '../../ui/Button.tsx'
import { Progress } from '../../ui/Progress.tsx'
import styles from './ReadingProgress.module.css'
import { stageInWords } from './stage-in-words.ts'

/** Progress of the document reader, with a Cancel button. */
export function ReadingProgress({
  stage,
  onCancel,
}: {
  stage: ReadingStage
  onCancel: () => void
}) {
  const { at, of } = stage
  return (
    <div className={styles.reading}>
      <Progress
        label={stageInWords(stage)}
        value={at === undefined || of === undefined ? null : at - 1}
        max={of ?? 1}
      />
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
