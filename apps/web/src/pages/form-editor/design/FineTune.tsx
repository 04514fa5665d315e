import { type FormDensity, styleRanges, type TextFont, textFonts } from '@ramiform/core/form'
import { hex } from '@ramiform/renderer/color'
import { families } from '@ramiform/renderer/families'
import { darkPaletteOf, paletteOf } from '@ramiform/renderer/palette'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { ColorSetting } from './ColorSetting.tsx'
import styles from './Controls.module.css'
import { defaults } from './looks.ts'
import { RangeSetting } from './RangeSetting.tsx'
import { cards } from './swatches.ts'
import { useStyle, useStyleEdits } from './use-style.ts'

const densities: readonly { readonly value: FormDensity; readonly label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'roomy', label: 'Roomy' },
]
const { headWeight, headTrack } = styleRanges

/** Exact values, which few forms need. */
export function FineTune() {
  const style = useStyle()
  const { set } = useStyleEdits()
  const night = darkPaletteOf(style)
  const head = families[style.font ?? defaults.font]
  const weight = style.headWeight ?? head.headWeight
  const track = style.headTrack ?? Math.round(head.headTrack * 1_000)
  const width = style.width ?? defaults.width
  const roundness = style.roundness ?? defaults.roundness
  const palette = paletteOf(style)
  const card = palette === null ? defaults.card : hex(palette.card)
  const own = head.kind === 'sans' ? head.name : families.inter.name
  return (
    <div className={styles.fine}>
      <div>
        <div className={styles.row} data-wide>
          <span>Text font</span>
          <Select
            label="Text font"
            compact
            value={style.textFont ?? ''}
            onChange={(font) => set({ textFont: textFont(font) }, 'Change the text font')}
            options={[
              { value: '', label: `${own} (default)` },
              ...textFonts.map((font) => ({ value: font, label: families[font].name })),
            ]}
          />
        </div>
        <RangeSetting
          label="Heading weight"
          value={weight}
          {...headWeight}
          step={10}
          shown={String(weight)}
          spoken={String(weight)}
          onChange={(value) =>
            set({ headWeight: value }, 'Change the heading weight', 'headWeight')
          }
        />
        <RangeSetting
          label="Heading tracking"
          value={track}
          {...headTrack}
          shown={`${track / 1_000} em`}
          spoken={`${track} thousandths of an em`}
          onChange={(value) =>
            set({ headTrack: value }, 'Change the heading tracking', 'headTrack')
          }
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
        <RangeSetting
          label="Roundness"
          value={roundness}
          {...styleRanges.roundness}
          shown={`${roundness} px`}
          spoken={`${roundness} pixels`}
          onChange={(value) => set({ roundness: value }, 'Change the roundness', 'roundness')}
        />
        <div className={styles.row} data-wide>
          <span>Density</span>
          <Segmented
            label="Density"
            options={densities}
            value={style.density ?? 'normal'}
            onChange={(density) => set({ density }, 'Change the density')}
          />
        </div>
      </div>
      <ColorSetting part="card" label="Cards" swatches={cards} fallback={card} />
      {night !== null && (
        <Switch
          label="Dark mode for visitors who use it"
          hint={`The page is ${hex(night.page)} there, and the accent ${hex(night.accent)}.`}
          checked={style.dark === true}
          onChange={(isOn) => set({ dark: isOn || undefined }, 'Change dark mode')}
        />
      )}
      <Switch
        label="Branch lines"
        hint="The lines beside follow-up questions, and the leaf on the thank-you page."
        checked={style.branches !== false}
        onChange={(shown) =>
          set({ branches: shown ? undefined : false }, 'Change the branch lines')
        }
      />
    </div>
  )
}

function textFont(value: string): TextFont | undefined {
  return textFonts.find((font) => font === value)
}
