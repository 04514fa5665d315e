import {
  IconBorderRadius,
  IconColorPicker,
  IconPalette,
  IconPhoto,
  IconTypography,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Colors, Corners, FoldedFineTune, Font, Images } from './Groups.tsx'
import { KeepLook } from './KeepLook.tsx'
import { LookTiles } from './LookTiles.tsx'
import { MoreDesign } from './MoreDesign.tsx'
import { PasteColors } from './PasteColors.tsx'
import styles from './PhoneSheet.module.css'
import { PhoneWarning } from './PhoneWarning.tsx'
import type { FormImages } from './use-image.ts'
import { useLooks } from './use-looks.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const
const groups = [
  { id: 'looks', name: 'Looks', icon: <IconPalette {...icon} /> },
  { id: 'colors', name: 'Colors', icon: <IconColorPicker {...icon} /> },
  { id: 'font', name: 'Font', icon: <IconTypography {...icon} /> },
  { id: 'shape', name: 'Shape', icon: <IconBorderRadius {...icon} /> },
  { id: 'images', name: 'Images', icon: <IconPhoto {...icon} /> },
] as const
type Group = (typeof groups)[number]['id']

/** Style settings on phones: one group at a time below the form, which stays in sight. */
export function PhoneSheet({ images }: { images: FormImages }) {
  const looks = useLooks()
  const [group, setGroup] = useState<Group>('looks')
  const contents: Readonly<Record<Group, ReactNode>> = {
    looks: (
      <>
        <LookTiles looks={looks} />
        <PhoneWarning />
      </>
    ),
    colors: (
      <>
        <Colors />
        <PasteColors />
      </>
    ),
    font: <Font />,
    shape: (
      <>
        <Corners />
        <FoldedFineTune />
      </>
    ),
    images: (
      <>
        <Images images={images} />
        <KeepLook />
        <MoreDesign />
      </>
    ),
  }
  const { name } = groups.find(({ id }) => id === group) ?? groups[0]
  return (
    <>
      <section className={styles.sheet} aria-label={name} data-group={group}>
        {contents[group]}
      </section>
      <nav className={styles.tabs} aria-label="Design">
        {groups.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-current={one.id === group ? 'true' : undefined}
            onClick={() => setGroup(one.id)}
          >
            {one.icon}
            {one.name}
          </button>
        ))}
      </nav>
    </>
  )
}
