import { useEffect, useRef } from 'react'
import styles from './LiveTree.module.css'

/** maximum number of lines rendered, to keep layout fast */
const drawnLines = 5_000

/** The decision tree, drawn line by line, or the text of an invalid one. */
export function LiveTree({
  lines,
  shown,
  isGrowing,
  isBroken,
}: {
  lines: readonly string[]
  /** number of lines already shown */
  shown: number
  isGrowing: boolean
  isBroken: boolean
}) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to every new line
  useEffect(() => {
    if (isGrowing && box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }, [shown, isGrowing])
  const more = shown - drawnLines
  return (
    <section
      ref={box}
      className={styles.tree}
      data-broken={isBroken || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll
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
