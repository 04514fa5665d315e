import { limits } from '@ramiform/core/limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import type { DashboardForm } from './dashboard-forms.ts'
import { focusForm } from './focus-form.ts'
import type { FormActions } from './form-actions.ts'

export interface RenameFormProps {
  readonly form: DashboardForm
  readonly actions: Pick<FormActions, 'onRename' | 'onRenaming'>
  readonly className?: string | undefined
}

/** Text field to rename a form in its place. Enter or blur saves, Escape cancels; by key, the focus returns to the form. */
export function RenameForm({ form, actions, className }: RenameFormProps) {
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
    actions.onRenaming(null)
    if (byKey) requestAnimationFrame(() => focusForm(form.id))
  }
  function save(byKey: boolean) {
    const wanted = name.trim()
    if (wanted === '' && byKey) {
      setError('Enter a name.')
      return
    }
    end(byKey)
    if (wanted !== '' && wanted !== form.name) actions.onRename(form, wanted)
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
      className={className}
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
