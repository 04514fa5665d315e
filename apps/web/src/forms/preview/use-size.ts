import { useCallback, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of an element, updated on every change. */
export function useSize(): [(element: HTMLElement | null) => void, Size] {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const observer = useRef<ResizeObserver | null>(null)
  const measure = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect()
    if (element === null) return
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    observer.current = new ResizeObserver(read)
    observer.current.observe(element)
    read()
  }, [])
  return [measure, size]
}
