import { maxLookName } from '@ramiform/contract/looks'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './KeepLook.module.css'
import { lookMembers } from './looks.ts'
import { useKeptLooks } from './use-looks.ts'
import { useStyle } from './use-style.ts'

/** Keeps the form's look with the account, under a name. */
export function KeepLook() {
  const style = useStyle()
  const { keep } = useKeptLooks()
  const toast = useToast()
  const [name, setName] = useState<string | null>(null)
  const isEmpty = name?.trim() === ''
  if (name === null) {
    return (
      <div className={styles.keep}>
        <span>Saved with the form</span>
        <Button size="sm" variant="quiet" onClick={() => setName('')}>
          Keep this look
        </Button>
      </div>
    )
  }
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty) return
        const look = { name: name.trim(), style: onlyLook(style) }
        keep.mutate(look, {
          onSuccess: () => {
            setName(null)
            toast(`“${look.name}” is kept with your account.`)
          },
        })
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setName(null)
      }}
    >
      <TextField
        label="Name of the look"
        hideLabel
        compact
        autoFocus
        placeholder="Name of the look"
        maxLength={maxLookName}
        value={name}
        onChange={setName}
        data-undo="own"
      />
      <Button size="sm" type="submit" busy={keep.isPending} disabled={isEmpty}>
        Keep
      </Button>
      <IconButton
        size="sm"
        label="Cancel"
        icon={<IconX size={16} stroke={1.75} aria-hidden />}
        onClick={() => setName(null)}
      />
    </form>
  )
}

/** The members of a style that a look sets. */
function onlyLook(style: ReturnType<typeof useStyle>) {
  const members = Object.keys(lookMembers({ id: '', name: '', style: {} }))
  return Object.fromEntries(Object.entries(style).filter(([member]) => members.includes(member)))
}
