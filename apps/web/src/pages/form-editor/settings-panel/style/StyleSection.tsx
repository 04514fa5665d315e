import { type FormDensity, type FormStyle, maxRoundness } from '@ramiform/core/form'
import { useId } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Segmented } from '../../../../ui/Segmented.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { useEditor } from '../../editor-context.tsx'
import { Section } from '../Sections.tsx'
import type { SettingsForm } from '../use-settings.ts'
import { ColourSetting } from './ColourSetting.tsx'
import { CoverSetting } from './CoverSetting.tsx'
import { accentVerdict, backgroundVerdict } from './contrast-in-words.ts'
import { FontSetting } from './FontSetting.tsx'
import { StyleSample } from './StyleSample.tsx'
import styles from './style.module.css'
import { accents, backgrounds } from './swatches.ts'

const densities: readonly { readonly value: FormDensity; readonly label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
]
/** our own, in tokens.css and form.css */
const defaults = { accent: '#1f7a4d', background: '#fbfcfa', roundness: 10 } as const

/** How the form looks to its visitors, within what can be read. */
export function StyleSection({ form }: { form: SettingsForm }) {
  const { style, problems, changePart } = form
  const set = (members: FormStyle, name: string, control?: string) =>
    changePart('style', members, name, control)
  const setCover = (cover: string | undefined) =>
    set({ cover }, cover === undefined ? 'Remove the cover' : 'Change the cover')
  const isThemed = style.accent !== undefined || style.background !== undefined
  return (
    <Section id="style">
      <StyleSample />
      <p className={styles.hint}>
        {isThemed
          ? 'These colours are shown to everybody, in light and in dark.'
          : 'Until you choose a colour, the form is light or dark as each visitor prefers.'}
      </p>
      <ColourSetting
        label="Accent"
        swatches={accents}
        value={style.accent}
        fallback={defaults.accent}
        error={problems['style.accent']}
        verdict={accentVerdict(style)}
        onChange={(accent) => set({ accent }, 'Change the accent', 'accent')}
      />
      <ColourSetting
        label="Background"
        swatches={backgrounds}
        value={style.background}
        fallback={defaults.background}
        error={problems['style.background']}
        verdict={backgroundVerdict(style)}
        onChange={(background) => set({ background }, 'Change the background', 'background')}
      />
      <FontSetting
        value={style.font ?? 'inter'}
        onChange={(font) => set({ font }, 'Change the font')}
      />
      <Roundness
        value={style.roundness ?? defaults.roundness}
        onChange={(roundness) => set({ roundness }, 'Change the roundness', 'roundness')}
      />
      <div className={styles.row}>
        <span>Density</span>
        <Segmented
          label="Density"
          options={densities}
          value={style.density ?? 'normal'}
          onChange={(density) => set({ density }, 'Change the density')}
        />
      </div>
      <CoverSetting cover={style.cover} onChange={setCover} />
      <TextField
        label="Button text"
        placeholder="Submit"
        hint="The same as under After submitting."
        {...form.text('submitButtonText', 'Change the button text')}
      />
      <Reset form={form} />
    </Section>
  )
}

function Roundness({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>Roundness</label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={maxRoundness}
        value={value}
        aria-valuetext={`${value} pixels`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id}>{value} px</output>
    </div>
  )
}

function Reset({ form }: { form: SettingsForm }) {
  const { store } = useEditor()
  const toast = useToast()
  if (form.settings.style === undefined) return null
  return (
    <div>
      <Button
        onClick={() => {
          form.resetStyle()
          toast('Style reset', { undo: store.undo })
        }}
      >
        Reset style
      </Button>
    </div>
  )
}
