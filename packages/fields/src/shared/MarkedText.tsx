import type { ShownSection } from '@ramiform/core/answers-in-texts/live-texts'
import { type Inline, readEmphasis, readMarkdown } from '@ramiform/core/markdown'
import { createElement, Fragment, type ReactElement } from 'react'

/**
 * A text of the owner with its emphasis, links and images. Built from elements, never from HTML. Parts have no keys,
 * because they never move.
 */
export function MarkedText({
  text,
  fill = unfilled,
}: {
  text: string
  /** Fills the answers at the marks of the text. */
  fill?: ShownSection['fill']
}) {
  const blocks = readMarkdown(text).map((block) => {
    if (block.kind === 'list') {
      const items = block.items.map((item) => createElement('li', null, ...inline(item, fill)))
      return createElement(block.isNumbered ? 'ol' : 'ul', null, ...items)
    }
    const lines = block.lines.flatMap((line, at) => [
      ...(at === 0 ? [] : [lineBreak]),
      ...inline(line, fill),
    ])
    return createElement('p', null, ...lines)
  })
  return createElement(Fragment, null, ...blocks)
}

const lineBreak = createElement('br')

type Fill = NonNullable<ShownSection['fill']>
const unfilled: Fill = (part) => part

/** Emphasis and links in a text that is part of a paragraph. */
export function MarkedLines({
  text,
  fill = unfilled,
}: {
  text: string
  fill?: ShownSection['fill']
}) {
  return createElement('span', { className: 'rf-marks' }, ...inline(readEmphasis(text), fill))
}

function inline(parts: readonly Inline[], fill: Fill): readonly (ReactElement | string)[] {
  return parts.map((part) => {
    if (part.kind === 'text') return fill(part.text)
    if (part.kind === 'image')
      return createElement('img', { src: part.address, alt: fill(part.text) })
    const inner = inline(part.parts, fill)
    if (part.kind !== 'link')
      return createElement(part.kind === 'bold' ? 'strong' : 'em', null, ...inner)
    const address = {
      href: fill(part.address, true),
      target: '_blank',
      rel: 'noopener noreferrer nofollow',
    }
    return createElement('a', address, ...inner)
  })
}
