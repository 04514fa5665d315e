import styles from './DesignPanel.module.css'
import { Colors, Corners, FoldedFineTune, Font, Images } from './Groups.tsx'
import { KeepLook } from './KeepLook.tsx'
import { LookTiles } from './LookTiles.tsx'
import { looks } from './looks.ts'
import { MoreDesign } from './MoreDesign.tsx'
import { PasteColors } from './PasteColors.tsx'
import type { FormImages } from './use-image.ts'
import { useLookKeys } from './use-look-keys.ts'
import { useLooks } from './use-looks.ts'

/** Panel with all style settings, at the right of the form. */
export function DesignPanel({ images }: { images: FormImages }) {
  const all = useLooks()
  const onKeyDown = useLookKeys(looks)
  return (
    <aside className={styles.panel} aria-label="Design" onKeyDown={onKeyDown} data-design-panel>
      <header className={styles.header}>
        <h2>Design</h2>
        <MoreDesign />
      </header>
      <div className={styles.body}>
        <section>
          <LookTiles looks={all} />
        </section>
        <PasteColors />
        <Colors />
        <Font />
        <div>
          <Corners />
          <Images images={images} />
        </div>
        <FoldedFineTune />
      </div>
      <footer className={styles.footer}>
        <KeepLook />
      </footer>
    </aside>
  )
}
