interface Swatch {
  readonly name: string
  readonly color: string
}

/** Accents that are readable on all offered light backgrounds. */
export const accents: readonly Swatch[] = [
  { name: 'Leaf', color: '#1f7a4d' },
  { name: 'Lagoon', color: '#0f6d7a' },
  { name: 'Harbor', color: '#1f5fa8' },
  { name: 'Iris', color: '#5a4fcf' },
  { name: 'Plum', color: '#8a2f73' },
  { name: 'Clay', color: '#a8481a' },
  { name: 'Ochre', color: '#85590a' },
]

export const backgrounds: readonly Swatch[] = [
  { name: 'Mist', color: '#fbfcfa' },
  { name: 'White', color: '#ffffff' },
  { name: 'Sand', color: '#fff2e5' },
  { name: 'Sky', color: '#eef4fb' },
  { name: 'Meadow', color: '#f4f8ec' },
  { name: 'Rose', color: '#fbf2f8' },
  { name: 'Night', color: '#12151b' },
]

/** Card backgrounds for light and dark pages. */
export const cards: readonly Swatch[] = [
  { name: 'White', color: '#ffffff' },
  { name: 'Ivory', color: '#fffdf9' },
  { name: 'Cloud', color: '#f7fafd' },
  { name: 'Mint', color: '#f7fbf8' },
  { name: 'Rosewater', color: '#fffafd' },
  { name: 'Slate', color: '#1a211d' },
  { name: 'Dusk', color: '#211e2e' },
]
