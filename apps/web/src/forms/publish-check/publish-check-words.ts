import type { Finding, Fix } from '@ramiform/core/findings/finding'

/** A question, except where the form cannot be published as it is. */
export function titleOf(errors: number, isBlocked = false): string {
  if (errors === 0) return 'Ready to publish'
  const title = `Fix ${errors} ${errors === 1 ? 'error' : 'errors'} before you publish`
  return isBlocked ? title : `${title}?`
}

/** `Show`, unless the place to show is an empty form. */
export function showLabel({ code, fieldId }: Finding): string {
  return code === 'no_questions' && fieldId === undefined ? 'Add a question' : 'Show'
}

/** `Show first error`; the only error has the label of its own row. */
export function showFirstLabel(error: Finding, errors: number): string {
  if (errors > 1) return 'Show first error'
  const label = showLabel(error)
  return label === 'Show' ? 'Show error' : label
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
