import { useEffect, useState } from 'react'

/** A heading this far down the window has been reached; a link to one stops a little above. */
const readingLine = 140

/**
 * The section that is being read: the last whose heading has passed the top of the window. At the end of the page,
 * where no more headings get there, it is the one that was asked for, or the last.
 */
export function useReadSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2
      const passed = headings.filter((heading) => topOf(heading) <= readingLine)
      const asked = headings.find(({ id }) => id === window.location.hash.slice(1))
      const atEnd = asked !== undefined && topOf(asked) >= 0 ? asked : headings.at(-1)
      setCurrent((isAtEnd ? atEnd : passed.at(-1))?.id)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('hashchange', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('hashchange', look)
    }
  }, [ids])
  return current
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}
