import { type FormDensity, type FormStyle, styleRanges } from '@ramiform/core/form'
import { useEditor } from '../../../../editing/editor-context.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Segmented } from '../../../../ui/Segmented.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { Section } from '../Sections.tsx'
import type { SettingsForm } from '../use-settings.ts'
import { ColourSetting } from './ColourSetting.tsx'
import { CoverSetting } from './CoverSetting.tsx'
import { accentVerdict, backgroundVerdict, cardVerdict, darkInWords } from './contrast-in-words.ts'
import { FontSetting } from './FontSetting.tsx'
import { RangeSetting } from './RangeSetting.tsx'
import { StyleSample } from './StyleSample.tsx'
import styles from './style.module.css'
import { accents, backgrounds, cards } from './swatches.ts'
import { TypeSettings } from './TypeSettings.tsx'

const densities: readonly { readonly value: FormDensity; readonly label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
]
/** defaults of tokens.css and form.css */
const defaults = {
  accent: '#1f7a4d',
  background: '#fbfcfa',
  card: '#ffffff',
  roundness: 10,
  width: 640,
} as const

/** Style settings of the form. Colors with too little contrast are adjusted. */
export function StyleSection({ form }: { form: SettingsForm }) {
  const { style, problems, changePart } = form
  const set = (members: FormStyle, name: string, control?: string) =>
    changePart('style', members, name, control)
  const setCover = (cover: string | undefined) =>
    set({ cover }, cover === undefined ? 'Remove the cover' : 'Change the cover')
  const isThemed = [style.accent, style.background, style.card].some((one) => one !== undefined)
  const roundness = style.roundness ?? defaults.roundness
  const width = style.width ?? defaults.width
  const inTheDark = darkInWords(style)
  return (
    <Section id="style">
      <StyleSample />
      <p className={styles.hint}>
        {isThemed && inTheDark !== null && style.dark
          ? 'Visitors in dark mode see these colors on a dark page.'
          : isThemed
            ? 'All visitors see these colors, in light and dark mode.'
            : 'Until you choose a color, the form follows the visitor’s light or dark mode.'}
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
      <ColourSetting
        label="Cards"
        swatches={cards}
        value={style.card}
        fallback={defaults.card}
        error={problems['style.card']}
        verdict={cardVerdict(style)}
        onChange={(card) => set({ card }, 'Change the cards', 'card')}
      />
      {inTheDark !== null && (
        <Switch
          label="Dark mode for visitors who use it"
          hint={inTheDark}
          checked={style.dark === true}
          onChange={(dark) => set({ dark: dark || undefined }, 'Change dark mode')}
        />
      )}
      <FontSetting
        value={style.font ?? 'inter'}
        onChange={(font) => set({ font }, 'Change the font')}
      />
      <TypeSettings style={style} set={set} />
      <RangeSetting
        label="Roundness"
        value={roundness}
        {...styleRanges.roundness}
        shown={`${roundness} px`}
        spoken={`${roundness} pixels`}
        onChange={(value) => set({ roundness: value }, 'Change the roundness', 'roundness')}
      />
      <RangeSetting
        label="Width"
        value={width}
        {...styleRanges.width}
        step={20}
        shown={`${width} px`}
        spoken={`${width} pixels`}
        onChange={(value) => set({ width: value }, 'Change the width', 'width')}
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
      <Switch
        label="Branch lines"
        hint="The lines beside follow-up questions, and the leaf on the thank-you page."
        checked={style.branches !== false}
        onChange={(shown) =>
          set({ branches: shown ? undefined : false }, 'Change the branch lines')
        }
      />
      <Switch
        label="Made with Ramiform"
        hint="A small link below the form. Turning it off also removes our icon and link preview image."
        checked={style.madeWith !== false}
        onChange={(shown) => set({ madeWith: shown ? undefined : false }, 'Change the brand')}
      />
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
