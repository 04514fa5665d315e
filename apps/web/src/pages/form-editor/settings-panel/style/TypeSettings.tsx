import { type FormStyle, styleRanges, type TextFont, textFonts } from '@ramiform/core/form'
import { families } from '@ramiform/renderer/families'
import { Select } from '../../../../ui/Select.tsx'
import { RangeSetting } from './RangeSetting.tsx'
import styles from './style.module.css'

const { headWeight, headTrack } = styleRanges

/** Typography settings: the text font, and the weight and letter spacing of headings. */
export function TypeSettings({
  style,
  set,
}: {
  style: FormStyle
  set: (members: FormStyle, name: string, control?: string) => void
}) {
  const head = families[style.font ?? 'inter']
  const weight = style.headWeight ?? head.headWeight
  const track = style.headTrack ?? Math.round(head.headTrack * 1_000)
  const own = head.kind === 'sans' ? head.name : families.inter.name
  return (
    <>
      <div className={styles.row}>
        <span>Text font</span>
        <Select
          label="Text font"
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
        onChange={(value) => set({ headWeight: value }, 'Change the heading weight', 'headWeight')}
      />
      <RangeSetting
        label="Heading tracking"
        value={track}
        {...headTrack}
        shown={`${track / 1_000} em`}
        spoken={`${track} thousandths of an em`}
        onChange={(value) => set({ headTrack: value }, 'Change the heading tracking', 'headTrack')}
      />
    </>
  )
}

function textFont(value: string): TextFont | undefined {
  return textFonts.find((font) => font === value)
}
