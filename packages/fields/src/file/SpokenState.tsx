import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import { say } from '@ramiform/core/built-in-texts/say'
import { useWords } from '../shared/words.tsx'
import type { FileItem } from './file-item.ts'

/** Announces each change of a file's state, but not its progress. */
export function SpokenState({ items }: { items: readonly FileItem[] }) {
  const { files } = useWords()
  return (
    <p className="rf-unseen" aria-live="polite">
      {items.map((item) => (
        <span key={item.key}>{inWords(item, files)} </span>
      ))}
    </p>
  )
}

function inWords({ name, state, problem }: FileItem, words: FormWords['files']): string {
  switch (state) {
    case 'sending':
      return say(words.sendingName, { name })
    case 'waiting':
      return say(words.nameWaits, { name })
    case 'sent':
      return say(words.nameIsHere, { name })
    case 'failed':
      return say(words.nameFailed, { name, problem: problem ?? words.notSent })
    case 'refused':
      return problem ?? ''
  }
}
