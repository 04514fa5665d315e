import { readColor, toHsl } from '@ramiform/renderer/color'
import { IconAlertTriangle, IconCheck, IconColorPicker } from '@tabler/icons-react'
import { useState } from 'react'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Controls.module.css'
import { type ColorPart, contrastFigures, contrastWarning } from './contrast.ts'
import { RadioTiles } from './RadioTiles.tsx'
import { typedColor } from './typed-color.ts'
import { useStyle, useStyleEdits } from './use-style.ts'

export interface ColorSettingProps {
  readonly part: ColorPart
  readonly label: string
  readonly swatches: readonly { readonly name: string; readonly color: string }[]
  /** color while none is chosen */
  readonly fallback: string
}

/** Color setting: swatches, the browser's color picker, the hex value, and its contrast. */
export function ColorSetting(props: ColorSettingProps) {
  const { part, label, swatches, fallback } = props
  const style = useStyle()
  const { setColor } = useStyleEdits()
  const onChange = (color: string) => setColor(part, color)
  const value = (style[part] ?? fallback).toLowerCase()
  const swatch = swatches.find(({ color }) => color === value)
  const isOwn = swatch === undefined
  return (
    <section className={styles.setting}>
      <div className={styles.head}>
        <h3>{label}</h3>
        {part !== 'card' && <span className={styles.figure}>{contrastFigures(style, part)}</span>}
        <HexInput key={value} label={label} value={value} onChange={onChange} />
      </div>
      <div className={styles.swatches}>
        <RadioTiles
          label={label}
          value={swatch?.color ?? null}
          onChange={onChange}
          tiles={swatches.map(({ name, color }) => ({
            value: color,
            name,
            face: (
              <span className={styles.swatch} style={swatchStyle(color)}>
                <IconCheck size={14} stroke={3} aria-hidden />
              </span>
            ),
          }))}
        />
        <label className={styles.own} data-chosen={isOwn || undefined} title="Own color">
          <input
            type="color"
            aria-label={
              isOwn ? `Own ${label.toLowerCase()} ${value}` : `Own ${label.toLowerCase()}`
            }
            value={value}
            onChange={(event) => setColor(part, event.currentTarget.value, `${part} picker`)}
          />
          <span className={styles.swatch} style={isOwn ? swatchStyle(value) : undefined}>
            {isOwn ? (
              <IconCheck size={14} stroke={3} aria-hidden />
            ) : (
              <IconColorPicker size={16} stroke={1.75} aria-hidden />
            )}
          </span>
        </label>
      </div>
      <Warning part={part} onChange={onChange} />
    </section>
  )
}

/** The color as text. It applies once it is complete. */
function HexInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (color: string) => void
}) {
  const [text, setText] = useState(value)
  const isWrong = typedColor(text) === null
  const apply = () => {
    const color = typedColor(text)
    if (color === null) setText(value)
    else if (color !== value) onChange(color)
    else setText(color)
  }
  return (
    <label className={styles.hex} data-undo="own">
      <VisuallyHidden>{`${label} color`}</VisuallyHidden>
      <input
        value={text}
        spellCheck={false}
        autoComplete="off"
        maxLength={40}
        aria-invalid={isWrong}
        title={isWrong ? 'Enter a color as # and six digits, such as #1f7a4d' : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
          if (event.key === 'Escape') setText(value)
        }}
      />
    </label>
  )
}

function Warning({ part, onChange }: { part: ColorPart; onChange: (color: string) => void }) {
  const warning = contrastWarning(useStyle(), part)
  return (
    // A live region per color: it is announced when its text changes.
    <div className={styles.warning} role="status">
      {warning !== null && (
        <>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <p>
            <b>{warning.words}</b> Visitors see {warning.fix}.
          </p>
          <button type="button" className={styles.fix} onClick={() => onChange(warning.fix)}>
            <i style={{ background: warning.fix }} />
            Use {warning.fix}
            {warning.fixFigure !== '' && <small>{warning.fixFigure}</small>}
          </button>
        </>
      )}
    </div>
  )
}

/** lightness above which the check mark is dark */
const lightFrom = 0.55

function swatchStyle(color: string) {
  const read = readColor(color)
  const isLight = read !== null && toHsl(read).lightness > lightFrom
  return { background: color, color: isLight ? '#17201a' : '#ffffff' }
}
