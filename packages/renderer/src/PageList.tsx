import { say } from '@ramiform/core/built-in-texts/say'
import { useWords } from '@ramiform/fields/words'
import { useIsLive } from './use-filling.ts'
import type { FormPage } from './use-pages.ts'

/** The pages of a form on one line. Pages before the current one are buttons. */
export function PageList(props: {
  pages: readonly FormPage[]
  /** Indexes of pages with visible questions. */
  shown: readonly number[]
  current: number
  onTurn: (index: number) => void
}) {
  const { pages, shown, current, onTurn } = props
  const { sections } = useWords()
  const isLive = useIsLive()
  const place = shown.indexOf(current)
  const count = shown.length
  const names = shown.map(
    (index, at) => pages[index]?.title || say(sections.page, { index: at + 1 }),
  )
  return (
    <nav className="rf-pages" aria-label={sections.list}>
      <p className="rf-page-now" aria-hidden="true">
        <b>{names[place]}</b>
        <span>{say(sections.counter, { index: place + 1, count })}</span>
        <progress value={place + 1} max={count} />
      </p>
      <ol>
        {shown.map((index, at) => (
          <li
            key={index}
            aria-current={index === current ? 'step' : undefined}
            data-done={at < place || undefined}
          >
            {at < place && isLive ? (
              <button type="button" onClick={() => onTurn(index)}>
                {names[at]}
              </button>
            ) : (
              <span>{names[at]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
