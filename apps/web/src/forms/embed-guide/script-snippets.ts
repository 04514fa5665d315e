import { type EmbeddedForm, inAttribute } from './embed-snippets.ts'

/** The display modes of /embed.js (docs/embedding.md). */
export const scriptSnippets = {
  inline: {
    label: 'Inline',
    hint: 'Always as tall as the form. The height in the code is reserved until it loads.',
    element: (link) => `<div data-ramiform="${link}" style="min-height: 600px"></div>`,
  },
  popup: {
    label: 'Popup',
    hint: 'A link that opens the form in a dialog. You can use any link or button on your page.',
    element: (link) => opener(link, 'popup'),
  },
  slider: {
    label: 'Slider',
    hint: 'A link that opens the form in a drawer from the side. You can use any link or button on your page.',
    element: (link) => opener(link, 'slider'),
  },
  'side-tab': {
    label: 'Side tab',
    hint: 'A tab at the edge of the window opens a drawer. Put it at the end of the page.',
    element: (link) =>
      [
        `<div data-ramiform="${link}"`,
        '  data-ramiform-mode="side-tab"',
        '  data-ramiform-label="Open form"></div>',
      ].join('\n'),
  },
} as const satisfies Record<
  string,
  {
    readonly label: string
    /** hint on when to use this mode */
    readonly hint: string
    readonly element: (link: string) => string
  }
>

export type ScriptMode = keyof typeof scriptSnippets

/** Embed code: the element for the form, and the script. A page with several forms needs the script only once. */
export function scriptSnippet(
  mode: ScriptMode,
  { address }: Pick<EmbeddedForm, 'address'>,
): string {
  const script = new URL('/embed.js', address).href
  return [
    scriptSnippets[mode].element(inAttribute(address)),
    `<script src="${inAttribute(script)}" async></script>`,
  ].join('\n')
}

function opener(link: string, mode: 'popup' | 'slider'): string {
  return [`<a href="${link}"`, `  data-ramiform data-ramiform-mode="${mode}">Open form</a>`].join(
    '\n',
  )
}
