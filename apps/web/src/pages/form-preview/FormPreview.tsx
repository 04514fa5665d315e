import type { Answers } from '@ramiform/core/answers'
import type { Language } from '@ramiform/core/built-in-texts/languages'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Form } from '@ramiform/core/form'
import { inOrder, optionOrders } from '@ramiform/core/shuffled-options'
import { FormView } from '@ramiform/renderer'
import { IconEye, IconLayoutSidebarRight, IconRefresh, IconWand } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { answersIn } from '../../forms/preview/carried-answers.ts'
import { DeviceFrame } from '../../forms/preview/DeviceFrame.tsx'
import { type Device, deviceNames } from '../../forms/preview/devices.ts'
import { endInPreview } from '../../forms/preview/end-in-preview.ts'
import { withExamples } from '../../forms/preview/example-answers.ts'
import { PreviewLanguage } from '../../forms/preview/LazyPreviewLanguage.tsx'
import { loadPatterns } from '../../forms/preview/load-patterns.ts'
import { markField } from '../../forms/preview/mark-field.ts'
import { useInLanguage } from '../../forms/preview/use-in-language.ts'
import { useOwnForm } from '../../forms/use-own-form.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { BranchMark } from '../../ui/BranchMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './FormPreview.module.css'
import { WhatShows } from './WhatShows.tsx'

/** The form as visitors see it, without submitting. A panel explains why each question shows or is hidden. */
export function FormPreview({ id }: { id: string }) {
  const form = useOwnForm(id)
  if (form === undefined) return <Waiting label="Loading form..." />
  return (
    <div className={styles.screen}>
      <title>{`${form.name}, preview · Ramiform`}</title>
      <FormPageBar form={form} place={null} />
      <Preview key={form.version} form={form} />
    </div>
  )
}

/** One visit of the previewed form. */
interface Run {
  readonly number: number
  readonly answers: Answers
  /** Order of shuffled options, as for a new visitor. */
  readonly order: number
}

const randomOrder = () => Math.floor(Math.random() * optionOrders)

function Preview({ form }: { form: Form }) {
  const isPhone = useMedia(upTo.phone)
  const [device, setDevice] = useState<Device>('desktop')
  const [panelIsOpen, setPanelIsOpen] = useState(true)
  const [sheetIsOpen, setSheetIsOpen] = useState(false)
  const [run, setRun] = useState<Run>(() => ({ number: 1, answers: {}, order: randomOrder() }))
  const [filling, setFilling] = useState<Filling | null>(null)
  const [page, setPage] = useState<Document | null>(null)

  const [language, setLanguage] = useState<Language>()
  const { form: translated, words } = useInLanguage(form, language)
  const shown = useMemo(
    () => ({ ...translated, schema: inOrder(translated.schema, run.order) }),
    [translated, run.order],
  )
  const begin = (answers: Answers) =>
    setRun(({ number }) => ({ number: number + 1, answers, order: randomOrder() }))
  const fill = () => {
    const given = filling === null ? {} : answersIn(filling)
    begin(withExamples(form.schema, given, new Date().toISOString().slice(0, 10)))
  }
  const find = useCallback(
    (fieldId: string) => {
      setSheetIsOpen(false)
      filling?.goTo(fieldId)
      if (page !== null) markField(page, fieldId, { scroll: true })
    },
    [filling, page],
  )
  const whatShows = filling !== null && (
    <WhatShows schema={form.schema} filling={filling} onFind={find} />
  )

  return (
    <div className={styles.preview}>
      <PreviewBanner
        device={isPhone ? null : device}
        onDevice={setDevice}
        panelIsOpen={isPhone ? sheetIsOpen : panelIsOpen}
        languages={
          form.schema.translations?.length ? (
            <PreviewLanguage
              form={form}
              chosen={language}
              onChoose={(next) => {
                setLanguage(next)
                const answers = filling === null ? {} : answersIn(filling)
                setRun(({ number, order }) => ({ number: number + 1, answers, order }))
              }}
            />
          ) : null
        }
        onPanel={() => (isPhone ? setSheetIsOpen(true) : setPanelIsOpen(!panelIsOpen))}
        onFill={fill}
        onStartAgain={() => begin({})}
      />
      <main className={styles.form} data-device={isPhone ? 'all' : device}>
        <DeviceFrame
          device={isPhone ? 'phone' : device}
          style={form.schema.settings.style}
          onPage={setPage}
        >
          <FormView
            key={`${run.number} ${words.language}`}
            words={words}
            form={shown}
            answers={run.answers}
            endOf={endInPreview(shown.schema, words)}
            loadPatterns={loadPatterns}
            onFilling={setFilling}
          />
        </DeviceFrame>
      </main>
      {!isPhone && panelIsOpen && (
        <aside className={styles.panel} aria-label="Visibility">
          <h2>Visibility</h2>
          {whatShows}
        </aside>
      )}
      {isPhone && (
        <Sheet open={sheetIsOpen} onOpenChange={setSheetIsOpen} title="Visibility">
          {whatShows}
        </Sheet>
      )}
    </div>
  )
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Banner that identifies the preview and holds its actions. */
function PreviewBanner(props: {
  /** null on phones, where the window itself has phone width */
  device: Device | null
  onDevice: (device: Device) => void
  panelIsOpen: boolean
  /** switch of the language, for translated forms */
  languages: ReactNode
  onPanel: () => void
  onFill: () => void
  onStartAgain: () => void
}) {
  return (
    <aside className={styles.banner} aria-label="Form Preview">
      <IconEye size={18} stroke={1.75} aria-hidden />
      <p>
        <b>Form Preview</b> You can test the form. Submissions are not saved.
      </p>
      <div className={styles.actions}>
        {props.languages}
        {props.device !== null && (
          <Segmented
            label="Width"
            options={deviceNames}
            value={props.device}
            onChange={props.onDevice}
          />
        )}
        <Button variant="quiet" size="sm" icon={<IconWand {...icon} />} onClick={props.onFill}>
          {props.device === null ? 'Examples' : 'Fill with examples'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconRefresh {...icon} />}
          onClick={props.onStartAgain}
        >
          Start again
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={props.panelIsOpen}
          className={styles.panelButton ?? ''}
          icon={props.device === null ? <BranchMark /> : <IconLayoutSidebarRight {...icon} />}
          onClick={props.onPanel}
        >
          Visibility
        </Button>
      </div>
    </aside>
  )
}
