import type { Conditional } from '@ramiform/core/conditions/condition'
import { createStore } from 'zustand'

/** Logic copied from one field, kept until another takes it. Drafts never change, so this is a copy already. */
export const logicClipboard = createStore<{ readonly copied: Conditional | null }>(() => ({
  copied: null,
}))
