import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import { useWords } from '../shared/words.tsx'
import { Drawing } from './Drawing.tsx'
import type { FileItem } from './file-item.ts'
import { sizeInWords } from './upload-limits.ts'

const page =
  'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2h7l5 5v11a2 2 0 0 1 -2 2'
const arrived = `${page}M9 15l2 2l4 -4`
const cross = 'M18 6l-12 12M6 6l12 12'

/** One file with its progress or problem and buttons to cancel, retry or remove it. */
export function FileRow({
  item,
  onRemove,
  onRetry,
}: {
  item: FileItem
  onRemove: () => void
  onRetry: () => void
}) {
  const words = useWords()
  const { files } = words
  const { name, size, state, sent } = item
  const isMoving = state === 'sending' || state === 'waiting'
  const share = size === 0 ? 0 : Math.floor((sent / size) * 100)
  return (
    <li data-state={state}>
      <Drawing path={state === 'sent' ? arrived : page} size={20} />
      <span className="rf-file-name">
        {name}
        <small>{inWords(item, share, words)}</small>
        {isMoving ? (
          <progress value={sent} max={size} aria-label={say(files.sendingName, { name })}>
            {`${share}%`}
          </progress>
        ) : null}
      </span>
      {state === 'failed' ? (
        <button
          type="button"
          className="rf-file-retry"
          aria-label={say(files.tryAgainName, { name })}
          onClick={onRetry}
        >
          {words.sending.tryAgain}
        </button>
      ) : null}
      <button
        type="button"
        className="rf-remove"
        aria-label={say(isMoving ? files.stopName : files.removeName, { name })}
        onClick={onRemove}
      >
        <Drawing path={cross} size={18} />
      </button>
    </li>
  )
}

function inWords(
  { state, size, problem }: FileItem,
  percent: number,
  { files, language }: FormWords,
): string {
  switch (state) {
    case 'sending':
      return say(files.share, { percent, size: sizeInWords(size, language) })
    case 'waiting':
      return say(files.waits, { percent })
    case 'sent':
      return sizeInWords(size, language)
    default:
      return problem ?? files.notSent
  }
}
