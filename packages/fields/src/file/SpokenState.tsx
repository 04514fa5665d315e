import type { FileItem } from './file-item.ts'

/** Says of each file that it is here, waits, or what went wrong; not every step of its way. */
export function SpokenState({ items }: { items: readonly FileItem[] }) {
  return (
    <p className="rf-unseen" aria-live="polite">
      {items.map((item) => (
        <span key={item.key}>{inWords(item)} </span>
      ))}
    </p>
  )
}

function inWords({ name, state, problem }: FileItem): string {
  switch (state) {
    case 'sending':
      return ''
    case 'waiting':
      return `${name} goes on when the connection is back.`
    case 'sent':
      return `${name} is here.`
    case 'failed':
      return `${name}: ${problem ?? 'It could not be sent.'}`
    case 'refused':
      return problem ?? ''
  }
}
