import type { Fix } from '@ramiform/core/findings/finding'

export function titleOf(errors: number): string {
  if (errors === 0) return 'Ready to publish'
  return errors === 1
    ? 'Fix 1 error before you publish?'
    : `Fix ${errors} errors before you publish?`
}

/** `Fix both errors`; `Fix 2 of 3 errors` when the others need their owner. */
export function fixAllLabel(fixable: number, errors: number): string {
  if (fixable < errors) return `Fix ${fixable} of ${errors} errors`
  if (errors === 1) return 'Fix the error'
  return errors === 2 ? 'Fix both errors' : `Fix all ${errors} errors`
}

/** What a fix does, as the label of its button. */
export function fixLabel(fix: Fix, hasOneRule: boolean): string {
  switch (fix.kind) {
    case 'remove_rule':
      return hasOneRule ? 'Remove the rule' : `Remove rule ${fix.rule}`
    case 'change_value':
      return `Change to “${fix.value}”`
    case 'swap_bounds':
      return 'Swap lowest and highest'
  }
}

/** `Back to 2 errors` */
export function backLabel(errors: number): string {
  if (errors === 0) return 'Ready to publish'
  return errors === 1 ? 'Back to 1 error' : `Back to ${errors} errors`
}
