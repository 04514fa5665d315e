import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSingleKeys } from '../../shell/single-keys.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { FoundPart } from './articles.server.ts'
import { findParts } from './find-parts.ts'
import styles from './Search.module.css'

type Parts = readonly FoundPart[] | 'loading' | 'failed'

/** Finds articles and headings. The index loads on first use. */
export function Search() {
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { parts, load } = useParts()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const found = Array.isArray(parts) ? findParts(parts, typed) : []
  const isShown = isOpen && typed.trim() !== ''
  useSingleKeys({ '/': () => input.current?.focus() })

  function close() {
    setOpen(false)
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setOpen(true)
      setAt((at + step + found.length) % found.length)
    } else if (event.key === 'Enter' && isShown) {
      const chosen = found[at]
      if (chosen === undefined) return
      event.preventDefault()
      close()
      input.current?.blur()
      void navigate(chosen.path)
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      close()
    }
  }

  return (
    <search
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <div className={styles.box}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search"
          aria-label="Search the documentation"
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-found`}
          aria-activedescendant={isShown && found.length > 0 ? `${id}-${at}` : undefined}
          value={typed}
          onFocus={load}
          onChange={(event) => {
            load()
            setTyped(event.currentTarget.value)
            setAt(0)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
        />
        {typed === '' && <kbd aria-hidden>/</kbd>}
      </div>
      <div className={styles.found} hidden={!isShown}>
        <div id={`${id}-found`} role="listbox" aria-label="Results">
          {found.map((part, index) => (
            <Link
              key={part.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              to={part.path}
              onClick={close}
              onPointerMove={() => setAt(index)}
            >
              {part.title}
              {part.within !== undefined && <small>{part.within}</small>}
            </Link>
          ))}
        </div>
        {found.length === 0 && <p>{wordsFor(parts)}</p>}
      </div>
      <p role="status">
        {isShown && Array.isArray(parts) && (
          <VisuallyHidden>{countText(found.length)}</VisuallyHidden>
        )}
      </p>
    </search>
  )
}

function useParts() {
  const [parts, setParts] = useState<Parts>('loading')
  const asked = useRef(false)

  function load() {
    if (asked.current) return
    asked.current = true
    fetch('/documentation/search.json')
      .then((answer) => (answer.ok ? (answer.json() as Promise<Parts>) : 'failed'))
      .catch((): Parts => 'failed')
      .then((loaded) => {
        if (loaded === 'failed') asked.current = false
        setParts(loaded)
      })
  }
  return { parts, load }
}

function wordsFor(parts: Parts): string {
  if (parts === 'loading') return 'Loading...'
  if (parts === 'failed') return 'The search did not load. Check your connection and try again.'
  return 'No articles match these words. Try different words.'
}

function countText(count: number): string {
  if (count === 0) return 'No results'
  return count === 1 ? '1 result' : `${count} results`
}
