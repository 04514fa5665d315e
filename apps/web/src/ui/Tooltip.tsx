import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  readonly label: ReactNode
  /** the explained element; its accessible name stays unchanged */
  readonly children: ReactElement
  readonly open?: boolean
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
}

/** A short text on hover and focus. It must not be the only place for the information. */
export function Tooltip({ label, children, side = 'bottom', ...controlled }: TooltipProps) {
  return (
    <BaseTooltip.Root {...controlled}>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} className={styles.positioner}>
          <BaseTooltip.Popup className={styles.popup}>{label}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

export const TooltipProvider = BaseTooltip.Provider
