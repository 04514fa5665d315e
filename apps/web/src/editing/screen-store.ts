import type { Answers } from '@ramiform/core/answers'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Views of Flow, in the order of their tabs. The address has them as `?view=`. */
export const flowViews = ['flow', 'scenarios', 'coverage'] as const
export type FlowViewName = (typeof flowViews)[number]

/** Center of the editor: the fields, the form's design, a view of its logic, or the comparison of two versions. */
export type EditorView = 'fields' | 'design' | FlowViewName | 'compare'

export function isFlowView(view: EditorView): view is FlowViewName {
  return flowViews.some((one) => one === view)
}

/** View that the search part of an address asks for. */
export function viewIn(search: string): EditorView {
  const asked = new URLSearchParams(search).get('view')
  if (asked === 'compare' || asked === 'design') return asked
  return flowViews.find((view) => view === asked) ?? 'fields'
}

/** Panel beside the canvas. */
export type EditorSide = 'logic' | 'preview' | 'chat' | 'findings'

/** Dialog or drawer over the editor, one at a time. */
export type EditorOver =
  | 'palette'
  | 'logic'
  | 'preview'
  | 'chat'
  | 'findings'
  | 'settings'
  | 'history'
  | 'versions'
  | 'discard'
  | 'import'
  | 'upload'
  | 'export'
  | 'embed'
  | 'commands'
  | 'shortcuts'

/** Content of the command palette: everything, field types only, or the form's fields only. */
export type CommandsAbout = 'everything' | 'adding' | 'fields'

/** A rule of a field or an ending, by its number; 0 for an ending as a whole. */
export interface RulePlace {
  readonly fieldId: string
  readonly rule: number
}

/** A finding of a field, by its key. */
export interface FindingPlace {
  readonly fieldId: string
  readonly key: string
}

/** What the preview is to show. */
export type AskedPreview =
  /** these answers, scrolled to a field */
  | { readonly answers: Answers; readonly fieldId?: string | undefined }
  /** the field, with the smallest change to the present answers */
  | { readonly appear: string }

interface ScreenState {
  readonly view: EditorView
  readonly side: EditorSide
  readonly over: EditorOver | null
  readonly commandsAbout: CommandsAbout
  /** the rule that the logic of its field is to open */
  readonly askedRule: RulePlace | null
  /** the finding that is highlighted in the list, or shown at its mark while the list is closed */
  readonly atFinding: FindingPlace | null
  readonly askedPreview: AskedPreview | null
}

/** Open panels and dialogs. Separate from the draft, because opening a drawer is not an edit. */
export interface ScreenStore extends StoreApi<ScreenState> {
  show(view: EditorView): void
  openSide(side: EditorSide): void
  open(over: EditorOver): void
  openCommands(about: CommandsAbout): void
  close(): void
  showRule(place: RulePlace | null): void
  showFinding(place: FindingPlace | null): void
  askPreview(asked: AskedPreview | null): void
}

export function createScreenStore(view: EditorView = 'fields'): ScreenStore {
  const store = createStore<ScreenState>()(() => ({
    view,
    side: 'logic',
    over: null,
    commandsAbout: 'everything',
    askedRule: null,
    atFinding: null,
    askedPreview: null,
  }))
  const { setState } = store
  return Object.assign(store, {
    show: (view: EditorView) => setState({ view }),
    openSide: (side: EditorSide) => setState({ side }),
    open: (over: EditorOver) => setState({ over, commandsAbout: 'everything' }),
    openCommands: (commandsAbout: CommandsAbout) => setState({ over: 'commands', commandsAbout }),
    close: () => setState({ over: null }),
    showRule: (askedRule: RulePlace | null) => setState({ askedRule }),
    showFinding: (atFinding: FindingPlace | null) => setState({ atFinding }),
    askPreview: (askedPreview: AskedPreview | null) => setState({ askedPreview }),
  })
}
