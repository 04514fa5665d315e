import { IconEye, IconLayoutSidebarRight, IconRefresh, IconWand } from '@tabler/icons-react'
import { type Device, deviceNames } from '../../forms/preview/devices.ts'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import styles from './FormPreview.module.css'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Banner that identifies the preview and holds its actions. */
export function PreviewBanner(props: {
  /** null on phones, where the window itself has phone width */
  device: Device | null
  onDevice: (device: Device) => void
  panelIsOpen: boolean
  onPanel: () => void
  onFill: () => void
  onStartAgain: () => void
}) {
  return (
    <aside className={styles.banner} aria-label="Form Preview">
      <IconEye size={18} stroke={1.75} aria-hidden />
      <p>
        <b>Form Preview</b> You can test the form. Submissions are not saved.
      </p>
      <div className={styles.actions}>
        {props.device !== null && (
          <Segmented
            label="Width"
            options={deviceNames}
            value={props.device}
            onChange={props.onDevice}
          />
        )}
        <Button variant="quiet" size="sm" icon={<IconWand {...icon} />} onClick={props.onFill}>
          {props.device === null ? 'Examples' : 'Fill with examples'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconRefresh {...icon} />}
          onClick={props.onStartAgain}
        >
          Start again
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={props.panelIsOpen}
          className={styles.panelButton ?? ''}
          icon={props.device === null ? <BranchMark /> : <IconLayoutSidebarRight {...icon} />}
          onClick={props.onPanel}
        >
          Visibility
        </Button>
      </div>
    </aside>
  )
}
