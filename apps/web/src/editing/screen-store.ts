import { createStore, type StoreApi } from 'zustand/vanilla'

/** Center of the editor: the fields, or the flow of their logic. */
export type EditorView = 'fields' | 'flow'

/** Panel beside the canvas. */
export type EditorSide = 'logic' | 'preview' | 'chat'

/** Dialog or drawer over the editor, one at a time. */
export type EditorOver =
  | 'palette'
  | 'logic'
  | 'preview'
  | 'chat'
  | 'settings'
  | 'history'
  | 'versions'
  | 'compare'
  | 'discard'
  | 'import'
  | 'upload'
  | 'export'
  | 'embed'
  | 'commands'
  | 'shortcuts'

/** Content of the command palette: everything, field types only, or the form's fields only. */
export type CommandsAbout = 'everything' | 'adding' | 'fields'

/** A rule of a field, by its number. */
export interface RulePlace {
  readonly fieldId: string
  readonly rule: number
}

interface ScreenState {
  readonly view: EditorView
  readonly side: EditorSide
  readonly over: EditorOver | null
  readonly commandsAbout: CommandsAbout
  /** the rule that the logic of its field is to open */
  readonly askedRule: RulePlace | null
}

/** Open panels and dialogs. Separate from the draft, because opening a drawer is not an edit. */
export interface ScreenStore extends StoreApi<ScreenState> {
  show(view: EditorView): void
  beside(side: EditorSide): void
  open(over: EditorOver): void
  openCommands(about: CommandsAbout): void
  close(): void
  showRule(place: RulePlace | null): void
}

export function createScreenStore(view: EditorView = 'fields'): ScreenStore {
  const store = createStore<ScreenState>()(() => ({
    view,
    side: 'logic',
    over: null,
    commandsAbout: 'everything',
    askedRule: null,
  }))
  const { setState } = store
  return Object.assign(store, {
    show: (view: EditorView) => setState({ view }),
    beside: (side: EditorSide) => setState({ side }),
    open: (over: EditorOver) => setState({ over, commandsAbout: 'everything' }),
    openCommands: (commandsAbout: CommandsAbout) => setState({ over: 'commands', commandsAbout }),
    close: () => setState({ over: null }),
    showRule: (askedRule: RulePlace | null) => setState({ askedRule }),
  })
}
