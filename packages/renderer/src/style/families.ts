import type { FormFont } from '@ramiform/core/form'

export interface FontFamily {
  /** as owners know it */
  readonly name: string
  /** as the files served with a form call it */
  readonly family: string
  readonly kind: 'sans' | 'serif'
  /** of headings: 500 to 700 */
  readonly headWeight: number
  /** between the letters of headings, in em: -0.03 to 0 */
  readonly headTrack: number
}

/** The families that Ramiform serves itself, and how each sets a heading. */
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

/** The value of `font-family`: the face itself, then what every system has. */
export function fontStack({ family, kind }: FontFamily): string {
  return `"${family}",${kind === 'serif' ? 'Georgia,serif' : 'system-ui,sans-serif'}`
}
