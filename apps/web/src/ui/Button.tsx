import { Button as BaseButton } from '@base-ui/react/button'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './Spinner.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useBothRefs } from './use-both-refs.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** one primary in sight; `danger` is the filled one of a confirmation */
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** shows a spinner before the label and refuses clicks; the width is kept while the label changes */
  readonly busy?: boolean
  /** why it is disabled, in a tooltip; the button can then still be reached */
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
      // A button that was pressed keeps the focus while it works.
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
 * The width from before the work began, so that `Saving...` moves nothing beside it. Asked for when work begins,
 * while the page still shows what was there: asking each button at its first sight would lay out the page each time.
 */
function useKeptWidth(busy: boolean) {
  const element = useRef<HTMLButtonElement>(null)
  const resting = useRef<number | undefined>(undefined)
  if (!busy) resting.current = undefined
  else resting.current ??= element.current?.offsetWidth
  return [element, resting.current] as const
}
