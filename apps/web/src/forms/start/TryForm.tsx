import { english } from '@ramiform/core/built-in-texts/en'
import type { Field } from '@ramiform/core/field'
import type { Settings } from '@ramiform/core/form'
import { FormView } from '@ramiform/renderer'
import { useMemo } from 'react'
import { EmbeddedFrame } from '../preview/EmbeddedFrame.tsx'
import { loadPatterns } from '../preview/load-patterns.ts'
import styles from './StartDialog.module.css'

/** The form to try, before it exists. Nothing is sent. */
export function TryForm({
  name,
  description,
  fields,
  settings,
  onClose,
}: {
  name: string
  description: string
  fields: readonly Field[]
  settings: Settings
  /** Escape in the form closes the dialog */
  onClose: () => void
}) {
  const form = useMemo(
    () => ({ name, description, schema: { fields, settings } }),
    [name, description, fields, settings],
  )
  // Another form starts over; answers to the old one may not fit.
  const version = useMemo(() => JSON.stringify(form), [form])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by key
    <section className={styles.trying} tabIndex={0} aria-label="The form to try">
      <EmbeddedFrame title={name} style={settings.style} isLight={false} onEscape={onClose}>
        <FormView key={version} form={form} words={english} loadPatterns={loadPatterns} />
      </EmbeddedFrame>
    </section>
  )
}
