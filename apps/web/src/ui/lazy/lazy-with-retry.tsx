import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { Spinner } from '../Spinner.tsx'
import { useToast } from '../Toast.tsx'
import styles from './lazy-with-retry.module.css'

interface LoadingProps {
  /** loading text; without it nothing is shown while loading */
  readonly waiting?: string
  /** called when loading failed */
  readonly onFailed?: () => void
}

/**
 * A component whose code loads when it first opens. Unlike React's `lazy`, a failed load shows an error and is retried
 * on the next opening.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null
  async function fetchPart(): Promise<void> {
    Part ??= await load()
  }

  function Lazy({ waiting, onFailed, ...rest }: Props & LoadingProps): ReactNode {
    const props = rest as unknown as Props
    const { open = true } = rest as { readonly open?: boolean }
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
      Part === null ? 'loading' : 'loaded',
    )
    const toast = useToast()

    const start = useCallback(() => {
      setState('loading')
      fetchPart().then(
        () => setState('loaded'),
        (failure) => {
          console.warn(failure)
          setState('failed')
          onFailed?.()
          if (waiting === undefined) toast('This could not be loaded.', { kind: 'failed' })
        },
      )
    }, [toast, waiting, onFailed])
    useEffect(() => {
      if (!open) return
      // Preloaded code renders at once; the component stays mounted when closed.
      if (Part === null) start()
      else setState('loaded')
    }, [open, start])

    if (Part !== null && (state === 'loaded' || open)) return <Part {...props} />
    if (waiting === undefined)
      return open && state === 'loading' ? <span hidden data-loading /> : null
    return (
      <div className={styles.waiting} data-loading={state === 'loading' || undefined}>
        {state === 'failed' ? (
          <>
            <p>This part could not be loaded.</p>
            <Button onClick={start}>Try again</Button>
          </>
        ) : (
          <Spinner label={waiting} />
        )}
      </div>
    )
  }
  /** Starts loading before the component opens. */
  const preload = () => void fetchPart().catch(() => {})
  return Object.assign(Lazy, { preload })
}
