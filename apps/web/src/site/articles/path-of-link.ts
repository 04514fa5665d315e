import type { MouseEvent } from 'react'

/** Where a click on a link of ours leads within the site; null for what the browser does better by itself. */
export function pathOfLink(
  link: Pick<HTMLAnchorElement, 'href' | 'target'>,
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target !== '') return null
  const url = new URL(link.href)
  const isFile = /\.\w+$/.test(url.pathname)
  if (url.origin !== location.origin || isFile) return null
  // Within the page the browser scrolls, and moves the point from which Tab goes on.
  if (url.pathname === location.pathname) return null
  return url.pathname + url.search + url.hash
}
