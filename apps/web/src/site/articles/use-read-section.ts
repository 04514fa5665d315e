import { useEffect, useState } from 'react'

/** Distance in pixels from the top at which a heading counts as reached. Links to headings stop a little above. */
const readingLine = 140

/**
 * ID of the section on screen: the last one whose heading was reached. At the end of the page, where later headings
 * can't reach the top, it is the linked section, or the last one.
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
