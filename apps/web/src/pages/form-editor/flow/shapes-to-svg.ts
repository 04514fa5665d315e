import { fontFamily } from './flow-measures.ts'
import {
  type BoxShape,
  type Drawing,
  glyphSquare,
  type PathShape,
  type TextShape,
} from './shapes.ts'

/** Renders a drawing as a standalone SVG file. */
export function shapesToSvg({ width, height, shapes }: Drawing, title: string): string {
  const drawn = shapes.map((shape) => {
    if (shape.kind === 'path') return path(shape)
    return shape.kind === 'box' ? box(shape) : text(shape)
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(fontFamily)}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

function path({ d, stroke, strokeWidth, dashes, at }: PathShape): string {
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': strokeWidth,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': dashes?.join(' '),
    transform: at && `translate(${at.x} ${at.y}) scale(${at.size / glyphSquare})`,
  })
}

function box({ x, y, width, height, radius, fill, stroke, strokeWidth, dashes }: BoxShape): string {
  return element('rect', {
    ...{ x, y, width, height, rx: radius, fill, stroke },
    'stroke-width': strokeWidth,
    'stroke-dasharray': dashes?.join(' '),
  })
}

function text({ x, y, text: words, size, weight, fill, centred }: TextShape): string {
  return element(
    'text',
    {
      ...{ x, y, fill },
      'font-size': size,
      'font-weight': weight,
      'text-anchor': centred ? 'middle' : undefined,
    },
    words,
  )
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content?: string,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(String(value))}"`,
  )
  const end = content === undefined ? '/>' : `>${escaped(content)}</${name}>`
  return `<${name}${written.join('')}${end}`
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for XML. It also removes characters that XML forbids: control characters and unpaired surrogates. */
function escaped(words: string): string {
  return (
    words
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
  )
}
