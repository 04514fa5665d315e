import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { DashboardForm } from './dashboard-forms.ts'
import type { FormActions } from './form-actions.ts'
import { useCardActions } from './use-card-actions.ts'

/** The open menu or dialog about forms; one at a time. */
export type FormOver =
  | { readonly kind: 'menu'; readonly form: DashboardForm; readonly position: number }
  | {
      readonly kind: 'delete'
      readonly forms: readonly DashboardForm[]
      readonly position: number
    }
  | { readonly kind: 'embed'; readonly form: DashboardForm }
  | { readonly kind: 'export'; readonly form: DashboardForm }

export interface FormDialogsState {
  readonly over: FormOver | null
  readonly setOver: Dispatch<SetStateAction<FormOver | null>>
  readonly anchor: RefObject<HTMLElement | null>
  readonly actions: FormActions
  /** id of the form that is being renamed */
  readonly renaming: string | null
  readonly cardActions: ReturnType<typeof useCardActions>
}

/** State of the menu and dialogs of forms. The actions stay the same, so that rows render only when their form changes. */
export function useFormDialogs(onMove: FormActions['onMove']): FormDialogsState {
  const [over, setOver] = useState<FormOver | null>(null)
  const [renaming, setRenaming] = useState<string | null>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const cardActions = useCardActions()
  const { rename } = cardActions
  const latestMove = useRef(onMove)
  latestMove.current = onMove
  const actions = useMemo<FormActions>(
    () => ({
      onMenu: (form, position, button) => {
        anchor.current = button
        setOver({ kind: 'menu', form, position })
      },
      onEmbed: (form) => setOver({ kind: 'embed', form }),
      onDelete: (forms, position) => setOver({ kind: 'delete', forms, position }),
      onMove: (forms) => latestMove.current(forms),
      onRename: (form, name) => void rename(form, name),
      onRenaming: setRenaming,
    }),
    [rename],
  )
  return { over, setOver, anchor, actions, renaming, cardActions }
}
