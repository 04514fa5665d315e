import { readText } from '@ramiform/core/answers-in-texts/read-text'
import { nameOfSource } from '@ramiform/core/answers-in-texts/texts-of-form'
import { type Inline, readEmphasis } from '@ramiform/core/markdown'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import styles from './ChipText.module.css'
import { useSourcesIn } from './use-sources-in.ts'

export interface AnswerPillsProps {
  readonly text: string
  /** Whether visitors see its emphasis and links. Links only look like links here, since a click selects the field. */
  readonly isMarked?: boolean | undefined
}

/** A text on the canvas, with names of fields in pills where visitors see answers. */
export function AnswerPills({ text, isMarked = false }: AnswerPillsProps) {
  const sources = useSourcesIn(text)
  const withPills = (words: string) =>
    readText(words, (id) => sources.has(id)).map((part, at) =>
      typeof part === 'string' ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text can show an answer twice
        <bdi key={at} className={styles.pill}>
          {nameOfSource(sources.get(part.id)?.label ?? '')}
        </bdi>
      ),
    )
  // One element, also within a row of a flexible box.
  if (!isMarked) return <span>{withPills(text)}</span>
  return createElement('span', null, ...marked(readEmphasis(text), withPills))
}

const tags = { bold: 'strong', italic: 'em', link: 'u' } as const

/** Elements without keys, because they never move. */
function marked(
  parts: readonly Inline[],
  withPills: (words: string) => readonly ReactNode[],
): readonly ReactElement[] {
  return parts.map((part) =>
    part.kind === 'text' || part.kind === 'image'
      ? createElement(Fragment, null, ...withPills(part.text))
      : createElement(tags[part.kind], null, ...marked(part.parts, withPills)),
  )
}
