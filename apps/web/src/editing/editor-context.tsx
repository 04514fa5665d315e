import { createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import type { EditorState, EditorStore } from './draft/editor-store.ts'
import type { Findings } from './findings-store.ts'
import type { Saver } from './saving/saver.ts'
import type { ScreenStore } from './screen-store.ts'

interface EditorParts {
  readonly store: EditorStore
  readonly saver: Saver
  /** what is open */
  readonly screen: ScreenStore
  /** what is wrong with the draft */
  readonly findings: Findings
  /** Says something to those who cannot see it happen. */
  readonly announce: (words: string) => void
}

const EditorContext = createContext<EditorParts | null>(null)

export function EditorProvider({ parts, children }: { parts: EditorParts; children: ReactNode }) {
  return <EditorContext value={parts}>{children}</EditorContext>
}

export function useEditor(): EditorParts {
  const parts = useContext(EditorContext)
  if (parts === null) throw new Error('useEditor outside of an EditorProvider')
  return parts
}

/** A part of the editor's state; only changes of that part draw the component again. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().store, select)
}

/** A part of what is open. */
export function useScreen<Part>(
  select: (state: ReturnType<ScreenStore['getState']>) => Part,
): Part {
  return useStore(useEditor().screen, select)
}
