import type { Field } from '@ramiform/core/field'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldTypes } from '@ramiform/fields'
import type { CommandsAbout } from '../../../editing/screen-store.ts'
import { fieldName } from '../../../forms/field-name.ts'
import type { CommandContext } from './command-context.ts'
import { commandGroups, commandName, type EditorCommand, editorCommands } from './command-table.ts'
import { type Findable, rankEntries } from './rank-entries.ts'
import type { Keys } from './shortcut-keys.ts'

/** Palette entry: a command, or a field to open. */
export interface PaletteEntry extends Findable {
  readonly id: string
  readonly keys: Keys | undefined
  /** field type for the icon; undefined for other commands */
  readonly type: string | undefined
  readonly hint: string | undefined
  readonly run: () => void
}

export interface PaletteSection {
  readonly name: string
  readonly entries: readonly PaletteEntry[]
}

/** maximum number of fields listed; a longer query finds the others */
const mostFields = 50

/** Palette sections and entries for a query. */
export function paletteSections(
  context: CommandContext,
  about: CommandsAbout,
  query: string,
  recent: readonly string[],
): readonly PaletteSection[] {
  const fields = () => fieldEntries(context, query)
  if (about === 'fields') return filled([{ name: 'Go to', entries: fields() }])
  const commands = editorCommands.filter(
    ({ id, isOffered, group }) =>
      id !== 'commands' &&
      isOffered?.(context) !== false &&
      (about === 'everything' || group === 'Add a field'),
  )
  const entries = new Map(commands.map((command) => [command.id, entryOf(command, context)]))
  const inGroup = (group: string) =>
    commands.filter((one) => one.group === group).flatMap(({ id }) => entries.get(id) ?? [])
  if (query.trim() !== '') {
    const best = rankEntries([...entries.values()], query)
    return filled([
      { name: 'Commands', entries: best },
      { name: 'Go to', entries: about === 'everything' ? fields() : [] },
    ])
  }
  const used = about === 'everything' ? recent.flatMap((id) => entries.get(id) ?? []) : []
  return filled([
    { name: 'Recent', entries: used },
    ...commandGroups.map((group) => ({
      name: group,
      entries: inGroup(group).filter((entry) => !used.includes(entry)),
    })),
  ])
}

function entryOf(command: EditorCommand, context: CommandContext): PaletteEntry {
  const type = command.group === 'Add a field' ? command.id.replace('add ', '') : undefined
  return {
    id: command.id,
    name: commandName(command, context),
    words: command.words,
    keys: command.keys?.[0],
    type,
    hint: type === undefined ? undefined : 'Add',
    run: () => command.run(context),
  }
}

function fieldEntries({ store, fields }: CommandContext, query: string): readonly PaletteEntry[] {
  const all = store.getState().draft.schema.fields.map(
    (field: Field, index): PaletteEntry => ({
      id: `field ${field.id}`,
      name: fieldName(field),
      words: fieldTypeOf(fieldTypes, field.type)?.defaultLabel,
      keys: undefined,
      type: field.type,
      hint: `Field ${index + 1}`,
      run: () => fields.goTo(field.id),
    }),
  )
  return rankEntries(all, query).slice(0, mostFields)
}

const filled = (sections: readonly PaletteSection[]) =>
  sections.filter(({ entries }) => entries.length > 0)
