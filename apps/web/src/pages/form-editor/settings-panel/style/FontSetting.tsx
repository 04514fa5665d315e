import { type FormFont, formFonts } from '@ramiform/core/form'
import { families, fontStack } from '@ramiform/renderer/families'
import { useId } from 'react'
import { fontFaces } from '../../../../public-form/font-faces.ts'
import styles from './style.module.css'

const allFaces = formFonts.map((font) => fontFaces[font]).join('')

/** Font choices, each shown in its own font. */
export function FontSetting({
  value,
  onChange,
}: {
  value: FormFont
  onChange: (font: FormFont) => void
}) {
  const name = useId()
  return (
    <fieldset className={styles.setting}>
      <legend>Font</legend>
      <style>{allFaces}</style>
      <div className={styles.fonts}>
        {formFonts.map((font) => {
          const family = families[font]
          return (
            <label key={font} className={styles.font}>
              <input
                type="radio"
                name={name}
                checked={value === font}
                onChange={() => onChange(font)}
              />
              <span
                className={styles.face}
                style={{
                  fontFamily: fontStack(family),
                  fontWeight: family.headWeight,
                  letterSpacing: `${family.headTrack}em`,
                }}
              >
                {family.name}
              </span>
              <span>{family.kind === 'serif' ? 'Headings' : 'All text'}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
