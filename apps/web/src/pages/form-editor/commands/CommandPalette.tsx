import { IconSearch } from '@tabler/icons-react'
import { Command } from 'cmdk'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import type { CommandsAbout } from '../../../editing/screen-store.ts'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { KeyCaps } from '../../../ui/KeyCaps.tsx'
import { TopDialog } from '../../../ui/TopDialog.tsx'
import styles from './CommandPalette.module.css'
import type { CommandContext } from './command-context.ts'
import { isMac } from './is-mac.ts'
import { type PaletteEntry, paletteSections } from './palette-entries.ts'
import { recentCommands, rememberCommand } from './recent-commands.ts'
import { keyCaps } from './shortcut-keys.ts'

const prompts: Readonly<Record<CommandsAbout, string>> = {
  everything: 'Search commands and fields',
  adding: 'Which field type do you want to add?',
  fields: 'Which field do you want to go to?',
}

/** Command palette: searchable list of all commands and fields. */
export function CommandPalette({
  open,
  onClose,
  context,
}: {
  open: boolean
  onClose: () => void
  context: CommandContext
}) {
  const chosen = useRef<PaletteEntry | null>(null)
  return (
    <TopDialog
      open={open}
      onOpenChange={onClose}
      title="Commands"
      // Restore focus first, so that the command can move it afterwards.
      onClosed={() => {
        const entry = chosen.current
        chosen.current = null
        entry?.run()
      }}
    >
      <Entries
        open={open}
        context={context}
        onChoose={(entry) => {
          chosen.current = entry
          rememberCommand(entry.id)
          onClose()
        }}
      />
    </TopDialog>
  )
}

function Entries({
  open,
  context,
  onChoose,
}: {
  open: boolean
  context: CommandContext
  onChoose: (entry: PaletteEntry) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  useKeptFocus(input, open)
  const about = useScreen((state) => state.commandsAbout)
  const [query, setQuery] = useState('')
  const [recent] = useState(() => recentCommands())
  const draft = useEditorState((state) => state.draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entries depend on the undo history and the draft
  const sections = useMemo(
    () => paletteSections(context, about, query, recent),
    [context, about, query, recent, draft],
  )
  return (
    <Command shouldFilter={false} loop label={prompts[about]} className={styles.palette}>
      <div className={styles.search}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <Command.Input
          ref={input}
          autoFocus
          value={query}
          onValueChange={setQuery}
          placeholder={prompts[about]}
          spellCheck={false}
        />
      </div>
      <Command.List className={styles.list} label={prompts[about]}>
        <Command.Empty className={styles.empty}>{`No results for “${query}”.`}</Command.Empty>
        {sections.map(({ name, entries }) => (
          <Command.Group key={name} heading={name} className={styles.group}>
            {entries.map((entry) => (
              <Command.Item
                key={entry.id}
                value={entry.id}
                className={styles.entry}
                onSelect={() => onChoose(entry)}
              >
                {entry.type !== undefined && <FieldIcon type={entry.type} size={16} />}
                <span>{entry.name}</span>
                {entry.hint !== undefined && <small>{entry.hint}</small>}
                {entry.keys !== undefined && <KeyCaps caps={keyCaps(entry.keys, isMac)} />}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

/** Returns focus to the open palette: a card opened by an earlier command may take focus late. */
function useKeptFocus(input: RefObject<HTMLInputElement | null>, open: boolean) {
  useEffect(() => {
    if (!open) return
    const takeBack = ({ target }: FocusEvent) => {
      const palette = input.current?.closest('[role=dialog]')
      if (target instanceof Node && palette?.contains(target) === false) input.current?.focus()
    }
    document.addEventListener('focusin', takeBack)
    return () => document.removeEventListener('focusin', takeBack)
  }, [input, open])
}
