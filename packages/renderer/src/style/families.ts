import type { FormFont } from '@ramiform/core/form'

export interface FontFamily {
  /** Name shown to owners. */
  readonly name: string
  /** Family name in the font files. */
  readonly family: string
  readonly kind: 'sans' | 'serif'
  /** Font weight of headings, 500 to 700. */
  readonly headWeight: number
  /** Letter spacing of headings in em, -0.03 to 0. */
  readonly headTrack: number
}

/** Font families that Ramiform hosts, with their heading styles. */
export const families: Readonly<Record<FormFont, FontFamily>> = {
  inter: {
    name: 'Inter',
    family: 'Inter Variable',
    kind: 'sans',
    headWeight: 650,
    headTrack: -0.03,
  },
  'dm-sans': {
    name: 'DM Sans',
    family: 'DM Sans Variable',
    kind: 'sans',
    headWeight: 650,
    headTrack: -0.028,
  },
  'nunito-sans': {
    name: 'Nunito Sans',
    family: 'Nunito Sans Variable',
    kind: 'sans',
    headWeight: 700,
    headTrack: -0.02,
  },
  'source-serif-4': {
    name: 'Source Serif',
    family: 'Source Serif 4 Variable',
    kind: 'serif',
    headWeight: 600,
    headTrack: -0.015,
  },
  lora: {
    name: 'Lora',
    family: 'Lora Variable',
    kind: 'serif',
    headWeight: 600,
    headTrack: -0.012,
  },
  fraunces: {
    name: 'Fraunces',
    family: 'Fraunces Variable',
    kind: 'serif',
    headWeight: 560,
    headTrack: -0.02,
  },
}

/** Value of `font-family`: the family, then fonts that every system has. */
export function fontStack({ family, kind }: FontFamily): string {
  return `"${family}",${kind === 'serif' ? 'Georgia,serif' : 'system-ui,sans-serif'}`
}
