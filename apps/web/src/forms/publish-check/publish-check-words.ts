import type { ListedFinding } from '@ramiform/proving/listed-finding'

/**
 * Title of the dialog: a question, or a statement if publishing is blocked.
 *
 * @param scenarios number of pinned scenarios that fail
 */
export function titleOf(errors: number, isBlocked = false, scenarios = 0): string {
  if (errors + scenarios === 0) return 'Ready to publish'
  const title = `Fix ${countOf(errors, scenarios)} before you publish`
  return isBlocked ? title : `${title}?`
}

function countOf(errors: number, scenarios: number): string {
  const parts = [
    errors === 0 ? '' : `${errors} ${errors === 1 ? 'error' : 'errors'}`,
    scenarios === 0 ? '' : `${scenarios} failing ${scenarios === 1 ? 'scenario' : 'scenarios'}`,
  ]
  return parts.filter((part) => part !== '').join(' and ')
}

/** Label of the show button: `Show`, unless the form is empty. */
export function showLabel({ code, fieldId }: ListedFinding): string {
  return code === 'no_questions' && fieldId === undefined ? 'Add a question' : 'Show'
}

/** Label of the main button: `Show first error`, `Show error` for a single one, or `Add a question`. */
export function showFirstLabel(error: ListedFinding, errors: number): string {
  if (errors > 1) return 'Show first error'
  const label = showLabel(error)
  return label === 'Show' ? 'Show error' : label
}

/** Label of the fix-all button: `Fix both errors`, or `Fix 2 of 3 errors` if some need manual work. */
export function fixAllLabel(fixable: number, errors: number): string {
  if (fixable < errors) return `Fix ${fixable} of ${errors} errors`
  if (errors === 1) return 'Fix the error'
  return errors === 2 ? 'Fix both errors' : `Fix all ${errors} errors`
}

/** Label of the back button: `Back to 2 errors` */
export function backLabel(errors: number, scenarios = 0): string {
  return errors + scenarios === 0 ? 'Ready to publish' : `Back to ${countOf(errors, scenarios)}`
}
