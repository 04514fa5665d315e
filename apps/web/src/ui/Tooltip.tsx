import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  readonly label: ReactNode
  /** the element that is explained; it keeps its own name */
  readonly children: ReactElement
  readonly open?: boolean
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
}

/** A few words for who points at or reaches a control. Never the only place where something is said. */
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
