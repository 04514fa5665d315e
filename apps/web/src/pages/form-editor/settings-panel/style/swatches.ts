interface Swatch {
  readonly name: string
  readonly colour: string
}

/** Accents that are readable on all offered backgrounds. */
export const accents: readonly Swatch[] = [
  { name: 'Leaf', colour: '#1f7a4d' },
  { name: 'Lagoon', colour: '#0f6e7c' },
  { name: 'Ocean', colour: '#1d5fa8' },
  { name: 'Iris', colour: '#5046c4' },
  { name: 'Plum', colour: '#8c2f78' },
  { name: 'Clay', colour: '#9c3a1c' },
  { name: 'Ochre', colour: '#85590a' },
  { name: 'Graphite', colour: '#34403a' },
]

export const backgrounds: readonly Swatch[] = [
  { name: 'Paper', colour: '#fbfcfa' },
  { name: 'White', colour: '#ffffff' },
  { name: 'Sand', colour: '#fdf4eb' },
  { name: 'Mist', colour: '#eef4fa' },
  { name: 'Sage', colour: '#eff5ef' },
  { name: 'Blush', colour: '#fcf0f1' },
  { name: 'Forest', colour: '#0e1310' },
  { name: 'Night', colour: '#14121f' },
]

/** Card backgrounds for light and dark pages. */
export const cards: readonly Swatch[] = [
  { name: 'White', colour: '#ffffff' },
  { name: 'Ivory', colour: '#fffdf9' },
  { name: 'Cloud', colour: '#f7fafd' },
  { name: 'Mint', colour: '#f7fbf8' },
  { name: 'Slate', colour: '#1a211d' },
  { name: 'Dusk', colour: '#211e2e' },
]
