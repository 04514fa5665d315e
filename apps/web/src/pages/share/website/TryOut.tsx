import { FormView } from '@ramiform/renderer'
import { IconDeviceDesktop, IconDeviceMobile, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { usualHeight } from '../../../forms/embed-guide/embed-snippets.ts'
import { openForm } from '../../../forms/embed-guide/script-snippets.ts'
import { EmbeddedFrame } from '../../../forms/preview/EmbeddedFrame.tsx'
import { loadPatterns } from '../../../forms/preview/load-patterns.ts'
import { useInLanguage } from '../../../forms/preview/use-in-language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { ShareableForm } from '../link/shareable-form.ts'
import styles from './TryOut.module.css'
import type { EmbedChoices, WayName } from './ways.ts'

export interface TryOutProps {
  readonly form: ShareableForm
  readonly way: WayName
  readonly choices: EmbedChoices
  /** called when Escape leaves the form */
  readonly onLeave: () => void
}

const devices = [
  {
    value: 'desktop',
    label: 'Desktop',
    icon: <IconDeviceDesktop size={16} stroke={1.75} aria-hidden />,
  },
  {
    value: 'phone',
    label: 'Phone',
    icon: <IconDeviceMobile size={16} stroke={1.75} aria-hidden />,
  },
] as const

/** The form on a drawn page, embedded in the chosen way. It sends nothing. */
export function TryOut({ form, way, choices, onLeave }: TryOutProps) {
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot clip its content
    <div role="group" aria-label="Try it" className={styles.tryOut}>
      <header className={styles.head}>
        <IconPlayerPlay size={16} stroke={1.75} aria-hidden />
        <span>
          Try it: your form on a page. <span>This is a demo; nothing is saved.</span>
        </span>
        <Segmented label="Width" options={devices} value={device} onChange={setDevice} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by key */}
      <section className={styles.room} tabIndex={0} aria-label="A page with your form">
        <div key={way} className={styles.page} data-device={device}>
          {way === 'popup' || way === 'slider' || way === 'side-tab' ? (
            <Over {...{ form, way, choices }} />
          ) : (
            <InPage {...{ form, way, choices, onLeave }} />
          )}
        </div>
      </section>
    </div>
  )
}

function InPage({ form, way, choices, onLeave }: TryOutProps) {
  const height = { basic: choices.height ?? usualHeight, wordpress: choices.height ?? usualHeight }
  const fixed = way === 'basic' || way === 'wordpress' ? height[way] : undefined
  const style: CSSProperties =
    way === 'inline'
      ? { maxWidth: choices.maxWidth, marginInline: 'auto' }
      : way === 'responsive'
        ? { aspectRatio: '4 / 3' }
        : {}
  return (
    <>
      <Lines widths={[34, 86]} />
      <div
        className={styles.place}
        data-bordered={way === 'basic' || way === 'responsive' || undefined}
        style={style}
      >
        <Demo
          form={form}
          height={way === 'responsive' ? '100%' : fixed}
          isLight={way === 'inline' && choices.scheme === 'light'}
          onEscape={onLeave}
        />
      </div>
      <Lines widths={[72, 54]} />
    </>
  )
}

/** A button on the page, and the form over the page once it is pressed. */
function Over({ form, way, choices }: Omit<TryOutProps, 'onLeave'>) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])
  useEffect(() => {
    if (!isOpen) return
    closer.current?.focus()
    // The page is inert until the form is gone.
    return () => opener.current?.focus()
  }, [isOpen])
  const side = choices.side ?? 'right'
  const label = choices.label ?? openForm
  return (
    <>
      <div className={styles.content} inert={isOpen}>
        <Lines widths={[34, 86, 74, 80]} />
        <button
          ref={opener}
          type="button"
          className={way === 'side-tab' ? styles.tab : styles.opener}
          data-side={side}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {label}
        </button>
        <Lines widths={[72, 54, 80, 62]} />
      </div>
      {isOpen && (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Close and Escape do the same by key */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
          <div className={styles.veil} onClick={close} />
          <div
            role="dialog"
            aria-modal={false}
            aria-label={form.name}
            className={styles.over}
            data-way={way === 'popup' ? 'popup' : 'drawer'}
            data-side={side}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          >
            <IconButton
              ref={closer}
              label="Close the form"
              tooltip="none"
              icon={<IconX size={18} stroke={1.75} aria-hidden />}
              onClick={close}
            />
            <div className={styles.scroll}>
              <Demo form={form} isLight={choices.scheme === 'light'} onEscape={close} />
            </div>
          </div>
        </>
      )}
    </>
  )
}

/** The form without sending. */
function Demo({
  form,
  height,
  isLight,
  onEscape,
}: {
  form: ShareableForm
  height?: number | string | undefined
  isLight: boolean
  onEscape: () => void
}) {
  const { form: shown, words } = useInLanguage(form)
  return (
    <EmbeddedFrame
      title={form.name}
      style={form.schema.settings.style}
      {...{ height, isLight, onEscape }}
    >
      <FormView key={words.language} form={shown} words={words} loadPatterns={loadPatterns} />
    </EmbeddedFrame>
  )
}

/** Text of the drawn page; widths in percent. */
function Lines({ widths }: { widths: readonly number[] }): ReactNode {
  return widths.map((width) => (
    <div key={width} className={styles.line} style={{ width: `${width}%` }} />
  ))
}
