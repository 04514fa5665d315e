import { rowId } from '@ramiform/renderer'

/** Highlights one field of a preview and scrolls to it inside the frame only. */
export function markField(page: Document, fieldId: string | null, { scroll }: { scroll: boolean }) {
  for (const marked of page.querySelectorAll('[data-meant]')) marked.removeAttribute('data-meant')
  const row = fieldId === null ? null : page.getElementById(rowId(fieldId))
  if (row === null || row.hidden) return
  row.setAttribute('data-meant', '')
  const view = page.defaultView
  if (!scroll || view === null) return
  const { top, bottom } = row.getBoundingClientRect()
  if (top >= 0 && bottom <= view.innerHeight) return
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches
  view.scrollTo({
    top: view.scrollY + top - Math.max(24, (view.innerHeight - (bottom - top)) / 2),
    behavior: isCalm ? 'auto' : 'smooth',
  })
}
