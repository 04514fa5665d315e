import type { FormSchema } from '@ramiform/core/form'
import { FormView } from '@ramiform/renderer'
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconMoon,
  IconRefresh,
  IconSun,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { DeviceFrame } from '../../../forms/preview/DeviceFrame.tsx'
import type { Device } from '../../../forms/preview/devices.ts'
import { withExamples } from '../../../forms/preview/example-answers.ts'
import { loadPatterns } from '../../../forms/preview/load-patterns.ts'
import { useInLanguage } from '../../../forms/preview/use-in-language.ts'
import { upTo } from '../../../ui/breakpoints.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { BuildViews } from '../header/BuildViews.tsx'
import { useRun } from '../live-preview/use-run.ts'
import { schemesOf } from './contrast.ts'
import styles from './Stage.module.css'
import { stageCss } from './stage-css.ts'
import { useFormKeys } from './use-form-keys.ts'
import type { ImageUpload } from './use-image.ts'
import { useImageDrop } from './use-image-drop.ts'
import { useStyle, useStyleEdits } from './use-style.ts'

type Scheme = 'light' | 'dark'
const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
/** A day for examples of dates. */
const someDay = '2026-06-01'
const examples = (schema: FormSchema) => withExamples(schema, {}, someDay)
const noLight = 'These colors are dark for all visitors.'
const noDark = 'All visitors see the light colors. Fine-tune has the dark mode.'

/** The real form at full size, with switches for what to look at. It can be filled in, and sends nothing. */
export function Stage({ cover }: { cover: ImageUpload }) {
  const style = useStyle()
  const { setDisplayStyle } = useStyleEdits()
  const isPhone = useMedia(upTo.phone)
  const ownScheme: Scheme = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const [device, setDevice] = useState<Device>('tablet')
  const [wanted, setWanted] = useState<Scheme>(ownScheme)
  const [page, setPage] = useState<Document | null>(null)
  const displayStyle = useEditorState(
    ({ draft }) => draft.schema.settings.displayStyle ?? 'standard',
  )
  const { run, setFilling, startAgain } = useRun(examples)
  const { form, words } = useInLanguage(run.form)
  const schemes = schemesOf(style)
  const scheme = schemes.includes(wanted) ? wanted : (schemes[0] ?? 'light')
  const { frame, onKeyDown } = useFormKeys(page)
  useImageDrop(page, cover)

  return (
    <main className={styles.stage}>
      <div className={styles.tools}>
        <BuildViews />
        <span className={styles.switches}>
          {!isPhone && (
            <>
              <IconButton
                size="sm"
                label="Start again"
                icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
                onClick={startAgain}
              />
              <Segmented
                label="Width"
                iconsOnly
                value={device}
                onChange={setDevice}
                options={[
                  {
                    value: 'tablet',
                    label: 'Desktop',
                    icon: <IconDeviceDesktop {...icon} />,
                  },
                  {
                    value: 'phone',
                    label: 'Phone',
                    icon: <IconDeviceMobile {...icon} />,
                  },
                ]}
              />
            </>
          )}
          <Segmented
            label="Display style"
            value={displayStyle}
            onChange={setDisplayStyle}
            options={[
              { value: 'standard', label: 'Standard' },
              { value: 'single-card', label: 'Card' },
            ]}
          />
          <Segmented
            label="Scheme"
            iconsOnly
            value={scheme}
            onChange={setWanted}
            options={[
              {
                value: 'light',
                label: 'Light',
                icon: <IconSun {...icon} />,
                disabledReason: schemes.includes('light') ? undefined : noLight,
              },
              {
                value: 'dark',
                label: 'Dark',
                icon: <IconMoon {...icon} />,
                disabledReason: schemes.includes('dark') ? undefined : noDark,
              },
            ]}
          />
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not a group of form controls of this page */}
      <div
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter goes into the form
        tabIndex={0}
        aria-label="The form as visitors see it. Enter goes into it, Escape out of it."
        className={styles.frame}
        data-design-frame
        data-device={device}
        onKeyDown={onKeyDown}
      >
        <DeviceFrame
          device={isPhone ? 'phone' : device}
          style={style}
          scheme={scheme}
          moreCss={stageCss(style)}
          onPage={setPage}
        >
          <FormView
            key={`${run.number} ${words.language}`}
            words={words}
            form={form}
            answers={run.answers}
            loadPatterns={loadPatterns}
            onFilling={setFilling}
          />
        </DeviceFrame>
      </div>
    </main>
  )
}
