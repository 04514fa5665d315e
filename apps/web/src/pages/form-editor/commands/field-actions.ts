import { copiedFieldsText } from '@ramiform/contract/copied-fields-text'
import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { writeToClipboard } from '../../../clipboard/write-to-clipboard.ts'
import type { EditorStore } from '../../../editing/draft/editor-store.ts'
import { addField, duplicateField, moveField } from '../../../editing/draft/field-commands.ts'
import {
  type FormDraft,
  fieldById,
  positionOf,
  sectionById,
} from '../../../editing/draft/form-draft.ts'
import { namesOf, removeFields } from '../../../editing/draft/remove-fields.ts'
import { readersInWords } from '../../../editing/draft/rules-on-field.ts'
import { stepField } from '../../../editing/draft/section-commands.ts'
import { focusCard, targetFields } from '../../../editing/target-fields.ts'
import { newFieldId, newFieldIds } from '../../../forms/field-id.ts'
import { fieldName } from '../../../forms/field-name.ts'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { sectionName } from '../../../forms/section-name.ts'
import type { ToastOptions } from '../../../ui/Toast.tsx'
import type { StepNotice } from '../history/use-step-notice.ts'

/** Actions on fields, shared by keyboard shortcuts, the command palette and buttons. */
export interface FieldActions {
  add(type: FieldTypeName, place?: number): void
  goTo(id: string): void
  duplicate(id?: string): Promise<void>
  remove(id?: string): void
  /** moves a field by a number of places; `Infinity` moves it to the end */
  move(by: number, id?: string): void
  /** returns the clipboard text of the selected fields; null when none is selected */
  copied(): string | null
  copy(): void
  cut(): void
  paste(text: string): Promise<void>
  pasteFromClipboard(): Promise<void>
}

interface Tools {
  readonly store: EditorStore
  readonly announce: (words: string) => void
  readonly toast: (text: string, options?: ToastOptions) => void
  readonly notice: (part: StepNotice) => void
}

/** Last copied text of this page, for browsers that deny clipboard access. */
let lastCopied: string | null = null

