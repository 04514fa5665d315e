import type { Field } from '@ramiform/core/field'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { FormAtHand } from './form-at-hand.ts'
import type { OpenChat } from './use-chat.ts'

/** Where something else can be done: at an address, or right here. */
export type Way =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly open: () => void }

/** What the parts of a conversation share. */
export interface LogicChatParts extends OpenChat {
  /** the form that is open; null while none is */
  readonly form: FormAtHand | null
  /** the fields that sentences can name: the form's, a file's, or none */
  readonly fields: readonly Field[]
  /** where the editor's Upload Doc reads what the chat does not */
  readonly documents: Way | null
}

const LogicChatContext = createContext<LogicChatParts | null>(null)

export function LogicChatProvider({
  parts,
  children,
}: {
  parts: LogicChatParts
  children: ReactNode
}) {
  return <LogicChatContext value={parts}>{children}</LogicChatContext>
}

/** What was pressed may be gone with what came of it: the focus goes back to where sentences are written. */
export function useToComposer(): () => void {
  const { draft } = useLogicChat()
  return useCallback(() => {
    // On phones the keyboard would cover the answer.
    if (!matchMedia('(pointer: coarse)').matches) draft.setState({ wanted: true })
  }, [draft])
}

export function useLogicChat(): LogicChatParts {
  const parts = useContext(LogicChatContext)
  if (parts === null) throw new Error('useLogicChat outside of a LogicChatProvider')
  return parts
}
