import { Toast } from '@base-ui/react/toast'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import { Progress } from './Progress.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './Toast.module.css'

/** milliseconds until a toast closes; hovering pauses the timer */
const toastMs = 6_000

/** Shared id of result toasts: a new one replaces the last one. */
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
  /** result of the action */
  readonly kind?: 'done' | 'failed'
  readonly undo?: () => void
  /** another action than Undo, such as *Copy link*; its result replaces this toast */
  readonly action?: { readonly label: string; readonly act: () => void }
}

/**
 * Shows the result of an action: `toast('Lunch deleted', { undo })`. Use the past tense, and offer Undo where possible.
 */
export function useToast(): (text: string, options?: ToastOptions) => void {
  const { add, close } = Toast.useToastManager()
  return useCallback(
    (text, { kind = 'done', undo, action } = {}) => {
      add({
        id: noteId,
        title: text,
        type: kind,
        data: undefined,
        // Base UI renders urgent toasts as a focusable part that screen readers cannot see.
        priority: 'low',
        actionProps:
          action === undefined
            ? undo && {
                children: 'Undo',
                onClick: () => {
                  close(noteId)
                  undo()
                },
              }
            : { children: action.label, onClick: action.act },
      })
    },
    [add, close],
  )
}

/** A toast that stays open while a task runs. */
export interface ProgressToast {
  /** `show('Exporting 4,000 of 12,000 submissions', 4_000, 12_000)` */
  show(text: string, value: number | null, max?: number): void
  /** Shows the result; the toast then closes like others. */
  done(text: string): void
  failed(text: string): void
  close(): void
}

export interface ProgressToastOptions {
  /** handler of the Cancel button; the toast closes at once */
  readonly cancel?: () => void
}

/**
 * Starts a progress toast, for tasks longer than a second: `const exporting = startProgress('Exporting submissions', {
 * cancel })`
 */
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
