import { IconDots, IconFolderDown, IconRestore, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { useEditor } from '../../../editing/editor-context.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../ui/Menu.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { lookOf, looks } from './looks.ts'
import { looksInFile } from './looks-in-file.ts'
import { useKeptLooks, useLooks } from './use-looks.ts'
import { useStyle, useStyleEdits } from './use-style.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Menu with *Reset style*, and with what can be done with kept looks. */
export function MoreDesign() {
  const { store } = useEditor()
  const { reset } = useStyleEdits()
  const style = useStyle()
  const toast = useToast()
  const all = useLooks()
  const { keep, remove } = useKeptLooks()
  const file = useRef<HTMLInputElement>(null)
  const chosen = lookOf(style, all)?.look
  const kept = chosen !== undefined && !looks.includes(chosen) ? chosen : undefined

  async function addFrom(chosenFile: File) {
    const found = looksInFile(await chosenFile.text())
    if (found.length === 0) return toast('This file has no kept looks.', { kind: 'failed' })
    let added = 0
    for (const look of found) {
      const isKept = await keep.mutateAsync(look).then(
        () => true,
        () => false,
      )
      if (!isKept) break
      added += 1
    }
    if (added > 0) toast(added === 1 ? '1 look added.' : `${added} looks added.`)
  }

  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label="File with looks"
        onChange={(event) => {
          const [first] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (first !== undefined) void addFrom(first)
        }}
      />
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip="none"
            label="More design actions"
            icon={<IconDots size={18} stroke={1.75} aria-hidden />}
          />
        }
      >
        <MenuItem
          icon={<IconRestore {...icon} />}
          disabled={Object.keys(style).length === 0}
          onSelect={() => {
            reset()
            toast('Style reset', { undo: store.undo })
          }}
        >
          Reset style
        </MenuItem>
        <MenuItem icon={<IconFolderDown {...icon} />} onSelect={() => file.current?.click()}>
          Add looks from an exported form...
        </MenuItem>
        {kept !== undefined && (
          <MenuItem icon={<IconTrash {...icon} />} danger onSelect={() => remove.mutate(kept)}>
            Delete look “{kept.name}”
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
