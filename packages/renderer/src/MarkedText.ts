import { type Inline, readMarkdown } from '@ramiform/core/markdown'
import { createElement, Fragment, type ReactElement } from 'react'

/**
 * A text of the owner with its emphasis, links and images. Built from elements, never from HTML. Parts have no keys,
 * because they never move.
 */
export function MarkedText({ text }: { text: string }) {
  const blocks = readMarkdown(text).map((block) => {
    if (block.kind === 'list') {
      const items = block.items.map((item) => createElement('li', null, ...inline(item)))
      return createElement(block.isNumbered ? 'ol' : 'ul', null, ...items)
    }
    const lines = block.lines.flatMap((line, at) => [
      ...(at === 0 ? [] : [lineBreak]),
      ...inline(line),
    ])
    return createElement('p', null, ...lines)
  })
  return createElement(Fragment, null, ...blocks)
}

const lineBreak = createElement('br')

function inline(parts: readonly Inline[]): readonly (ReactElement | string)[] {
  return parts.map((part) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'image') return createElement('img', { src: part.address, alt: part.text })
    const inner = inline(part.parts)
    if (part.kind !== 'link')
      return createElement(part.kind === 'bold' ? 'strong' : 'em', null, ...inner)
    const address = { href: part.address, target: '_blank', rel: 'noopener noreferrer nofollow' }
    return createElement('a', address, ...inner)
  })
}
