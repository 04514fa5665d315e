/**
 * Figures of other programs and of Ramiform, from one run of `node bench/peer-forms.mjs`. Measure them again together:
 * times of different days cannot be compared.
 */
export const measured = {
  on: '2026-11-28',
  machine: 'AMD EPYC with 2 cores, Chromium 156',
  /** Versions of packages on npm. */
  programs: [
    { name: 'Ramiform', version: null },
    { name: 'JSON Forms', version: '3.8.0' },
    { name: 'react-jsonschema-form', version: '6.11.1' },
    { name: 'SurveyJS', version: '3.0.0' },
    { name: 'Form.io', version: '5.6.0' },
  ],
} as const

export interface Measure {
  readonly name: string
  readonly how: string
  readonly unit: 'kB' | '×' | 'ms'
  /** In the order of the programs; null if it was not measured. */
  readonly figures: readonly (number | null)[]
}

/**
 * Bytes of script that a form with 12 fields loads, compressed with gzip; in the order of the programs. Ours are of
 * 2026-12-01 (`node bench/page-weight.mjs`); it then reacted sooner than the figure below says.
 */
const scripts = [28_404, 142_725, 193_359, 416_541, 417_542] as const

export const [ownScript, peerScript] = scripts

export const measures: readonly Measure[] = [
  {
    name: 'Script of a public form',
    how: '12 fields, compressed with gzip, without styles and fonts',
    unit: 'kB',
    figures: scripts.map((bytes) => Math.ceil(bytes / 1000)),
  },
  {
    name: 'Everything a form loads',
    how: 'Page, script, styles and fonts, compressed with Brotli',
    unit: 'kB',
    figures: [84, 124, 164, 358, 347],
  },
  {
    name: 'A conditional field appears',
    how: 'From opening the form on a slow phone; plain HTML is 1×',
    unit: '×',
    figures: [1.9, 4.7, 5.1, 10.2, 11.1],
  },
]

/** Rounded up, so that no figure looks smaller than it is. */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`
