import type { DashboardForm } from './dashboard-forms.ts'

/** Callbacks of cards and rows. The page renders one menu and one dialog of each kind for all forms. */
export interface FormActions {
  /** opens the menu of a form at the button that was pressed */
  readonly onMenu: (form: DashboardForm, position: number, button: HTMLElement) => void
  readonly onEmbed: (form: DashboardForm) => void
  readonly onDelete: (forms: readonly DashboardForm[], position: number) => void
  readonly onMove: (forms: readonly DashboardForm[]) => void
  readonly onRename: (form: DashboardForm, name: string) => void
  /** starts renaming this form in its place; null ends it */
  readonly onRenaming: (id: string | null) => void
}
