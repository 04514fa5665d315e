import { type EmbeddedForm, embedSnippets } from '../../../forms/embed-guide/embed-snippets.ts'
import { type ScriptOptions, scriptSnippet } from '../../../forms/embed-guide/script-snippets.ts'

/** Choices of the owner about embedding. Each way uses some of them. */
export interface EmbedChoices extends ScriptOptions {
  /** Height in CSS pixels of frames with a fixed height. */
  readonly height?: number | undefined
}

export type EmbedChoice = keyof EmbedChoices

interface Way {
  readonly name: string
  /** second line of its tile */
  readonly note: string
  readonly isScript: boolean
  readonly choices: readonly EmbedChoice[]
  /** sentence below the code */
  readonly hint: string
  readonly code: (form: EmbeddedForm, choices: EmbedChoices) => string
}

/** The ways to embed a form, in the order of their tiles. */
export const ways = {
  inline: {
    name: 'In the page',
    note: 'Height fits',
    isScript: true,
    choices: ['maxWidth', 'scheme'],
    hint: 'The frame grows with the form. Changes you publish appear without new code.',
    code: (form, { maxWidth, scheme }) => scriptSnippet('inline', form, { maxWidth, scheme }),
  },
  popup: {
    name: 'Popup',
    note: 'A button opens it',
    isScript: true,
    choices: ['label', 'scheme'],
    hint: 'Opens the form in a dialog. Any link or button on your page can open it.',
    code: (form, { label, scheme }) => scriptSnippet('popup', form, { label, scheme }),
  },
  slider: {
    name: 'Slider',
    note: 'From the side',
    isScript: true,
    choices: ['label', 'side', 'scheme'],
    hint: 'Opens the form in a drawer. Any link or button on your page can open it.',
    code: (form, { label, side, scheme }) => scriptSnippet('slider', form, { label, side, scheme }),
  },
  'side-tab': {
    name: 'Side tab',
    note: 'Always at the edge',
    isScript: true,
    choices: ['label', 'side', 'scheme'],
    hint: 'A tab at the edge of the window opens a drawer. Put the code at the end of the page.',
    code: (form, { label, side, scheme }) =>
      scriptSnippet('side-tab', form, { label, side, scheme }),
  },
  basic: {
    name: 'Basic iframe',
    note: 'Fixed height',
    isScript: false,
    choices: ['height'],
    hint: 'Full width. A form that is taller than the frame scrolls inside it.',
    code: (form, { height }) => embedSnippets.basic.code({ ...form, height }),
  },
  responsive: {
    name: 'Responsive iframe',
    note: '4 : 3 at any width',
    isScript: false,
    choices: [],
    hint: embedSnippets.responsive.hint,
    code: (form) => embedSnippets.responsive.code(form),
  },
  wordpress: {
    name: 'WordPress',
    note: 'Shortcode',
    isScript: false,
    choices: ['height'],
    hint: embedSnippets.wordpress.hint,
    code: (form, { height }) => embedSnippets.wordpress.code({ ...form, height }),
  },
} as const satisfies Record<string, Way>

export type WayName = keyof typeof ways
export const wayNames = Object.keys(ways) as WayName[]

/** A way with all its choices typed alike. */
export function wayOf(name: WayName): Way {
  return ways[name]
}
