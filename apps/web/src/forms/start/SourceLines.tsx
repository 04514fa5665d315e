import type { FoundFields } from '@ramiform/formats/import'
import type { TextPart } from '@ramiform/language/descriptions/not-understood'
import { useMemo, useState } from 'react'
import { TextButton } from '../../ui/TextButton.tsx'
import styles from './SourceLines.module.css'
import { lineAt } from './source-places.ts'

interface SourceLinesProps {
  readonly text: string
  readonly found: FoundFields
  /** ids of unselected fields */
  readonly without: ReadonlySet<string>
  readonly places: ReadonlyMap<string, TextPart>
  readonly pointed: string | null
  readonly onPoint: (id: string | null) => void
  readonly onShow: (id: string | null) => void
}

/** most lines drawn, to keep layout fast */
const mostDrawn = 400

const words = { used: '', changed: 'Changed', out: 'Left out' } as const

/** The lines of an imported text: the used ones, those with a warning, and those of fields that are left out. */
export function SourceLines(props: SourceLinesProps) {
  const { text, found, without, places, pointed, onPoint, onShow } = props
  const [isWhole, setIsWhole] = useState(false)
  const lines = useMemo(() => text.split(/\r\n|[\n\r]/).slice(0, mostDrawn), [text])
  const fieldAt = useMemo(
    () => new Map([...places].map(([id, { start }]) => [lineAt(text, start), id] as const)),
    [text, places],
  )
  const changed = useMemo(
    () => new Set(found.warnings.map(({ fieldId }) => fieldId)),
    [found.warnings],
  )
  const total = text.split('\n').length
  return (
    <section
      className={styles.source}
      aria-label="Content of the file"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll
      tabIndex={0}
    >
      <ol className={styles.lines} data-whole={isWhole || undefined} aria-label="Lines of the file">
        {lines.map((line, at) => {
          const id = fieldAt.get(at + 1)
          const state =
            id === undefined ? null : without.has(id) ? 'out' : changed.has(id) ? 'changed' : 'used'
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              key={at}
              data-state={state}
              data-pointed={(id !== undefined && id === pointed) || undefined}
              onMouseEnter={() => onPoint(id ?? null)}
              onMouseLeave={() => onPoint(null)}
            >
              <i aria-hidden>{at + 1}</i>
              <span dir="auto">{line}</span>
              {state !== null && state !== 'used' && id !== undefined && (
                <TextButton onClick={() => onShow(id)}>{words[state]}</TextButton>
              )}
            </li>
          )
        })}
        {total > lines.length && (
          <li data-state="changed">{`and ${(total - lines.length).toLocaleString('en')} more lines`}</li>
        )}
      </ol>
      {!isWhole && (
        <TextButton className={styles.all} onClick={() => setIsWhole(true)}>
          {`Show all ${lines.length.toLocaleString('en')} lines`}
        </TextButton>
      )}
    </section>
  )
}
