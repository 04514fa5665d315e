import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** HTML that `read-article.server.ts` made. Internal links navigate without a reload. */
export function ArticleHtml({ html, className }: { html: string; className?: string | undefined }) {
  const navigate = useNavigate()

  function followLink(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link === null ? null : internalPath(link, event)
    if (path === null) return
    event.preventDefault()
    void navigate(path)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on links only
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too
    <div
      className={className}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown; the parser allows no HTML in it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The path of a clicked link on this site, or null if the browser should follow it. */
function internalPath(
  link: Pick<HTMLAnchorElement, 'href' | 'target'>,
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
): string | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || link.target !== '') return null
  const url = new URL(link.href)
  const isFile = /\.\w+$/.test(url.pathname)
  if (url.origin !== location.origin || isFile) return null
  // The browser scrolls within the page, and moves the starting point of Tab.
  if (url.pathname === location.pathname) return null
  return url.pathname + url.search + url.hash
}
