import { formFonts } from '@ramiform/core/form'
import { useEffect, useRef } from 'react'
import { fontFaces } from '../../../public-form/font-faces.ts'
import { upTo } from '../../../ui/breakpoints.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { DesignPanel } from './DesignPanel.tsx'
import styles from './DesignView.module.css'
import { PhoneSheet } from './PhoneSheet.tsx'
import { Stage } from './Stage.tsx'
import { imageWidths } from './shrink-image.ts'
import { type FormImages, useImage } from './use-image.ts'
import { useStyleEdits } from './use-style.ts'

const allFaces = formFonts.map((font) => fontFaces[font]).join('')

/** Second view of Build: the real form, and a panel with its style. */
export function DesignView() {
  const isPhone = useMedia(upTo.phone)
  const { set } = useStyleEdits()
  const images: FormImages = {
    cover: useImage(imageWidths.cover, (id) => set({ cover: id }, 'Change the cover')),
    logo: useImage(imageWidths.logo, (id) => set({ logo: id }, 'Change the logo')),
  }
  const view = useRef<HTMLDivElement>(null)

  // Focus starts at the chosen look.
  useEffect(() => {
    const looks = view.current?.querySelectorAll<HTMLInputElement>('[aria-label=Looks] input')
    const chosen = [...(looks ?? [])].find(({ checked }) => checked) ?? looks?.[0]
    chosen?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={view} className={styles.view}>
      <style>{allFaces}</style>
      <Stage cover={images.cover} />
      {isPhone ? <PhoneSheet images={images} /> : <DesignPanel images={images} />}
    </div>
  )
}
