import type { FormStyle } from '@ramiform/core/form'
import { formStyleSheet } from '@ramiform/renderer/form-style'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { fontFaces } from '../../public-form/font-faces.ts'
import styles from './EmbeddedFrame.module.css'
import { publicPageCss } from './page-css.ts'

const emptyPage =
  '<!doctype html><html lang="en" class="embedded"><head><meta charset="utf-8"><title>Form preview</title></head><body><div id="root"></div></body></html>'

/** A form in an iframe on another page, as tall as the form or with a height of its own. */
export function EmbeddedFrame({
  title,
  style,
  height,
  isLight,
  onEscape,
  children,
}: {
  title: string
  style: FormStyle | undefined
  /** CSS height; undefined fits the form */
  height?: number | string | undefined
  /** true for a form that stays light in a dark scheme */
  isLight: boolean
  /** called when Escape is pressed in the form */
  onEscape: () => void
  children: ReactNode
}) {
  const [page, setPage] = useState<Document | null>(null)
  const [fitting, setFitting] = useState(320)
  // An embedded form is transparent. Accessibility checks can't see the page behind a frame, so it has its color.
  const css = useMemo(
    () =>
      `${publicPageCss}${formStyleSheet(style, fontFaces)}html.embedded{background:var(--surface)}`,
    [style],
  )
  const root = page?.getElementById('root')

  useEffect(() => {
    if (page === null) return
    const observer = new ResizeObserver(() => setFitting(Math.ceil(page.body.offsetHeight)))
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [page])
  useEffect(() => {
    if (page === null) return
    if (isLight) page.documentElement.dataset.scheme = 'light'
    else delete page.documentElement.dataset.scheme
  }, [page, isLight])
  useEffect(() => {
    if (page === null) return
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onEscape()
    }
    page.addEventListener('keydown', onKeyDown)
    return () => page.removeEventListener('keydown', onKeyDown)
  }, [page, onEscape])

  return (
    <>
      <iframe
        title={title}
        className={styles.frame}
        srcDoc={emptyPage}
        style={{ height: height ?? fitting, colorScheme: isLight ? 'light' : 'light dark' }}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(<style>{css}</style>, page.head)}
      {root && createPortal(children, root)}
    </>
  )
}
