import type { Ref } from 'react'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import styles from './Tools.module.css'

export interface SearchBoxProps {
  readonly search: string
  readonly onSearch: (search: string) => void
  /** moves the focus to the rows */
  readonly onLeave: () => void
  readonly ref: Ref<HTMLInputElement>
}

/** Separate from the list, so that typing renders only the field. */
export function SearchBox({ search, onSearch, onLeave, ref }: SearchBoxProps) {
  const [text, setText, searchNow] = useSearchText(search, onSearch)
  return (
    <SearchField
      ref={ref}
      className={styles.search}
      label="Search submissions"
      placeholder="Search by email or any answer"
      shortcut="/"
      maxLength={500}
      value={text}
      onChange={setText}
      onBlur={searchNow}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault()
          setText('')
        } else if (event.key === 'Escape' || event.key === 'ArrowDown') {
          event.preventDefault()
          onLeave()
        }
      }}
    />
  )
}
