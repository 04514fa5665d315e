import { families, fontStack } from '@ramiform/renderer/families'
import { useMemo } from 'react'
import styles from './LookTiles.module.css'
import { drawingOf } from './look-drawing.ts'
import { type Look, lookMembers, lookOf } from './looks.ts'
import { RadioTiles } from './RadioTiles.tsx'
import { useStyle, useStyleEdits } from './use-style.ts'

/** The looks as tiles. One click sets colors, font and corners. */
export function LookTiles({ looks }: { looks: readonly Look[] }) {
  const style = useStyle()
  const choose = useChooseLook(looks)
  const chosen = lookOf(style, looks)
  const tiles = useMemo(
    () =>
      looks.map((look) => ({
        value: look.id,
        name: look.name,
        hint:
          chosen?.isChanged === true && chosen.look === look ? `${look.name}, changed` : look.name,
        face: <Drawing look={look} />,
      })),
    [looks, chosen?.isChanged, chosen?.look],
  )
  return (
    <RadioTiles
      label="Looks"
      className={styles.looks}
      tiles={tiles}
      value={chosen?.look.id ?? null}
      onChange={choose}
      onAgain={choose}
    />
  )
}

/** Applies a look by its id. */
export function useChooseLook(looks: readonly Look[]): (id: string) => void {
  const { set } = useStyleEdits()
  const style = useStyle()
  return (id) => {
    const look = looks.find((one) => one.id === id)
    if (look === undefined || lookOf(style, [look])?.isChanged === false) return
    set(lookMembers(look), `Choose ${look.name}`)
  }
}

/** A heading, an input and a button in the look. */
function Drawing({ look }: { look: Look }) {
  const { page, ink, line, card, accent, roundness } = drawingOf(look.style)
  const family = families[look.style.font ?? 'inter']
  return (
    <>
      <span className={styles.drawing} style={{ background: page, color: ink }}>
        <b
          style={{
            fontFamily: fontStack(family),
            fontWeight: look.style.headWeight ?? family.headWeight,
          }}
        >
          Aa
        </b>
        <i style={{ borderColor: line, background: card, borderRadius: roundness.field }} />
        <u style={{ background: accent, borderRadius: roundness.button }} />
      </span>
      <span className={styles.name}>{look.name}</span>
    </>
  )
}
