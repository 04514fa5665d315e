import { useEffect, useRef } from 'react'
import styles from './LiveTree.module.css'

/** lines that are drawn at most; a browser lays out no more of them quickly */
const drawnLines = 5_000

/** The tree as it grows, or the words that a broken one became. */
export function LiveTree({
  lines,
  shown,
  isGrowing,
  isBroken,
}: {
  lines: readonly string[]
  /** how many of them are there already */
  shown: number
  isGrowing: boolean
  isBroken: boolean
}) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line is to be in view
  useEffect(() => {
    if (isGrowing && box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }, [shown, isGrowing])
  const more = shown - drawnLines
  return (
    <section
      ref={box}
      className={styles.tree}
      data-broken={isBroken || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys needs to reach it
      tabIndex={0}
      aria-label="Live tree output"
    >
      <pre>
        {lines.slice(0, Math.min(shown, drawnLines)).join('\n')}
        {more > 0 && `\n… and ${more.toLocaleString('en')} more lines`}
        {isGrowing && <span className={styles.cursor} aria-hidden />}
      </pre>
    </section>
  )
}