export function createFieldActions({ store, announce, toast, notice }: Tools): FieldActions {
  const fields = () => store.getState().draft.schema.fields
  const targets = (id?: string): readonly Field[] =>
    id === undefined
      ? targetFields(store)
      : [fieldById(fields(), id)].filter((f) => f !== undefined)

  /** Insert position: after the last selected field, or at the end of the form. */
  function placeBelow(): number {
    const last = targets().at(-1)
    return last === undefined ? fields().length : positionOf(fields(), last.id) + 1
  }

  function tooMany() {
    const most = limits.fieldsInEditor.toLocaleString('en')
    toast(`Not added. A form can have up to ${most} fields.`, { kind: 'failed' })
  }

  /** Undo action of a notice. If later changes exist, it restores the fields as a new step. */
  function undoing(ids: readonly string[], before: FormDraft): () => void {
    const { past, draft } = store.getState()
    const step = past.at(-1)
    return () => {
      // Follow-up changes replace the step, but not its beginning.
      if (store.getState().past.at(-1)?.before === step?.before) return store.undo()
      void import('../../../editing/draft/restore-fields.ts').then(({ restoreFields }) =>
        store.run(restoreFields(ids, before, draft)),
      )
    }
  }

  function remove(verb: 'Delete' | 'Cut', id?: string) {
    const gone = targets(id)
    const [first] = gone
    if (first === undefined) return announce('Select a field first')
    const before = store.getState().draft
    const ids = gone.map((field) => field.id)
    const place = positionOf(fields(), first.id)
    store.endTyping()
    // The same step also removes the rules that read a deleted field, and the notice names them (see `rules-affected`).
    store.run(removeFields(ids, verb))
    const neighbour = fields()[place] ?? fields().at(-1)
    if (neighbour !== undefined) focusCard(neighbour.id)
    const what = gone.length === 1 ? fieldName(first) : `${gone.length} fields`
    const done = `${what} ${verb === 'Cut' ? 'cut' : 'deleted'}`
    notice({ done, undo: undoing(ids, before) })
  }

  function copied(): string | null {
    const chosen = targets()
    if (chosen.length === 0) return null
    lastCopied = copiedFieldsText(chosen)
    announce(`${namesOf(chosen)} copied`)
    return lastCopied
  }

  /** Loads the code that copies several fields. Inserts the copies below the selected field; null if there are too many. */
  async function copies() {
    const { insertFields, withNewIds } = await import('../../../editing/draft/paste-fields.ts')
    return (originals: readonly Field[], verb: string) => {
      const field = newFieldIds(fields(), Date.now())
      const made = withNewIds(originals, { field, rule: newRuleId })
      store.endTyping()
      return store.run(insertFields(made, placeBelow(), verb)) ? made : null
    }
  }

  async function paste(text: string) {
    const [{ readCopiedFields }, { readersOfNothing }, insert] = await Promise.all([
      import('@ramiform/contract/copied-fields'),
      import('../../../editing/draft/readers-of-nothing.ts'),
      copies(),
    ])
    const read = readCopiedFields(text)
    if (read.kind === 'refused') return toast(`Not pasted. ${read.reason}`, { kind: 'failed' })
    const pasted = insert(read.fields, 'Paste')
    if (pasted === null) return tooMany()
    const lost = readersOfNothing(pasted, fields())
    const words = `${namesOf(pasted)} pasted`
    announce(words)
    if (lost.length > 0) {
      toast(`${words}. Logic of ${readersInWords(lost)} uses a field that is not in this form.`)
    }
  }

  return {
    add(type, place = placeBelow()) {
      store.endTyping()
      if (store.run(addField(fieldTypes[type], newFieldId(fields(), Date.now()), place))) {
        announce(`${fieldTypes[type].defaultLabel} added at position ${place + 1}`)
      } else tooMany()
    },
    goTo(id) {
      store.select(id)
      focusCard(id)
    },
    async duplicate(id) {
      const chosen = targets(id)
      const [first] = chosen
      if (first === undefined) return announce('Select a field first')
      store.endTyping()
      const done =
        chosen.length === 1
          ? store.run(duplicateField(first.id, newFieldId(fields(), Date.now())))
          : (await copies())(chosen, 'Duplicate')
      if (done) announce(`${namesOf(chosen)} duplicated`)
      else tooMany()
    },
    remove: (id) => remove('Delete', id),
    move(by, id) {
      const [field] = targets(id)
      if (field === undefined) return announce('Select a field first')
      const focused = document.activeElement
      const from = positionOf(fields(), field.id)
      const to = Math.max(0, Math.min(from + by, fields().length - 1))
      store.endTyping()
      const command = by === 1 || by === -1 ? stepField(field.id, by) : moveField(field.id, to)
      if (!store.run(command)) {
        return announce(`${fieldName(field)} is already ${by < 0 ? 'first' : 'last'}`)
      }
      const now = positionOf(fields(), field.id)
      const section = sectionById(store.getState().draft.schema, fields()[now]?.section ?? '')
      announce(
        now === from
          ? `${fieldName(field)} is now ${field.table !== undefined ? 'outside of the matrix' : section ? `in ${sectionName(section)}` : 'in no section'}`
          : `${fieldName(field)} moved to position ${now + 1} of ${fields().length}`,
      )
      requestAnimationFrame(() => {
        if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
        else focusCard(field.id)
        document.querySelector(`[data-field="${field.id}"]`)?.scrollIntoView({ block: 'nearest' })
      })
    },
    copied,
    copy() {
      const text = copied()
      if (text === null) return announce('Select a field first')
      writeToClipboard(text).catch((failure) => console.warn(failure))
    },
    cut() {
      const text = copied()
      if (text === null) return announce('Select a field first')
      writeToClipboard(text).catch((failure) => console.warn(failure))
      remove('Cut')
    },
    paste,
    async pasteFromClipboard() {
      // The browser may not support reading the clipboard, or the user may deny it. Then use the text copied last on
      // this page.
      const text = await navigator.clipboard?.readText?.().catch(() => lastCopied)
      await paste(text ?? lastCopied ?? '')
    },
  }
}
