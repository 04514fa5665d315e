import { type FormFont, formFonts } from '@ramiform/core/form'
import { families, fontStack } from '@ramiform/renderer/families'
import styles from './Controls.module.css'
import { defaults } from './looks.ts'
import { RadioTiles } from './RadioTiles.tsx'
import { useStyle, useStyleEdits } from './use-style.ts'

/** Names that fit their tiles. */
const shortNames: Partial<Record<FormFont, string>> = {
  'nunito-sans': 'Nunito',
  'source-serif-4': 'Serif',
}

/** Font choices, each shown in its own font. */
export function FontChoice() {
  const { font = defaults.font } = useStyle()
  const { set } = useStyleEdits()
  return (
    <RadioTiles<FormFont>
      label="Font"
      className={styles.fonts}
      value={font}
      onChange={(next) => set({ font: next }, 'Change the font')}
      tiles={formFonts.map((value) => {
        const family = families[value]
        return {
          value,
          name: family.name,
          hint: family.kind === 'serif' ? `${family.name}, for headings` : family.name,
          face: (
            <span
              className={styles.font}
              style={{ fontFamily: fontStack(family), fontWeight: family.headWeight }}
            >
              {shortNames[value] ?? family.name}
            </span>
          ),
        }
      })}
    />
  )
}
