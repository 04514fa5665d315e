/** All patterns match at the current position (`y`), except the end of a link, which is searched. */

/** Styling statements */
export const aboutLooks =
  /(?:style|linkStyle|classDef|click|direction|accTitle|title)(?=[ \t:])(?![ \t]+[-=~<&])[^\n]*/y
export const accDescription = /accDescr[ \t]*(?:\{[^}]*\}?|:[^\n]*)/y
export const classStatement = /class[ \t]+([^\n;]*?)[ \t]+([\w-]+)[ \t]*(?=[;\n]|$)/y
export const subgraph = /subgraph(?=[ \t\n;]|$)[ \t]*([^\n;]*)/y
export const end = /end(?=[ \t]*(?:[;\n]|$))/y
export const directive = /%%\{[\s\S]*?\}%%/y
export const comment = /%%[^\n]*/y
export const gap = /[ \t]+/y
export const separators = /[\s;]+/y
export const identifier =
  /(?:[\p{L}\p{N}\p{M}\p{Extended_Pictographic}_*#$!'?,+^]|[./\\](?=[\p{L}\p{N}_])|:(?!::)(?=[\p{L}\p{N}_])|-(?=[\p{L}\p{N}_]))+/uy
export const wholeLink =
  /[<xo]?(?:-{2,}[->]|-{2,}[xo](?=[\s|])|={2,}[=>]|={2,}[xo](?=[\s|])|-\.+-[>xo]?|~{3,})/y
export const linkStart = /[<xo]?(?:--|==|-\.)/y
export const linkEnd = /-{2,}(?:[>-]|[xo](?=\s))|={2,}(?:[>=]|[xo](?=\s))|\.+-+[>xo]?/g
export const pipedLabel = /\|(?:"([^"]*)"|([^|\n]*))\|/y
export const className = /:::([\w-]+(?:[ \t]*,[ \t]*[\w-]+)*)/y
export const attributes = /@\{([^}]*)\}?/y
export const edgeId = /[\w-]+@(?=[<xo]?[-=~])/y

/** Longest first, because `((` is a prefix of `(((` */
export const shapes: readonly (readonly [string, readonly string[]])[] = [
  ['(((', [')))']],
  ['((', ['))']],
  ['([', ['])']],
  ['(-', ['-)']],
  ['(', [')']],
  ['[[', [']]']],
  ['[(', [')]']],
  ['[/', ['/]', '\\]']],
  ['[\\', ['\\]', '/]']],
  ['[|', ['|]']],
  ['[', [']']],
  ['{{', ['}}']],
  ['{', ['}']],
  ['>', [']']],
]
