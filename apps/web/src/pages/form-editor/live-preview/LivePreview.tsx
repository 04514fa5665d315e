import type { Language } from '@ramiform/core/built-in-texts/languages'
import { FormView } from '@ramiform/renderer'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { answersIn } from '../../../forms/preview/carried-answers.ts'
import { DeviceFrame } from '../../../forms/preview/DeviceFrame.tsx'
import { type Device, deviceNames } from '../../../forms/preview/devices.ts'
import { endInPreview } from '../../../forms/preview/end-in-preview.ts'
import { PreviewLanguage } from '../../../forms/preview/LazyPreviewLanguage.tsx'
import { loadPatterns } from '../../../forms/preview/load-patterns.ts'
import { useInLanguage } from '../../../forms/preview/use-in-language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { IconLink } from '../../../ui/IconLink.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import styles from './LivePreview.module.css'
import { useSharedAnswers } from './preview-answers.ts'
import { useAppear } from './use-appear.ts'
import { useAsked } from './use-asked.ts'
import { useRun } from './use-run.ts'
import { useSelectedField } from './use-selected-field.ts'
import { useShownNow } from './use-shown-now.ts'
import { WhatShows } from './WhatShows.tsx'

export interface LivePreviewProps {
  /** true without *What shows* */
  readonly plain?: boolean
}

/** Live preview of the edited form as visitors see it. Entered answers stay while their fields exist. */
export function LivePreview({ plain = false }: LivePreviewProps) {
  const id = useEditorState(({ facts }) => facts.id)
  const style = useEditorState(({ draft }) => draft.schema.settings.style)
  const [device, setDevice] = useState<Device>('phone')
  const [page, setPage] = useState<Document | null>(null)
  const { run, filling, setFilling, startAgain, startWith } = useRun()
  const [language, setLanguage] = useState<Language>()
  const { form, words } = useInLanguage(run.form, language)
  const isHidden = useSelectedField(page, filling, run.at)
  const shown = useShownNow(filling)
  useSharedAnswers(shown?.answers)
  const { appeared, appear } = useAppear({
    page,
    filling,
    schema: run.form.schema,
    startWith,
  })
  useAsked(run.form, filling, startWith, appear)
  return (
    <div className={styles.both} data-plain={plain || undefined}>
      <section className={styles.preview} aria-label="Live preview">
        <header className={styles.bar}>
          <Segmented label="Width" options={deviceNames} value={device} onChange={setDevice} />
          <span className={styles.space} />
          {form.schema.translations?.length ? (
            <PreviewLanguage
              form={run.form}
              chosen={language}
              onChoose={(next) => {
                setLanguage(next)
                if (filling !== null) startWith(answersIn(filling), filling.step().field?.id)
              }}
            />
          ) : null}
          <IconButton
            size="sm"
            label="Start again"
            icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
            onClick={startAgain}
          />
          <IconLink
            size="sm"
            to={`/forms/${id}`}
            target="_blank"
            label="Full preview of the saved form"
            icon={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          />
        </header>
        <div className={styles.frame}>
          <DeviceFrame device={device} style={style} onPage={setPage}>
            <FormView
              key={`${run.number} ${words.language}`}
              words={words}
              form={form}
              answers={run.answers}
              endOf={endInPreview(form.schema, words)}
              loadPatterns={loadPatterns}
              onFilling={setFilling}
            />
          </DeviceFrame>
        </div>
        <p className={styles.note} role="status">
          {isHidden && <HiddenField />}
        </p>
      </section>
      {shown !== null && !plain && (
        <WhatShows
          schema={run.form.schema}
          answers={shown.answers}
          visible={shown.visible}
          appeared={appeared}
          onShow={appear}
        />
      )}
    </div>
  )
}

function HiddenField() {
  const name = useEditorState(({ draft, selected }) => {
    const field = selected === null ? undefined : fieldById(draft.schema.fields, selected)
    return field && fieldName(field)
  })
  return name === undefined ? null : <>“{name}” is hidden with these answers.</>
}
