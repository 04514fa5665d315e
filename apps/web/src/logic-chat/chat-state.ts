import type { Field } from '@ramiform/core/field'
import { type AppliedRule, isOwners, type Message } from './message.ts'

/** Everything that was said, oldest first. Never changed in place. */
export interface ChatState {
  /** milliseconds since 1970 */
  readonly began: number
  /** how many messages there ever were, from which the next one gets its id */
  readonly said: number
  readonly messages: readonly Message[]
}

type Unsaid<M> = M extends Message ? Omit<M, 'id' | 'at'> : never

export function beginChat(now: number): ChatState {
  return { began: now, said: 0, messages: [] }
}

/** Says one more thing. An answer to something that is not there, or has that answer already, says nothing. */
export function say(conversation: ChatState, message: Unsaid<Message>, now: number): ChatState {
  if ('to' in message && !awaits(conversation, message.to, message.kind)) return conversation
  const said = conversation.said + 1
  // The time it began tells one conversation's messages from another's.
  const id = `${conversation.began}.${said}`
  return {
    ...conversation,
    said,
    messages: [...conversation.messages, { ...message, id, at: now }],
  }
}

/** The answer is taken back, so that it is waited for again. */
export function unsay(conversation: ChatState, id: string): ChatState {
  return { ...conversation, messages: conversation.messages.filter((one) => one.id !== id) }
}

/** What the owner said that has no full answer yet, oldest first. */
export function awaiting(conversation: ChatState): readonly Message[] {
  const answered = new Set(
    conversation.messages.flatMap((one) => ('to' in one && lastWords.has(one.kind) ? one.to : [])),
  )
  return conversation.messages.filter((one) => isOwners(one) && !answered.has(one.id))
}

/** After one of these nothing more is to come. */
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

/** Notes what a rule was put into, or with null that it was taken out again. */
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

/** The fields of the newest file that had any: what sentences are about while no form is open. */
export function fieldsOfFile({ messages }: Pick<ChatState, 'messages'>): {
  readonly name: string
  readonly fields: readonly Field[]
} | null {
  const newest = messages.findLast((one) => one.kind === 'analysis' && one.fields.length > 0)
  return newest?.kind === 'analysis' ? newest : null
}

/** What the owner said, oldest first, each once where it was said twice in a row. */
export function sentencesOf({ messages }: ChatState): readonly string[] {
  return messages
    .flatMap((one) => (one.kind === 'sentence' ? one.text : []))
    .filter((text, index, all) => text !== all[index - 1])
}
