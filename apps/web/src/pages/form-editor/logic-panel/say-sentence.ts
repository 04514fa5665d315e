import type { Conditional } from '@ramiform/core/conditions/condition'
import type { Field } from '@ramiform/core/field'
import { sourcesOf } from '@ramiform/core/form-shape'
import { asksToJump } from '@ramiform/language/chat/declining'
import { understand } from '../../../logic-chat/understand.ts'

/** How a sentence about selected fields was understood. */
export type Reading =
  | { readonly kind: 'rule'; readonly conditional: Conditional }
  /** the sentence is ambiguous; each choice is a sentence to read instead */
  | {
      readonly kind: 'question'
      readonly text: string
      readonly choices: readonly { readonly label: string; readonly sentence: string }[]
    }
  | { readonly kind: 'none'; readonly text: string }

/**
 * Name of the selected field while the chat's parser reads: its label may be missing, used twice, or a word of the
 * sentence.
 */
const targetName = 'Selected Target Qx7'

/**
 * Reads a sentence such as "when Plan is Pro" as the condition of the selected fields.
 * @param ids selected fields; rules about them are not understood
 */
export async function readSentence(
  words: string,
  fields: readonly Field[],
  ids: readonly string[],
): Promise<Reading> {
  const [target = ''] = ids
  const others = new Set(ids.slice(1))
  const known = fields
    .filter(({ id }) => !others.has(id))
    .map((field) => (field.id === target ? { ...field, label: targetName } : field))
  // A sentence about where an answer leads is no condition of the selected question.
  const isJump = asksToJump(words, known)
  const sentence = isJump ? words.trim() : asRequest(words)
  const [first, ...more] = await understand(sentence, known, [], null)
  if (first === undefined) return { kind: 'none', text: notUnderstood }
  if (first.kind === 'question' && more.length === 0) {
    return {
      kind: 'question',
      text: withLabel(first.question),
      choices: first.choices.map(({ label, sentence }) => ({ label: withLabel(label), sentence })),
    }
  }
  if (first.kind === 'rule' && more.length === 0 && first.fieldId === target) {
    const reads = sourcesOf(first.conditional)
    if (reads.every((id) => known.some((field) => field.id === id)))
      return { kind: 'rule', conditional: first.conditional }
  }
  if (first.kind !== 'declined') return { kind: 'none', text: notUnderstood }
  const hint = isJump ? ` ${first.hint}` : ''
  return { kind: 'none', text: withLabel(first.reason) + hint }
}

const notUnderstood = 'This is not one rule for the selected question.'

/** The words as a full request about the selected field: `in person` becomes `Show "..." if in person`. */
function asRequest(words: string): string {
  const plain = words.trim()
  if (plain.includes(targetName)) return plain
  const [, verb = '', only = 'if', condition = plain] =
    /^((?:(?:please|never|do not|don['’]?t) )*(?:show|display|ask|hide)\b.*?\s)?(?:only )?(when|if|unless)\s+(.+)$/is.exec(
      plain,
    ) ?? []
  const isHidden = /\bhide\b/i.test(verb) !== /\b(?:never|not|don['’]?t)\b/i.test(verb)
  const isTurned = isHidden !== (only.toLowerCase() === 'unless')
  return `${isTurned ? 'Hide' : 'Show'} "${targetName}" if ${condition}`
}

const withLabel = (text: string) => text.replaceAll(`“${targetName}”`, 'this question')
