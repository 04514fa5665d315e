import type { FormStyle } from '@ramiform/core/form'
import { formStyleSheet } from '@ramiform/renderer/form-style'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fontFaces } from '../../public-form/font-faces.ts'
import styles from './DeviceFrame.module.css'
import { type Device, frameIn } from './devices.ts'
import { inScheme, type Scheme } from './in-scheme.ts'
import { publicPageCss } from './page-css.ts'

/** Styles of the public page, plus a marker for the highlighted field. */
const frameCss = `${publicPageCss}
:is(.rf-field,tbody)[data-meant]{outline:2px solid var(--f-accent);outline-offset:8px;border-radius:4px}
:is(.rf-field,tbody)[data-appeared]{background:color-mix(in srgb,var(--f-accent) 8%,transparent);box-shadow:0 0 0 8px color-mix(in srgb,var(--f-accent) 8%,transparent);border-radius:4px}
.rf-grid tbody[data-meant]{outline-offset:0}
.rf-field [data-note]::after{content:attr(data-note);display:inline-block;margin-inline-start:10px;color:var(--f-accent);font-size:13px;font-weight:600}`

const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Form preview</title></head><body><div id="root"></div></body></html>'

/** A form in an iframe with the stylesheet of the public page, at phone or desktop width. */
export function DeviceFrame({
  device,
  style,
  scheme,
  moreCss = '',
  onPage,
  children,
}: {
  device: Device
  style: FormStyle | undefined
  /** color scheme of the form's visitor; by default the window's */
  scheme?: Scheme
  /** styles of the preview that visitors do not get */
  moreCss?: string
  /** called with the iframe's document once it is ready */
  onPage?: (page: Document) => void
  children: ReactNode
}) {
  const [page, setPage] = useState<Document | null>(null)
  const [area, size] = useSize()
  const { width, scale } = frameIn(size.width, device)
  const css = useMemo(
    () => inScheme(frameCss + formStyleSheet(style, fontFaces), scheme) + moreCss,
    [style, scheme, moreCss],
  )
  const root = page?.getElementById('root')
  return (
    <div ref={area} className={styles.area} data-device={device}>
      <iframe
        title="Form preview"
        className={styles.frame}
        srcDoc={emptyPage}
        style={{
          width,
          height: size.height / scale,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          marginInline: scale === 1 ? 'auto' : undefined,
        }}
        onLoad={(event) => {
          const { contentDocument } = event.currentTarget
          setPage(contentDocument)
          if (contentDocument !== null) onPage?.(contentDocument)
        }}
      />
      {page && createPortal(<style>{css}</style>, page.head)}
      {root && createPortal(children, root)}
    </div>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of an element, updated on every change. */
function useSize(): [(element: HTMLElement | null) => void, Size] {
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
