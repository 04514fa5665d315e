import type { Ref } from 'react'
import { TextField } from '../../ui/TextField.tsx'

/** Title of an empty form. Enter creates it. */
export function EmptyWay({
  title,
  boxRef,
  onChange,
  onEnter,
}: {
  title: string
  boxRef: Ref<HTMLElement>
  onChange: (title: string) => void
  onEnter: () => void
}) {
  return (
    <TextField
      ref={boxRef as Ref<HTMLInputElement>}
      label="Form title"
      value={title}
      maxLength={200}
      autoComplete="off"
      placeholder="Untitled Form"
      onChange={onChange}
      onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
        if (key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing) onEnter()
      }}
    />
  )
}
