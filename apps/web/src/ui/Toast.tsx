import { Toast } from '@base-ui/react/toast'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import { Progress } from './Progress.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './Toast.module.css'

/** how long a toast stays while nobody points at it */
const toastMs = 6_000

/** Of what was done there is one toast at a time; the next one takes its place. */
const noteId = 'note'

type ToastKind = 'done' | 'failed' | 'under-way'

interface Share {
  readonly value: number | null
  readonly max: number
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={toastMs} limit={3}>
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
  const { toasts } = Toast.useToastManager<Share>()
  return toasts.map((toast) => (
    <Toast.Root
      data-toast
      key={toast.id}
      toast={toast}
      swipeDirection="down"
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        {marks[toast.type as ToastKind]}
        <div className={styles.title}>
          <Toast.Title render={<p />} />
          {toast.data !== undefined && toast.type === 'under-way' && (
            <Progress
              className={styles.progress}
              hideLabel
              label={typeof toast.title === 'string' ? toast.title : 'Progress'}
              {...toast.data}
            />
          )}
        </div>
        <Toast.Action className={styles.action} />
      </Toast.Content>
    </Toast.Root>
  ))
}

const marks = {
  done: <IconCheck className={styles.done} size={16} stroke={1.75} aria-hidden />,
  failed: <IconAlertTriangle className={styles.failed} size={16} stroke={1.75} aria-hidden />,
  'under-way': <Spinner />,
} as const satisfies Record<ToastKind, ReactNode>

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
      add({
        id: noteId,
        title: text,
        type: kind,
        data: undefined,
        // Urgent ones are drawn by Base UI as a focusable part that assistive technology cannot see.
        priority: 'low',
        actionProps: undo && {
          children: 'Undo',
          onClick: () => {
            close(noteId)
            undo()
          },
        },
      })
    },
    [add, close],
  )
}

/** A toast that stays while something is under way. */
export interface ProgressToast {
  /** `show('Exporting 4,000 of 12,000 submissions', 4_000, 12_000)` */
  show(text: string, value: number | null, max?: number): void
  /** It has come to its end: the toast says so and goes as others do. */
  done(text: string): void
  failed(text: string): void
  close(): void
}

export interface ProgressToastOptions {
  /** offers Cancel; the toast closes at once */
  readonly cancel?: () => void
}

/** `const exporting = startProgress('Exporting submissions', { cancel })`, for what takes longer than a second. */
export function useProgressToast(): (
  text: string,
  options?: ProgressToastOptions,
) => ProgressToast {
  const { add, update, close } = Toast.useToastManager<Share>()
  return useCallback(
    (text, { cancel } = {}) => {
      const id = add({
        title: text,
        type: 'under-way' satisfies ToastKind,
        data: { value: null, max: 1 },
        timeout: 0,
        priority: 'low',
        actionProps: cancel && {
          children: 'Cancel',
          onClick: () => {
            close(id)
            cancel()
          },
        },
      })
      const end = (type: ToastKind) => (title: string) =>
        update(id, { title, type, data: undefined, timeout: toastMs, actionProps: undefined })
      return {
        show: (title, value, max = 1) => update(id, { title, data: { value, max } }),
        done: end('done'),
        failed: end('failed'),
        close: () => close(id),
      }
    },
    [add, update, close],
  )
}
