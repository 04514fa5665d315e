import type { EditorStore } from '../../../editing/draft/editor-store.ts'
import type { Findings } from '../../../editing/findings-store.ts'
import type { ScreenStore } from '../../../editing/screen-store.ts'
import { targetFields } from '../../../editing/target-fields.ts'

interface Parts {
  readonly store: EditorStore
  readonly screen: ScreenStore
  readonly findings: Findings
}

/** Puts the focus on the next or previous mark in form order, from the field in use. It goes round at the ends. */
export function goToMark({ store, screen, findings }: Parts, by: 1 | -1): void {
  const { fields } = store.getState().draft.schema
  const { byField } = findings.getState()
  const marked = fields.filter(({ id }) => byField.has(id))
  const [target] = targetFields(store)
  const from = target === undefined ? -1 : fields.indexOf(target)
  const next =
    by === 1
      ? (marked.find((field) => fields.indexOf(field) > from) ?? marked[0])
      : (marked.findLast((field) => from === -1 || fields.indexOf(field) < from) ?? marked.at(-1))
  if (next === undefined) return
  screen.showFinding(null)
  screen.show('fields')
  requestAnimationFrame(() => {
    const card = document.querySelector(`[data-field="${CSS.escape(next.id)}"]`)
    const mark = card?.querySelector<HTMLElement>('[data-finding]')
    mark?.focus()
    mark?.scrollIntoView({ block: 'center' })
  })
}
