import { type Answers, isEmpty } from '@ramiform/core/answers'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { EditorStore } from '../../../editing/draft/editor-store.ts'
import { useEditor } from '../../../editing/editor-context.tsx'

/** Last answers in the live preview of each editor, also after the preview was closed. */
const stores = new WeakMap<EditorStore, StoreApi<Answers>>()
const none: Answers = {}

function answersOf(editor: EditorStore): StoreApi<Answers> {
  const store = stores.get(editor) ?? createStore<Answers>(() => none)
  stores.set(editor, store)
  return store
}

/** Answers in the live preview; null while there are none. */
export function usePreviewAnswers(): Answers | null {
  const answers = useStore(answersOf(useEditor().store))
  return Object.values(answers).every((answer) => isEmpty(answer)) ? null : answers
}

/** Lets other parts of the editor read the answers of the preview. */
export function useSharedAnswers(answers: Answers | undefined): void {
  const { store } = useEditor()
  useEffect(() => {
    if (answers !== undefined) answersOf(store).setState(answers, true)
  }, [store, answers])
}
