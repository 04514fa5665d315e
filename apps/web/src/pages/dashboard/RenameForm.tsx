import type { FormListItem } from '@ramiform/contract/calls'
import { limits } from '@ramiform/core/limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import styles from './FormCard.module.css'

export interface RenameFormProps {
  readonly form: FormListItem
  readonly onRename: (name: string) => void
  /** ends renaming; with `byKey`, the focus returns to the card */
  readonly onEnd: (byKey: boolean) => void
}

/** Text field to rename a form on its card. Enter or blur saves, Escape cancels. */
export function RenameForm({ form, onRename, onEnd }: RenameFormProps) {
  const [name, setName] = useState(form.name)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function end(byKey: boolean) {
    if (isOver.current) return
    isOver.current = true
    onEnd(byKey)
  }
  function save(byKey: boolean) {
    const wanted = name.trim()
    if (wanted === '' && byKey) {
      setError('Enter a name.')
      return
    }
    end(byKey)
    if (wanted !== '' && wanted !== form.name) onRename(wanted)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save(true)
    else end(true)
  }
  return (
    <TextField
      ref={input}
      className={styles.rename}
      label={`Name of ${form.name}`}
      hideLabel
      compact
      maxLength={limits.labelCharacters}
      value={name}
      error={error}
      onChange={(value) => {
        setName(value)
        setError(undefined)
      }}
      onKeyDown={onKeyDown}
      onBlur={() => save(false)}
    />
  )
}
