import type { Field } from '@ramiform/core/field'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { FormAtHand } from './form-at-hand.ts'
import type { OpenChat } from './use-chat.ts'

/** Target of an action: another page, or a function on this page. */
export type Way =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly open: () => void }

/** State shared by all parts of a chat. */
export interface LogicChatParts extends OpenChat {
  /** the open form; null while no form is open */
  readonly form: FormAtHand | null
  /** fields that sentences can name: those of the form or of a file, or none */
  readonly fields: readonly Field[]
  /** Upload Doc of the editor, for documents that the chat cannot read */
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

/** Moves the focus back to the composer, because the pressed button may be gone. */
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
