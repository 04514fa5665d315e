import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { TextButton } from '../../../../ui/TextButton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { Verdict } from './contrast-in-words.ts'
import styles from './style.module.css'

/** Color setting: swatches, a hex input, and the browser's color picker. */
export function ColourSetting(props: {
  label: string
  swatches: readonly { readonly name: string; readonly colour: string }[]
  /** chosen or typed color; undefined for the default look */
  value: string | undefined
  /** initial color of the picker while none is chosen */
  fallback: string
  error: string | null
  verdict: Verdict | null
  onChange: (colour: string | undefined) => void
}) {
  const { label, value, error, verdict, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.setting}>
      <legend>{label}</legend>
      <div className={styles.swatches}>
        {props.swatches.map((swatch) => (
          <label key={swatch.colour} className={styles.swatch} title={swatch.name}>
            <input
              type="radio"
              name={name}
              aria-label={swatch.name}
              checked={value?.toLowerCase() === swatch.colour}
              onChange={() => onChange(swatch.colour)}
            />
            <span style={{ background: swatch.colour }} />
          </label>
        ))}
      </div>
      <div className={styles.custom}>
        <label className={styles.picker}>
          <input
            type="color"
            aria-label={`Pick ${label.toLowerCase()}`}
            value={error === null && value !== undefined ? value.toLowerCase() : props.fallback}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </label>
        <TextField
          label={`${label} color`}
          hideLabel
          className={styles.digits}
          value={value ?? ''}
          placeholder={props.fallback}
          error={error}
          maxLength={40}
          spellCheck={false}
          autoComplete="off"
          onChange={(text) => onChange(text.trim() === '' ? undefined : withSign(text.trim()))}
          onBlur={() => {
            if (value !== undefined) onChange(inFull(value))
          }}
        />
        {value !== undefined && (
          <TextButton onClick={() => onChange(undefined)}>Use the default</TextButton>
        )}
      </div>
      <p
        className={classNames(styles.verdict, verdict?.kind === 'mended' && styles.mended)}
        role="status"
      >
        {verdict !== null && error === null && (
          <>
            {verdict.kind === 'good' ? (
              <IconCheck size={16} stroke={2} aria-hidden />
            ) : (
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            )}
            {verdict.words}
          </>
        )}
      </p>
    </fieldset>
  )
}

/** Adds a missing # to six hex digits. */
function withSign(text: string): string {
  return /^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text
}

/** Expands `#fa0` to `#ffaa00`. It runs after typing, since a short color may still become longer. */
function inFull(text: string): string {
  const [, digits] = /^#?([0-9a-f]{3})$/i.exec(text) ?? []
  return digits === undefined ? text : `#${digits.replaceAll(/./g, '$&$&')}`
}
