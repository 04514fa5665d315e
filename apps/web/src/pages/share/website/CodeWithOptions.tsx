import { useId } from 'react'
import { CodeBox } from '../../../forms/embed-guide/CodeBox.tsx'
import { usualHeight } from '../../../forms/embed-guide/embed-snippets.ts'
import { openForm } from '../../../forms/embed-guide/script-snippets.ts'
import { publicAddress } from '../../../forms/public-address.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './Website.module.css'
import { type EmbedChoice, type EmbedChoices, type WayName, wayOf } from './ways.ts'

interface CodeProps {
  readonly form: { readonly name: string; readonly slug: string }
  readonly way: WayName
  readonly choices: EmbedChoices
  readonly onChange: (some: EmbedChoices) => void
}

/** The options of a way, and its code, which follows while they are chosen. */
export function CodeWithOptions({ form, way, choices, onChange }: CodeProps) {
  const heading = useId()
  const { name, code, hint, choices: own } = wayOf(way)
  return (
    <>
      {own.length > 0 && (
        <div className={styles.options}>
          {own.map((choice) => (
            <div key={choice}>
              <span aria-hidden>{labels[choice]}</span>
              <Option {...{ choice, choices, onChange }} />
            </div>
          ))}
        </div>
      )}
      <section className={styles.code} aria-labelledby={heading}>
        <h3 id={heading}>Code</h3>
        <CodeBox
          code={code({ name: form.name, address: publicAddress(form.slug) }, choices)}
          of={`the code: ${name}`}
        />
        <p className={styles.hint}>{hint}</p>
      </section>
    </>
  )
}

const labels: Readonly<Record<EmbedChoice, string>> = {
  maxWidth: 'Width',
  scheme: 'Colors',
  label: 'Button label',
  side: 'Side',
  height: 'Height',
}

const widths = [480, 640, 800]

function Option({
  choice,
  choices,
  onChange,
}: { readonly choice: EmbedChoice } & Pick<CodeProps, 'choices' | 'onChange'>) {
  const label = labels[choice]
  if (choice === 'maxWidth') {
    return (
      <Select
        label={label}
        value={String(choices.maxWidth ?? 'full')}
        options={[
          { value: 'full', label: 'Full width' },
          ...widths.map((width) => ({ value: String(width), label: `Up to ${width} px` })),
        ]}
        onChange={(value) => onChange({ maxWidth: value === 'full' ? undefined : Number(value) })}
      />
    )
  }
  if (choice === 'scheme') {
    return (
      <Select
        label={label}
        value={choices.scheme ?? 'page'}
        options={[
          { value: 'page', label: 'Like your page' },
          { value: 'light', label: 'Always light' },
          { value: 'auto', label: 'As visitors prefer' },
        ]}
        onChange={(value) =>
          onChange({ scheme: value === 'light' || value === 'auto' ? value : undefined })
        }
      />
    )
  }
  if (choice === 'side') {
    return (
      <Segmented
        label={label}
        value={choices.side ?? 'right'}
        options={[
          { value: 'right', label: 'Right' },
          { value: 'left', label: 'Left' },
        ]}
        onChange={(side) => onChange({ side: side === 'left' ? side : undefined })}
      />
    )
  }
  if (choice === 'height') {
    return (
      <NumberField
        label={`${label} in pixels`}
        hideLabel
        min={100}
        max={5_000}
        step={10}
        placeholder={String(usualHeight)}
        value={choices.height}
        onChange={(height) => onChange({ height })}
      />
    )
  }
  return (
    <TextField
      label={label}
      hideLabel
      maxLength={80}
      placeholder={openForm}
      value={choices.label ?? ''}
      onChange={(text) => onChange({ label: text === '' ? undefined : text })}
    />
  )
}
