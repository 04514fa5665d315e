import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { Understanding } from '@ramiform/language/chat/understanding'

interface Said {
  readonly id: string
  /** milliseconds since 1970 */
  readonly at: number
}

interface Answer extends Said {
  /** id of the message that this answers */
  readonly to: string
}

/** What the owner wrote or spoke. */
export interface Sentence extends Said {
  readonly kind: 'sentence'
  readonly text: string
}

/** A file that the owner gave. */
export interface SentFile extends Said {
  readonly kind: 'file'
  readonly name: string
  readonly bytes: number
}

/** What was understood, a part for each rule that was asked for. */
export interface Reply extends Answer {
  readonly kind: 'reply'
  readonly understood: readonly Understanding[]
  /** by the place among `understood`: what the rule was put into, so that it can be taken out again */
  readonly applied: Readonly<Record<number, AppliedRule>>
}

/** A rule in its field: the logic before and after. */
export interface AppliedRule {
  readonly fieldId: string
  readonly before: Conditional | null
  readonly after: Conditional
}

/** The reader of sentences could not be fetched. */
export interface NoReader extends Answer {
  readonly kind: 'no-reader'
}

export interface FileTaken extends Answer {
  readonly kind: 'file-taken'
  readonly name: string
}

export interface FileRefused extends Answer {
  readonly kind: 'file-refused'
  readonly name: string
  readonly reason: string
}

/** What was found in a file that the chat reads. */
export interface Analysis extends Answer {
  readonly kind: 'analysis'
  readonly name: string
  /** what it was read as: `JSON` */
  readonly format: string
  readonly fields: readonly Field[]
  /** more were found than are kept */
  readonly left: number
  readonly warnings: readonly string[]
  /** its beginning, cut as spec section 5 says */
  readonly preview: string
}

/** What else could be done with a file: it is of a kind that the chat does not read, or it could not be read. */
export interface Alternatives extends Answer {
  readonly kind: 'alternatives'
  readonly about: 'document' | 'broken' | 'interrupted'
}

export type Message =
  | Sentence
  | SentFile
  | Reply
  | NoReader
  | FileTaken
  | FileRefused
  | Analysis
  | Alternatives

export const messageKinds: readonly Message['kind'][] = [
  'sentence',
  'file',
  'reply',
  'no-reader',
  'file-taken',
  'file-refused',
  'analysis',
  'alternatives',
]

/** Whether the owner said it. */
export function isOwners(message: Message): message is Sentence | SentFile {
  return message.kind === 'sentence' || message.kind === 'file'
}
