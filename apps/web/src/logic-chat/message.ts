import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import type { Understanding } from '@ramiform/language/chat/understanding'

interface Said {
  readonly id: string
  /** time in milliseconds since 1970 */
  readonly at: number
}

interface Answer extends Said {
  /** id of the message that this one answers */
  readonly to: string
}

/** Text that the owner typed or dictated. */
export interface Sentence extends Said {
  readonly kind: 'sentence'
  readonly text: string
}

/** A file that the owner uploaded. */
export interface SentFile extends Said {
  readonly kind: 'file'
  readonly name: string
  readonly bytes: number
}

/** Answer to a sentence, with one part per requested rule. */
export interface Reply extends Answer {
  readonly kind: 'reply'
  readonly understood: readonly Understanding[]
  /** applied rules by their index in `understood`, so that each can be removed again */
  readonly applied: Readonly<Record<number, AppliedRule>>
}

/** The logic of a field before and after a rule was added. */
export interface AppliedRule {
  readonly fieldId: string
  readonly before: Conditional | null
  readonly after: Conditional
}

/** Answer when the code that reads sentences could not be downloaded. */
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

/** The fields found in an uploaded file. */
export interface Analysis extends Answer {
  readonly kind: 'analysis'
  readonly name: string
  /** format of the file: `JSON` */
  readonly format: string
  readonly fields: readonly Field[]
  /** number of found fields beyond the limit, which were dropped */
  readonly left: number
  readonly warnings: readonly string[]
  /** beginning of the file's text, cut as in spec section 5 */
  readonly preview: string
}

/** Suggestions for a file that the chat does not support or could not read. */
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

/** True for messages from the owner. */
export function isOwners(message: Message): message is Sentence | SentFile {
  return message.kind === 'sentence' || message.kind === 'file'
}
