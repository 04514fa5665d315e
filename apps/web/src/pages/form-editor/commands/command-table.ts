import { isTraditional } from '@ramiform/core/form'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { isDirty } from '../../../editing/draft/editor-store.ts'
import { setMode } from '../../../editing/draft/form-commands.ts'
import { publicAddress } from '../../../forms/public-address.ts'
import { paletteGroups } from '../palette/palette-groups.ts'
import { decideRules } from '../rules-affected/decide-rules.ts'
import { sections } from '../settings-panel/sections.ts'
import type { CommandContext } from './command-context.ts'
import { goToMark } from './go-to-mark.ts'
import { openSettingsAt } from './settings-sections.ts'
import type { Keys } from './shortcut-keys.ts'

export const commandGroups = [
  'Fields',
  'Add a field',
  'History',
  'View',
  'Form',
  'Settings',
] as const
export type CommandGroup = (typeof commandGroups)[number]

export interface EditorCommand {
  readonly id: string
  readonly group: CommandGroup
  readonly name: string | ((context: CommandContext) => string)
  /** additional search terms */
  readonly words?: string
  /** key combinations; screens show the first one */
  readonly keys?: readonly Keys[]
  /**
   * Scope of the keys.
   * `anywhere`: also in dialogs.
   * `editor`: not in dialogs.
   * `card`: only while a card has focus and no text input does.
   * `browser`: handled by the browser's own event; the table only lists the keys.
   */
  readonly scope?: 'anywhere' | 'editor' | 'card' | 'browser'
  readonly isOffered?: (context: CommandContext) => boolean
  readonly run: (context: CommandContext) => void
}

const adding = paletteGroups.flatMap(({ types }) =>
  types.map(
    (type: FieldTypeName): EditorCommand => ({
      id: `add ${type}`,
      group: 'Add a field',
      name: fieldTypes[type].defaultLabel,
      words: `add field new ${type}`,
      run: ({ fields }) => fields.add(type),
    }),
  ),
)

const settings = sections.map(
  ({ id, name }): EditorCommand => ({
    id: `settings ${id}`,
    group: 'Settings',
    name: `Settings: ${name}`,
    words: 'options preferences',
    run: (context) => openSettingsAt(context.screen, id),
  }),
)

const hasField = ({ target }: CommandContext) => target() !== undefined
const isPublished = ({ store }: CommandContext) => store.getState().facts.isPublished
const hasChanges = ({ store }: CommandContext) =>
  isDirty(store.getState()) || store.getState().facts.hasUnpublishedChanges
const slugOf = ({ store }: CommandContext) => store.getState().facts.slug
const formPath = ({ store }: CommandContext, end = '') =>
  `/forms/${store.getState().facts.id}${end}`

