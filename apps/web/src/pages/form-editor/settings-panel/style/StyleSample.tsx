import { FormView, type ShownForm } from '@ramiform/renderer'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEditorState } from '../../../../editing/editor-context.tsx'
import { DeviceFrame } from '../../../../forms/preview/DeviceFrame.tsx'
import { withExamples } from '../../../../forms/preview/example-answers.ts'
import { useInLanguage } from '../../../../forms/preview/use-in-language.ts'
import { upTo } from '../../../../ui/breakpoints.ts'
import { useMedia } from '../../../../ui/use-media.ts'
import { shownDraft, showsSame } from '../../live-preview/shown-draft.ts'
import styles from './style.module.css'

/** number of fields that is sufficient to show a style */
const sampleFields = 6
const someDay = '2026-06-01'

/** Preview of the form's first fields with sample answers, in the current style. */
export function StyleSample() {
  // Deferred, so that typing does not wait for the preview.
  const draft = useDeferredValue(useEditorState((state) => state.draft))
  const isPhone = useMedia(upTo.phone)
  const [shown, setShown] = useState(() => ({ number: 1, form: shownDraft(draft) }))
  // Style changes update only the stylesheet; content changes restart the preview.
  const form = shownDraft(draft)
  if (!showsSame(shown.form, form)) setShown({ number: shown.number + 1, form })
  const { form: sample, words } = useInLanguage(useMemo(() => sampleOf(shown.form), [shown.form]))
  return (
    <div className={styles.sample}>
      <DeviceFrame device={isPhone ? 'tablet' : 'desktop'} style={draft.schema.settings.style}>
        <FormView
          key={`${shown.number} ${words.language}`}
          form={sample}
          words={words}
          answers={withExamples(sample.schema, {}, someDay)}
        />
      </DeviceFrame>
    </div>
  )
}

function sampleOf({ schema, ...form }: ShownForm): ShownForm {
  return { ...form, schema: { ...schema, fields: schema.fields.slice(0, sampleFields) } }
}
