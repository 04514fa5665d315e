import { useSingleKeysOn } from '../../../shell/single-keys.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { KeyCaps } from '../../../ui/KeyCaps.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { CommandContext } from './command-context.ts'
import { commandGroups, commandName, editorCommands } from './command-table.ts'
import { isMac } from './is-mac.ts'
import { keysInPlace } from './keys-in-place.ts'
import styles from './ShortcutsDialog.module.css'
import { keyCaps } from './shortcut-keys.ts'

/** Keyboard shortcuts by group, generated from the command table. */
export function ShortcutsDialog({
  open,
  onClose,
  context,
}: {
  open: boolean
  onClose: () => void
  context: CommandContext
}) {
  const [single, setSingle] = useSingleKeysOn()
  const groups = [
    ...commandGroups.map((group) => ({
      group,
      rows: editorCommands
        .filter((command) => command.group === group && command.keys !== undefined)
        .map((command) => ({
          id: command.id,
          name:
            command.id === 'undo' || command.id === 'redo'
              ? title(command.id)
              : commandName(command, context),
          keys: command.keys ?? [],
        })),
    })),
    { group: 'On a card and in rules', rows: keysInPlace },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Dialog open={open} onOpenChange={onClose} title="Keyboard shortcuts" width={720}>
      <div className={styles.groups}>
        {groups.map(({ group, rows }) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {rows.map(({ id, name, keys }) => (
                <div key={id}>
                  <dt>{name.replace('...', '')}</dt>
                  <dd>
                    {keys.map((one, index) => (
                      <span key={one}>
                        {index > 0 && <em>or</em>}
                        <KeyCaps caps={keyCaps(one, isMac)} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        className={styles.single ?? ''}
        label="Single-letter shortcuts"
        hint="When off, only shortcuts with Ctrl, Cmd or Alt work. Saved in this browser."
        checked={single}
        onChange={setSingle}
      />
    </Dialog>
  )
}

const title = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)
