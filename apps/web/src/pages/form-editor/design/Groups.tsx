import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { storedChoice } from '../../../storage/stored-choice.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { ColorSetting } from './ColorSetting.tsx'
import styles from './Controls.module.css'
import { CornerChoice } from './CornerChoice.tsx'
import { FineTune } from './FineTune.tsx'
import { FontChoice } from './FontChoice.tsx'
import { ImageSetting } from './ImageSetting.tsx'
import { defaults } from './looks.ts'
import { accents, backgrounds } from './swatches.ts'
import type { FormImages } from './use-image.ts'
import { useStyle, useStyleEdits } from './use-style.ts'

export function Colors() {
  return (
    <>
      <ColorSetting part="accent" label="Accent" swatches={accents} fallback={defaults.accent} />
      <ColorSetting
        part="background"
        label="Background"
        swatches={backgrounds}
        fallback={defaults.background}
      />
    </>
  )
}

export function Font() {
  return (
    <section className={styles.setting}>
      <div className={styles.head}>
        <h3>Font</h3>
      </div>
      <FontChoice />
    </section>
  )
}

export function Corners() {
  return (
    <section className={styles.line}>
      <h3>Corners</h3>
      <CornerChoice />
    </section>
  )
}

export function Images({ images }: { images: FormImages }) {
  const style = useStyle()
  const { set } = useStyleEdits()
  return (
    <>
      <ImageSetting
        label="Cover"
        image={style.cover}
        upload={images.cover}
        onRemove={() => set({ cover: undefined }, 'Remove the cover')}
      />
      <ImageSetting
        label="Logo"
        image={style.logo}
        upload={images.logo}
        onRemove={() => set({ logo: undefined }, 'Remove the logo')}
      />
      <Switch
        label="Made with Ramiform"
        className={styles.brand ?? ''}
        checked={style.madeWith !== false}
        onChange={(shown) => set({ madeWith: shown ? undefined : false }, 'Change the brand')}
      />
    </>
  )
}

const opened = storedChoice('ramiform:fine-tune', ['open', 'closed'], 'closed')

/** Folded settings. Remembers whether they were open. */
export function FoldedFineTune() {
  const [isOpen, setIsOpen] = useState(() => opened.read() === 'open')
  const id = useId()
  return (
    <section className={styles.folded}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen)
          opened.write(isOpen ? 'closed' : 'open')
        }}
      >
        <IconChevronRight size={16} stroke={1.75} aria-hidden />
        Fine-tune
        <small>Text font, weight, tracking, width</small>
      </button>
      <div id={id}>{isOpen && <FineTune />}</div>
    </section>
  )
}
