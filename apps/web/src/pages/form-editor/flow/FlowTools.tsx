import {
  IconDownload,
  IconFileTypePng,
  IconFileTypeSvg,
  IconMap,
  IconMinus,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import { useStore } from '@xyflow/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import styles from './Flow.module.css'
import { type View, zooms } from './use-view.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export type FlowScope = 'form' | 'field'

interface FlowToolsProps {
  readonly view: View
  readonly scope: FlowScope
  readonly onScope: (scope: FlowScope) => void
  /** field search */
  readonly find: ReactNode
  /** null while the drawing exceeds the window, which always shows the overview */
  readonly overview: { readonly shown: boolean; readonly toggle: () => void } | null
  readonly onFit: () => void
  readonly onSvg: () => void
  readonly onPng: () => void
  readonly onPrint: () => void
}

/** Flow toolbar: whole form or one field, zoom, field search, and export. */
export function FlowTools(props: FlowToolsProps) {
  const { view, scope, onScope, find, overview, onFit, onSvg, onPng, onPrint } = props
  const zoom = useStore(({ transform }) => transform[2])
  return (
    <div className={styles.tools} role="toolbar" aria-label="Flow">
      <Segmented
        label="Flow of"
        value={scope}
        options={[
          { value: 'form', label: 'Whole form' },
          { value: 'field', label: 'One field' },
        ]}
        onChange={onScope}
      />
      {find}
      <span className={styles.separator} />
      <IconButton
        size="sm"
        label="Zoom out"
        icon={<IconMinus {...icon} />}
        disabled={zoom <= zooms.least}
        onClick={() => view.zoomBy(1 / zooms.step)}
      />
      <span className={styles.zoom} role="status" aria-label="Zoom">
        {`${Math.round(zoom * 100)}%`}
      </span>
      <IconButton
        size="sm"
        label="Zoom in"
        icon={<IconPlus {...icon} />}
        disabled={zoom >= zooms.most}
        onClick={() => view.zoomBy(zooms.step)}
      />
      <span className={styles.separator} />
      <Button variant="quiet" size="sm" title="Fit (F)" onClick={onFit}>
        Fit
      </Button>
      {overview !== null && (
        <IconButton
          size="sm"
          label="Overview"
          icon={<IconMap {...icon} />}
          aria-pressed={overview.shown}
          onClick={overview.toggle}
        />
      )}
      <span className={styles.separator} />
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip="none"
            label="Export or print"
            icon={<IconDownload {...icon} />}
          />
        }
      >
        <MenuItem icon={<IconFileTypeSvg {...icon} />} onSelect={onSvg}>
          Save as SVG
        </MenuItem>
        <MenuItem icon={<IconFileTypePng {...icon} />} onSelect={onPng}>
          Save as PNG
        </MenuItem>
        <MenuItem icon={<IconPrinter {...icon} />} onSelect={onPrint}>
          Print...
        </MenuItem>
      </Menu>
    </div>
  )
}
