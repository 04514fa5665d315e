import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { useCallback, useSyncExternalStore } from 'react'

/** True while one of the fields is visible. */
export function useAnyVisible(filling: Filling, fields: readonly Field[]): boolean {
  const isShown = useCallback(
    () => fields.some(({ id }) => filling.isVisible(id)),
    [filling, fields],
  )
  return useSyncExternalStore(filling.subscribeStep, isShown, isShown)
}
