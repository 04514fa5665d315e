/** The form data that embed code contains. */
export interface EmbeddedForm {
  readonly name: string
  /** URL of the public form, with scheme and host */
  readonly address: string
  /** Height in CSS pixels of frames with a fixed height. */
  readonly height?: number | undefined
}

interface Snippet {
  readonly label: string
  /** hint on when to use this snippet */
  readonly hint: string
  readonly code: (form: EmbeddedForm) => string
}

/** Height of a frame in CSS pixels (spec section 9). */
export const usualHeight = 600
const border = 'border: 1px solid #e4e9e3; border-radius: 8px'

/** The three ways to embed a form (spec sections 2 and 7). */
export const embedSnippets = {
  basic: {
    label: 'Basic iframe',
    hint: `Full width, ${usualHeight} px high. Change the height to fit your form.`,
    code: ({ name, address, height = usualHeight }) =>
      [
        `<iframe src="${inAttribute(address)}"`,
        `  title="${inAttribute(name)}"`,
        `  width="100%" height="${height}"`,
        `  style="${border}; box-sizing: border-box"></iframe>`,
      ].join('\n'),
  },
  responsive: {
    label: 'Responsive iframe',
    hint: 'Keeps a 4 to 3 shape at any width.',
    code: ({ name, address }) =>
      [
        '<div style="position: relative; padding-bottom: 75%">',
        `  <iframe src="${inAttribute(address)}"`,
        `    title="${inAttribute(name)}"`,
        '    style="position: absolute; inset: 0; width: 100%; height: 100%;',
        `           ${border}; box-sizing: border-box">`,
        '  </iframe>',
        '</div>',
      ].join('\n'),
  },
  wordpress: {
    label: 'WordPress',
    hint: 'For the Shortcode block, with a plugin that supports [iframe]. Without one, put the basic iframe into a Custom HTML block.',
    code: ({ name, address, height = usualHeight }) =>
      `[iframe src="${inAttribute(address)}" title="${inAttribute(name)}" width="100%" height="${height}"]`,
  },
} as const satisfies Record<string, Snippet>

export type SnippetName = keyof typeof embedSnippets

/**
 * Characters to escape: those that end an attribute, element or shortcode, and those that disguise the code, such as
 * line breaks and bidirectional controls.
 */
const unsafe = /[&<>"'[\]\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu

/** Escapes a text for an attribute value in HTML or in a shortcode. */
export function inAttribute(text: string): string {
  return text
    .toWellFormed()
    .replace(unsafe, (character) => names.get(character) ?? `&#${character.codePointAt(0)};`)
}

const names: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
