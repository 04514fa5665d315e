import { type EmbeddedForm, inAttribute } from './embed-snippets.ts'

/** Options of the embed script that its code can contain (docs/embedding.md). Absent ones are the script's defaults. */
export interface ScriptOptions {
  /** Text of the link, button or tab. */
  readonly label?: string | undefined
  readonly side?: 'left' | undefined
  readonly scheme?: 'light' | 'auto' | undefined
  /** Maximum width in CSS pixels of a form in the page. */
  readonly maxWidth?: number | undefined
}

/** The display modes of /embed.js (docs/embedding.md). */
export const scriptSnippets = {
  inline: {
    label: 'Inline',
    hint: 'Always as tall as the form. The height in the code is reserved until it loads.',
    element: (link, { maxWidth, ...options }) => {
      const width = maxWidth === undefined ? '' : `; max-width: ${maxWidth}px; margin-inline: auto`
      const rest = attributes({ ...options, label: undefined, side: undefined })
      return `<div data-ramiform="${link}"${rest} style="min-height: 600px${width}"></div>`
    },
  },
  popup: {
    label: 'Popup',
    hint: 'A link that opens the form in a dialog. You can use any link or button on your page.',
    element: (link, options) => opener(link, 'popup', { ...options, side: undefined }),
  },
  slider: {
    label: 'Slider',
    hint: 'A link that opens the form in a drawer from the side. You can use any link or button on your page.',
    element: (link, options) => opener(link, 'slider', options),
  },
  'side-tab': {
    label: 'Side tab',
    hint: 'A tab at the edge of the window opens a drawer. Put it at the end of the page.',
    element: (link, { label = openForm, ...options }) =>
      [
        `<div data-ramiform="${link}"`,
        '  data-ramiform-mode="side-tab"',
        `  data-ramiform-label="${inAttribute(label)}"${attributes(options)}></div>`,
      ].join('\n'),
  },
} as const satisfies Record<
  string,
  {
    readonly label: string
    /** hint on when to use this mode */
    readonly hint: string
    readonly element: (link: string, options: ScriptOptions) => string
  }
>

export type ScriptMode = keyof typeof scriptSnippets

/** Text of the button that the script adds, and of the links in the code. */
export const openForm = 'Open form'

/** Embed code: the element for the form, and the script. A page with several forms needs the script only once. */
export function scriptSnippet(
  mode: ScriptMode,
  { address }: Pick<EmbeddedForm, 'address'>,
  options: ScriptOptions = {},
): string {
  const script = new URL('/embed.js', address).href
  return [
    scriptSnippets[mode].element(inAttribute(address), options),
    `<script src="${inAttribute(script)}" async></script>`,
  ].join('\n')
}

function opener(link: string, mode: 'popup' | 'slider', options: ScriptOptions): string {
  const { label = openForm, ...rest } = options
  return [
    `<a href="${link}"`,
    `  data-ramiform data-ramiform-mode="${mode}"${attributes(rest)}>${inAttribute(label)}</a>`,
  ].join('\n')
}

function attributes({ side, scheme }: ScriptOptions): string {
  return Object.entries({ side, scheme })
    .flatMap(([name, value]) => (value === undefined ? [] : [` data-ramiform-${name}="${value}"`]))
    .join('')
}
