import type { Answers } from '@ramiform/core/answers'
import { FormView } from '@ramiform/renderer'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { fieldById } from '../../../editing/draft/form-draft.ts'
import { useEditor, useEditorState, useScreen } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { DeviceFrame } from '../../../forms/preview/DeviceFrame.tsx'
import { type Device, deviceNames } from '../../../forms/preview/devices.ts'
import { loadPatterns } from '../../../forms/preview/load-patterns.ts'
import { useInLanguage } from '../../../forms/preview/use-in-language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { IconLink } from '../../../ui/IconLink.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import styles from './LivePreview.module.css'
import { useRun } from './use-run.ts'
import { useSelectedField } from './use-selected-field.ts'

/** Live preview of the edited form as visitors see it. Entered answers stay while their fields exist. */
export function LivePreview() {
  const id = useEditorState(({ facts }) => facts.id)
  const style = useEditorState(({ draft }) => draft.schema.settings.style)
  const [device, setDevice] = useState<Device>('phone')
  const [page, setPage] = useState<Document | null>(null)
  const { run, filling, setFilling, startAgain, startWith } = useRun()
  useAskedAnswers(startWith)
  const { form, words } = useInLanguage(run.form)
  const isHidden = useSelectedField(page, filling, run.at)
  return (
    <section className={styles.preview} aria-label="Live preview">
      <header className={styles.bar}>
        <Segmented label="Width" options={deviceNames} value={device} onChange={setDevice} />
        <span className={styles.space} />
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
            loadPatterns={loadPatterns}
            onFilling={setFilling}
          />
        </DeviceFrame>
      </div>
      <p className={styles.note} role="status">
        {isHidden && <HiddenField />}
      </p>
    </section>
  )
}

/** Starts the preview with the answers that a finding or a field asks for. */
function useAskedAnswers(startWith: (answers: Answers, at: string | undefined) => void) {
  const { screen } = useEditor()
  const asked = useScreen((state) => state.askedAnswers)
  useEffect(() => {
    if (asked === null) return
    startWith(asked.answers, asked.fieldId)
    screen.askAnswers(null)
  }, [asked, startWith, screen])
}

function HiddenField() {
  const name = useEditorState(({ draft, selected }) => {
    const field = selected === null ? undefined : fieldById(draft.schema.fields, selected)
    return field && fieldName(field)
  })
  return name === undefined ? null : <>“{name}” is hidden with these answers.</>
}
