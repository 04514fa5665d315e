import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Sentences } from './FlowInWords.tsx'
import { FlowShapes } from './FlowShapes.tsx'
import type { Sentence } from './flow-in-words.ts'
import styles from './PrintedFlow.module.css'
import { printTiles } from './print-tiles.ts'
import type { Drawing } from './shapes.ts'

/** Print version: the chart on as many pages as it needs to be readable, then the text version. */
export function PrintedFlow({
  draw,
  title,
  sentences,
}: {
  draw: () => Drawing
  title: string
  sentences: readonly Sentence[]
}) {
  const printing = usePrinting()
  if (!printing) return null
  const drawing = draw()
  const tiles = printTiles(drawing)
  return createPortal(
    <div className={styles.printed}>
      {tiles.map(({ x, y, width, height }, index) => (
        <figure key={`${x} ${y}`} className={styles.page}>
          <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={title}>
            <FlowShapes shapes={drawing.shapes} />
          </svg>
          {tiles.length > 1 && (
            <figcaption>{`${title}, part ${index + 1} of ${tiles.length}`}</figcaption>
          )}
        </figure>
      ))}
      <section className={styles.words}>
        <h2>{`${title}: the logic in words`}</h2>
        <Sentences sentences={sentences} />
      </section>
    </div>,
    document.body,
  )
}

/** True while printing. The print pages render only then, since they are expensive. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const media = matchMedia('print')
    const update = (now: boolean) => flushSync(() => setPrinting(now))
    const onMedia = () => update(media.matches)
    const before = () => update(true)
    const after = () => update(media.matches)
    media.addEventListener('change', onMedia)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      media.removeEventListener('change', onMedia)
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
