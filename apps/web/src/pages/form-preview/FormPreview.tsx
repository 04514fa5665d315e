import type { Answers } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { Form } from '@ramiform/core/form'
import { FormView } from '@ramiform/renderer'
import { useCallback, useState } from 'react'
import { FormPageBar } from '../../forms/bar/FormPageBar.tsx'
import { answersIn } from '../../forms/preview/carried-answers.ts'
import { DeviceFrame } from '../../forms/preview/DeviceFrame.tsx'
import type { Device } from '../../forms/preview/devices.ts'
import { withExamples } from '../../forms/preview/example-answers.ts'
import { loadPatterns } from '../../forms/preview/load-patterns.ts'
import { markField } from '../../forms/preview/mark-field.ts'
import { useInLanguage } from '../../forms/preview/use-in-language.ts'
import { useOwnForm } from '../../forms/use-own-form.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { useMedia } from '../../ui/use-media.ts'

import styles from './FormPreview.module.css'
import { PreviewBanner } from './PreviewBanner.tsx'
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

function Preview({ form }: { form: Form }) {
  const isPhone = useMedia(upTo.phone)
  const [device, setDevice] = useState<Device>('desktop')
  const [panelIsOpen, setPanelIsOpen] = useState(true)
  const [sheetIsOpen, setSheetIsOpen] = useState(false)
  const [run, setRun] = useState<{ number: number; answers: Answers }>({ number: 1, answers: {} })
  const [filling, setFilling] = useState<Filling | null>(null)
  const [page, setPage] = useState<Document | null>(null)

  const { form: shown, words } = useInLanguage(form)
  const begin = (answers: Answers) => setRun(({ number }) => ({ number: number + 1, answers }))
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