/** All editor commands. The palette, the shortcut list and the key handler use this table. */
export const editorCommands: readonly EditorCommand[] = [
  {
    id: 'add',
    group: 'Fields',
    name: 'Add a field...',
    words: 'new question insert',
    keys: ['A'],
    scope: 'editor',
    run: ({ screen }) => screen.openCommands('adding'),
  },
  {
    id: 'go',
    group: 'Fields',
    name: 'Go to a field...',
    words: 'find jump select question',
    keys: ['G'],
    scope: 'editor',
    run: ({ screen }) => screen.openCommands('fields'),
  },
  {
    id: 'duplicate',
    group: 'Fields',
    name: 'Duplicate field',
    words: 'copy clone',
    keys: ['Mod+D'],
    scope: 'editor',
    isOffered: hasField,
    run: ({ fields }) => fields.duplicate(),
  },
  {
    id: 'delete',
    group: 'Fields',
    name: 'Delete field',
    words: 'remove',
    keys: ['Delete', 'Backspace'],
    scope: 'card',
    isOffered: hasField,
    run: ({ fields }) => fields.remove(),
  },
  {
    id: 'up',
    group: 'Fields',
    name: 'Move field up',
    keys: ['Alt+ArrowUp'],
    scope: 'editor',
    isOffered: hasField,
    run: ({ fields }) => fields.move(-1),
  },
  {
    id: 'down',
    group: 'Fields',
    name: 'Move field down',
    keys: ['Alt+ArrowDown'],
    scope: 'editor',
    isOffered: hasField,
    run: ({ fields }) => fields.move(1),
  },
  {
    id: 'first',
    group: 'Fields',
    name: 'Move field to the top',
    words: 'first beginning',
    keys: ['Alt+Shift+ArrowUp'],
    scope: 'editor',
    isOffered: hasField,
    run: ({ fields }) => fields.move(Number.NEGATIVE_INFINITY),
  },
  {
    id: 'last',
    group: 'Fields',
    name: 'Move field to the bottom',
    words: 'last end',
    keys: ['Alt+Shift+ArrowDown'],
    scope: 'editor',
    isOffered: hasField,
    run: ({ fields }) => fields.move(Number.POSITIVE_INFINITY),
  },
  {
    id: 'copy',
    group: 'Fields',
    name: 'Copy field',
    words: 'clipboard',
    keys: ['Mod+C'],
    scope: 'browser',
    isOffered: hasField,
    run: ({ fields }) => fields.copy(),
  },
  {
    id: 'cut',
    group: 'Fields',
    name: 'Cut field',
    words: 'clipboard',
    keys: ['Mod+X'],
    // Browsers fire `cut` only for text selections.
    scope: 'card',
    isOffered: hasField,
    run: ({ fields }) => fields.cut(),
  },
  {
    id: 'paste',
    group: 'Fields',
    name: 'Paste fields',
    words: 'clipboard insert',
    keys: ['Mod+V'],
    scope: 'browser',
    run: ({ fields }) => void fields.pasteFromClipboard(),
  },
  {
    id: 'logic',
    group: 'Fields',
    name: 'Edit field logic',
    words: 'condition rules shown when',
    keys: ['L'],
    scope: 'editor',
    isOffered: hasField,
    run: ({ target, store, sidePanel }) => {
      const field = target()
      if (field !== undefined) store.select(field.id)
      sidePanel.logic()
      focusLogic()
    },
  },
  {
    id: 'rules',
    group: 'Fields',
    name: 'Review affected rules',
    words: 'remove rewrite affected',
    isOffered: () => decideRules.isAsked(),
    run: () => decideRules.focus(),
  },
  ...adding,
  {
    id: 'undo',
    group: 'History',
    name: ({ store }) => withStep('Undo', store.getState().past.at(-1)?.name),
    keys: ['Mod+Z'],
    scope: 'anywhere',
    run: ({ history }) => history.undo(),
  },
  {
    id: 'redo',
    group: 'History',
    name: ({ store }) => withStep('Redo', store.getState().future.at(-1)?.name),
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    scope: 'anywhere',
    run: ({ history }) => history.redo(),
  },
  {
    id: 'history',
    group: 'History',
    name: 'History',
    words: 'steps undo jump back',
    keys: ['H'],
    scope: 'editor',
    run: ({ screen }) => screen.open('history'),
  },
  {
    id: 'versions',
    group: 'History',
    name: 'Saved versions',
    words: 'compare bring back restore older',
    keys: ['V'],
    scope: 'editor',
    run: ({ screen }) => screen.open('versions'),
  },
  {
    id: 'view',
    group: 'View',
    name: 'Show the flow',
    words: 'flow chart diagram logic builder',
    keys: ['F'],
    scope: 'editor',
    run: ({ screen }) => screen.show('flow'),
  },
  {
    id: 'fields',
    group: 'View',
    name: 'Show the fields',
    words: 'build canvas',
    isOffered: ({ screen }) => screen.getState().view !== 'fields',
    run: ({ screen }) => screen.show('fields'),
  },
  {
    id: 'findings',
    group: 'View',
    name: 'Show the logic check',
    words: 'problems errors warnings hints findings validation',
    run: ({ sidePanel }) => sidePanel.findings(),
  },
  {
    id: 'next finding',
    group: 'View',
    name: 'Go to the next problem',
    words: 'error warning hint mark finding',
    keys: ['F8'],
    scope: 'editor',
    // A question about rules comes first: it waits for an answer.
    run: (context) => (decideRules.isAsked() ? decideRules.focus() : goToMark(context, 1)),
  },
  {
    id: 'previous finding',
    group: 'View',
    name: 'Go to the previous problem',
    words: 'error warning hint mark finding',
    keys: ['Shift+F8'],
    scope: 'editor',
    run: (context) => goToMark(context, -1),
  },
  {
    id: 'preview',
    group: 'View',
    name: 'Show or hide preview',
    words: 'live phone desktop',
    keys: ['P'],
    scope: 'editor',
    run: ({ sidePanel }) => sidePanel.togglePreview(),
  },
  {
    id: 'chat',
    group: 'View',
    name: 'Open Logic Chat',
    words: 'say describe sentence words rule assistant',
    keys: ['C'],
    scope: 'editor',
    run: ({ sidePanel }) => sidePanel.chat(),
  },
  {
    id: 'mode',
    group: 'View',
    name: ({ store }) =>
      isTraditional(store.getState().draft.schema)
        ? 'Switch to Conditional'
        : 'Switch to Traditional',
    words: 'form mode logic on off',
    run: ({ store }) =>
      void store.run(
        setMode(isTraditional(store.getState().draft.schema) ? 'conditional' : 'traditional'),
      ),
  },
  {
    id: 'commands',
    group: 'View',
    name: 'All commands',
    words: 'palette search',
    keys: ['Mod+K'],
    scope: 'anywhere',
    run: ({ screen }) => screen.open('commands'),
  },
  {
    id: 'shortcuts',
    group: 'View',
    name: 'Keyboard shortcuts',
    words: 'keys help',
    keys: ['?'],
    scope: 'editor',
    run: ({ screen }) => screen.open('shortcuts'),
  },
  {
    id: 'save',
    group: 'Form',
    name: 'Save',
    keys: ['Mod+S'],
    scope: 'anywhere',
    run: ({ publishing }) => publishing.save(),
  },
  {
    id: 'publish',
    group: 'Form',
    name: 'Publish',
    words: 'public live share',
    isOffered: (context) => !isPublished(context),
    run: ({ publishing }) => publishing.publish(),
  },
  {
    id: 'publish changes',
    group: 'Form',
    name: 'Publish changes',
    words: 'public live update',
    isOffered: (context) => isPublished(context) && hasChanges(context),
    run: ({ publishing }) => publishing.publish(),
  },
  {
    id: 'unpublish',
    group: 'Form',
    name: 'Unpublish',
    words: 'draft take down',
    isOffered: isPublished,
    run: ({ publishing }) => publishing.unpublish(),
  },
  {
    id: 'link',
    group: 'Form',
    name: 'Copy Share Link',
    words: 'public address url',
    isOffered: (context) => isPublished(context) && slugOf(context) !== null,
    run: (context) => context.copyText(publicAddress(slugOf(context) ?? ''), 'Link copied'),
  },
  {
    id: 'embed',
    group: 'Form',
    name: 'Embed Guide',
    words: 'iframe wordpress website',
    isOffered: (context) => isPublished(context) && slugOf(context) !== null,
    run: ({ screen }) => screen.open('embed'),
  },
  {
    id: 'import',
    group: 'Form',
    name: 'Import fields...',
    words: 'csv json markdown template file',
    keys: ['I'],
    scope: 'editor',
    run: ({ screen }) => screen.open('import'),
  },
  {
    id: 'upload',
    group: 'Form',
    name: 'Upload Doc...',
    words: 'import pdf word excel document file docx xlsx',
    keys: ['U'],
    scope: 'editor',
    run: ({ screen }) => screen.open('upload'),
  },
  {
    id: 'export',
    group: 'Form',
    name: 'Export form...',
    words: 'json mermaid ascii tree download copy file backup',
    run: ({ screen }) => screen.open('export'),
  },
  {
    id: 'preview page',
    group: 'Form',
    name: 'Preview Form',
    words: 'try test',
    run: (context) => context.navigate(formPath(context)),
  },
  {
    id: 'submissions',
    group: 'Form',
    name: 'View Submissions',
    words: 'answers responses results',
    run: (context) => context.navigate(formPath(context, '/submissions')),
  },
  {
    id: 'dashboard',
    group: 'Form',
    name: 'Dashboard',
    words: 'forms home back',
    run: ({ navigate }) => navigate('/dashboard'),
  },
  {
    id: 'settings',
    group: 'Settings',
    name: 'Settings',
    words: 'options preferences',
    keys: ['S'],
    scope: 'editor',
    run: ({ screen }) => screen.open('settings'),
  },
  ...settings,
]

export function commandName(command: EditorCommand, context: CommandContext): string {
  return typeof command.name === 'string' ? command.name : command.name(context)
}

function withStep(verb: string, step: string | undefined): string {
  return step === undefined ? verb : `${verb}: ${step}`
}

/** Focuses the first control of the logic panel after it has rendered. */
function focusLogic(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-label="Logic"] :is(button, select, input)')?.focus(),
  )
}
