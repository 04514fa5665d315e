import { Button as BaseButton } from '@base-ui/react/button'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useBothRefs } from './use-both-refs.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** at most one `primary` in view; `danger` is the filled button of a confirmation */
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** shows a spinner before the label and ignores clicks; keeps the width while the label changes */
  readonly busy?: boolean
  /** tooltip with the reason why the button is disabled; the button stays focusable */
  readonly disabledReason?: string | undefined
  readonly icon?: ReactNode
  readonly iconEnd?: ReactNode
  readonly children: ReactNode
}

export function Button({
  variant = 'plain',
  size = 'md',
  busy = false,
  icon,
  iconEnd,
  disabled = false,
  disabledReason,
  className,
  style,
  children,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const [element, minWidth] = useKeptWidth(busy)
  const refs = useBothRefs(element, ref)
  const explained = disabled && disabledReason !== undefined
  const button = (
    <BaseButton
      {...rest}
      ref={refs}
      type={type}
      disabled={disabled || busy}
      // A pressed button keeps the focus while busy.
      focusableWhenDisabled={busy || explained}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
      style={{ ...style, ...(minWidth !== undefined && { minWidth }) }}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </BaseButton>
  )
  return explained ? <Tooltip label={disabledReason}>{button}</Tooltip> : button
}

/**
 * The button's width from before it was busy, so that `Saving...` moves nothing next to it. Measured when work begins:
 * measuring every button on mount would force a layout each time.
 */
function useKeptWidth(busy: boolean) {
  const element = useRef<HTMLButtonElement>(null)
  const resting = useRef<number | undefined>(undefined)
  if (!busy) resting.current = undefined
  else resting.current ??= element.current?.offsetWidth
  return [element, resting.current] as const
}
