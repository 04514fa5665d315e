import { writePlace } from '@ramiform/core/answers-in-texts/read-text'
import { useCallback, useRef, useState } from 'react'

/** How a text asked for the list of answers. */
export interface Asking {
  readonly isOpen: boolean
  /** True for a typed `@`, which becomes text when the list closes without a choice. */
  readonly isTyped: boolean
}

/**
 * The list of answers of a text.
 * @param insert inserts a text at the caret
 */
export function useAnswerList(
  insert: (text: string) => void,
  atFirst: Asking = { isOpen: false, isTyped: false },
) {
  const [isOpen, setIsOpen] = useState(atFirst.isOpen)
  const isTyped = useRef(atFirst.isTyped)

  function put(text: string) {
    isTyped.current = false
    insert(text)
  }

  const ask = useCallback(() => {
    isTyped.current = true
    setIsOpen(true)
  }, [])

  return {
    /** Opens the list for a typed `@`. */
    ask,
    list: {
      isOpen,
      onOpen(isNowOpen: boolean) {
        setIsOpen(isNowOpen)
        if (isNowOpen || !isTyped.current) return
        // After the choice, if there is one.
        requestAnimationFrame(() => {
          if (isTyped.current) put('@')
        })
      },
      onInsert: (id: string) => put(writePlace({ id, fallback: '' })),
    },
  }
}
