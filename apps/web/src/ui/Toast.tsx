import { Toast } from '@base-ui/react/toast'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import styles from './Toast.module.css'

/** how long a toast stays while nobody points at it */
const toastMs = 6_000

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={toastMs} limit={1}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Toasts() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} swipeDirection="down" className={styles.toast}>
      <Toast.Content className={styles.content}>
        {toast.type === 'failed' ? (
          <IconAlertTriangle className={styles.failed} size={16} stroke={1.75} aria-hidden />
        ) : (
          <IconCheck className={styles.done} size={16} stroke={1.75} aria-hidden />
        )}
        <Toast.Title className={styles.title} render={<p />} />
        <Toast.Action className={styles.action} />
      </Toast.Content>
    </Toast.Root>
  ))
}

export interface ToastOptions {
  /** what came of it: done, or failed */
  readonly kind?: 'done' | 'failed'
  readonly undo?: () => void
}

/** `toast('Lunch deleted', { undo })`: a verb in the past, and Undo where there is one. */
export function useToast(): (text: string, options?: ToastOptions) => void {
  const { add, close } = Toast.useToastManager()
  return useCallback(
    (text, { kind = 'done', undo } = {}) => {
      const id = add({
        title: text,
        type: kind,
        // Urgent ones are drawn by Base UI as a focusable part that assistive technology cannot see.
        priority: 'low',
        ...(undo !== undefined && {
          actionProps: {
            children: 'Undo',
            onClick: () => {
              close(id)
              undo()
            },
          },
        }),
      })
    },
    [add, close],
  )
}
