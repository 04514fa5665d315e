import { type Inline, readMarkdown } from '@ramiform/core/markdown'
import { Fragment, type ReactNode } from 'react'

/** A text of the owner with its emphasis, links and images. Built from elements, never from HTML. */
export function MarkedText({ text }: { text: string }) {
  return readMarkdown(text).map((block, at) => {
    if (block.kind === 'list') {
      const List = block.isNumbered ? 'ol' : 'ul'
      return (
        <List key={at}>
          {block.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      )
    }
    return (
      <p key={at}>
        {block.lines.map((line, index) => (
          <Fragment key={index}>
            {index === 0 ? null : <br />}
            {inline(line)}
          </Fragment>
        ))}
      </p>
    )
  })
}

function inline(parts: readonly Inline[]): ReactNode {
  return parts.map((part, key) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={key}>{part.text}</Fragment>
      case 'bold':
        return <strong key={key}>{inline(part.parts)}</strong>
      case 'italic':
        return <em key={key}>{inline(part.parts)}</em>
      case 'link':
        return (
          <a key={key} href={part.address} target="_blank" rel="noopener noreferrer nofollow">
            {inline(part.parts)}
          </a>
        )
      case 'image':
        return <img key={key} src={part.address} alt={part.text} />
    }
  })
}
