import type { Field } from '@ramiform/core/field'
import { type AppliedRule, isOwners, type Message } from './message.ts'

/** All messages of a conversation, oldest first. Immutable. */
export interface ChatState {
  /** start time in milliseconds since 1970 */
  readonly began: number
  /** number of messages ever added; the next message gets its id from it */
  readonly said: number
  readonly messages: readonly Message[]
}

type Unsaid<M> = M extends Message ? Omit<M, 'id' | 'at'> : never

export function beginChat(now: number): ChatState {
  return { began: now, said: 0, messages: [] }
}

/** Adds a message. Ignores an answer whose question is missing, or already has an answer of this kind. */
export function say(conversation: ChatState, message: Unsaid<Message>, now: number): ChatState {
  if ('to' in message && !awaits(conversation, message.to, message.kind)) return conversation
  const said = conversation.said + 1
  // The start time makes ids unique across conversations.
  const id = `${conversation.began}.${said}`
  return {
    ...conversation,
    said,
    messages: [...conversation.messages, { ...message, id, at: now }],
  }
}

/** Removes an answer, so that its question waits for an answer again. */
export function unsay(conversation: ChatState, id: string): ChatState {
  return { ...conversation, messages: conversation.messages.filter((one) => one.id !== id) }
}

/** The owner's messages without a final answer, oldest first. */
export function awaiting(conversation: ChatState): readonly Message[] {
  const answered = new Set(
    conversation.messages.flatMap((one) => ('to' in one && lastWords.has(one.kind) ? one.to : [])),
  )
  return conversation.messages.filter((one) => isOwners(one) && !answered.has(one.id))
}

/** Message kinds that complete an answer. */
const lastWords: ReadonlySet<Message['kind']> = new Set([
  'reply',
  'no-reader',
  'analysis',
  'alternatives',
])

function awaits({ messages }: ChatState, id: string, kind: Message['kind']): boolean {
  return (
    messages.some((one) => one.id === id) &&
    !messages.some((one) => 'to' in one && one.to === id && one.kind === kind)
  )
}

/** Records the change that a rule made to its field; null after the rule was removed again. */
export function noteApplied(
  conversation: ChatState,
  replyId: string,
  place: number,
  applied: AppliedRule | null,
): ChatState {
  return {
    ...conversation,
    messages: conversation.messages.map((one) => {
      if (one.id !== replyId || one.kind !== 'reply') return one
      const { [place]: _before, ...others } = one.applied
      return { ...one, applied: applied === null ? others : { ...others, [place]: applied } }
    }),
  }
}

/** Fields of the newest file that contained any. Sentences refer to them while no form is open. */
export function fieldsOfFile({ messages }: Pick<ChatState, 'messages'>): {
  readonly name: string
  readonly fields: readonly Field[]
} | null {
  const newest = messages.findLast((one) => one.kind === 'analysis' && one.fields.length > 0)
  return newest?.kind === 'analysis' ? newest : null
}

/** The owner's sentences, oldest first, without consecutive duplicates. */
export function sentencesOf({ messages }: ChatState): readonly string[] {
  return messages
    .flatMap((one) => (one.kind === 'sentence' ? one.text : []))
    .filter((text, index, all) => text !== all[index - 1])
}
