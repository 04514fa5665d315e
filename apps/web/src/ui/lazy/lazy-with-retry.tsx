import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../Button.tsx'
import { Spinner } from '../Spinner.tsx'
import { useToast } from '../Toast.tsx'
import styles from './lazy-with-retry.module.css'

interface Arrival {
  /** what is read in its place while it is on its way; without it nothing stands there */
  readonly waiting?: string
  /** it did not come */
  readonly onFailed?: () => void
}

/**
 * A part whose code is fetched when it is first open. Other than with React's `lazy`, a fetch that fails ends
 * neither the editor nor the part: it says so, and the next time it is opened it is tried again.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null
  async function fetchPart(): Promise<void> {
    Part ??= await load()
  }

  function Lazy({ waiting, onFailed, ...rest }: Props & Arrival): ReactNode {
    const props = rest as unknown as Props
    const { open = true } = rest as { readonly open?: boolean }
    const [state, setState] = useState<'away' | 'here' | 'failed'>(Part === null ? 'away' : 'here')
    const toast = useToast()

    const bring = useCallback(() => {
      setState('away')
      fetchPart().then(
        () => setState('here'),
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
      // Fetched ahead it is there at once, and stays with what is in it when it is closed.
      if (Part === null) bring()
      else setState('here')
    }, [open, bring])

    if (Part !== null && (state === 'here' || open)) return <Part {...props} />
    if (waiting === undefined) return null
    return (
      <div className={styles.waiting}>
        {state === 'failed' ? (
          <>
            <p>This part could not be loaded.</p>
            <Button onClick={bring}>Try again</Button>
          </>
        ) : (
          <Spinner label={waiting} />
        )}
      </div>
    )
  }
  /** Fetches it ahead of time. */
  const preload = () => void fetchPart().catch(() => {})
  return Object.assign(Lazy, { preload })
}
