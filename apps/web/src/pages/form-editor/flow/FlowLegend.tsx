import styles from './Flow.module.css'
import { isNever } from './finding-tones.ts'
import { useFlowShown } from './flow-context.ts'
import type { FlowLayout } from './lay-out-flow.ts'
import { roleOfLine } from './on-path.ts'

/** Legend of the lines. It lists only the kinds that occur. */
export function FlowLegend({ layout, name }: { layout: FlowLayout; name: string | undefined }) {
  const { selection, tones } = useFlowShown()
  const roles = new Set(
    layout.lines.map((line) => (isNever(line, tones) ? undefined : roleOfLine(selection, line))),
  )
  const kinds = [
    ...(name !== undefined && roles.has('path') ? [{ kind: 'path', text: `Decides ${name}` }] : []),
    ...(name !== undefined && roles.has('decided')
      ? [{ kind: 'decided', text: `Decided by ${name}` }]
      : []),
    ...([...tones.values()].some(({ never }) => never)
      ? [{ kind: 'resting', never: true, text: 'Can never happen' }]
      : []),
    ...(layout.lines.some(({ circular }) => circular)
      ? [{ kind: 'resting', never: true, text: 'Depends on itself' }]
      : []),
  ]
  if (kinds.length === 0) return null
  return (
    <ul className={styles.legend} aria-label="Legend">
      {kinds.map(({ kind, text, ...line }) => (
        <li key={text}>
          <svg viewBox="0 0 28 8" aria-hidden>
            <path
              className={styles[kind]}
              data-severity={'never' in line ? 'error' : undefined}
              data-never={'never' in line || undefined}
              d="M1 4H27"
            />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
