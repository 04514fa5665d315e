import '@ramiform/renderer/form.css'
import { FormView } from '@ramiform/renderer'
import { IconEye, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { FormBar } from '../../forms/FormBar.tsx'
import { useOwnForm } from '../../forms/useOwnForm.ts'
import { Waiting } from '../../shell/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './FormPreview.module.css'

/** The form as its visitors see it, sending nothing. */
export function FormPreview({ id }: { id: string }) {
  const form = useOwnForm(id)
  const [round, setRound] = useState(1)
  if (form === undefined) return <Waiting label="Loading form..." />
  return (
    <>
      <title>{`${form.name}, preview · Ramiform`}</title>
      <FormBar form={form} />
      <aside className={styles.banner} aria-label="Form Preview">
        <IconEye size={18} stroke={1.75} aria-hidden />
        <p>
          <b>Form Preview</b> You can test the form. Submissions are not saved.
        </p>
        <Button
          variant="quiet"
          size="sm"
          icon={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={() => setRound(round + 1)}
        >
          Start again
        </Button>
      </aside>
      <main className={styles.form}>
        <FormView key={`${form.version} ${round}`} form={form} loadPatterns={loadPatterns} />
      </main>
    </>
  )
}

async function loadPatterns() {
  const { createPatternEngine } = await import('@ramiform/patterns')
  return createPatternEngine()
}
