import { IconSparkles, IconX } from '@tabler/icons-react'
import { Button } from '../../../ui/Button.tsx'
import styles from './ScenarioList.module.css'
import type { GeneratedWork } from './scenarios-store.ts'

/** Starts generating. While it runs, it counts the covered rules, and a second button cancels. */
export function GenerateButton({
  work,
  primary = false,
  onGenerate,
  onCancel,
}: {
  work: GeneratedWork
  primary?: boolean
  onGenerate: () => void
  onCancel: () => void
}) {
  const icon = <IconSparkles size={16} stroke={1.75} aria-hidden />
  const variant = primary ? 'primary' : 'plain'
  if (work.kind !== 'running') {
    return (
      <>
        <Button variant={variant} icon={icon} onClick={onGenerate}>
          Generate
        </Button>
        {work.kind === 'failed' && (
          <p role="alert" className={styles.failed}>
            Generating stopped. Try again.
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <Button variant={variant} busy>
        {work.rules === 0 ? 'Generating...' : `Generating... ${work.covered} of ${work.rules}`}
      </Button>
      <Button
        variant="quiet"
        icon={<IconX size={16} stroke={1.75} aria-hidden />}
        onClick={onCancel}
      >
        Cancel
      </Button>
    </>
  )
}
