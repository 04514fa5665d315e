import { isQuestion, mentionsInput } from '../../reading/asking.ts'
import { isFieldName } from '../../reading/guess-field-type.ts'
import { readMarks } from '../../reading/marks.ts'
import { labelsItself } from '../../reading/own-label.ts'

/** Kind of a row. */
export type Kind = 'question' | 'input' | 'answer' | 'other'

/** Counts of the rows directly below. */
export interface Family {
  readonly size: number
  readonly answers: number
  readonly questions: number
  readonly requests: number
  /** Options with an outcome behind an arrow */
  readonly arrows: number
}

export function kindOf(text: string, above: { kind: Kind } | undefined, family?: Family): Kind {
  if (isQuestion(text) || isTyped(text)) return 'question'
  if (above?.kind !== 'question')
    return isInput(text) || (labelsItself(text) && !doing.test(text)) ? 'input' : 'other'
  const others = (family?.size ?? 0) - (family?.questions ?? 0)
  const isOneOfSeveral = others > 1 && (family?.requests ?? 0) < others
  return requests(text) && !(isOneOfSeveral && isFieldName(text)) ? 'input' : 'answer'
}

/** True for a field name below `If yes:`. */
export function isNamed(text: string): boolean {
  return text.length <= 80 && !/^[[("“]|:|[.!]$/.test(text) && !doing.test(text)
}

/** True for `Company (text)`. */
function isTyped(text: string): boolean {
  return /\)(?:\s*\*)?$/.test(text) && text.length < 600 && readMarks(text).type !== null
}

/** First words of lines that describe an action */
const doing =
  /^(?:add|append|apply|approve|ask|assign|build|call|check|click|contact|continue|copy|create|delete|disable|display|enable|e-?mail (?:the|us|your|support|them|a|an|to)|escalate|exit|extract|fetch|forward|generate|go|insert|install|load|log|mark|move|notify|open|pass|print|process|proceed|read|redirect|register|reject|remove|rename|reply|restart|return|route|run|save|schedule|send|set|show|skip|start|stop|store|submit|trigger|try|update|use|validate|verify|view|wait|warn|write)(?![\p{L}\p{N}])/iu
const requesting =
  /^(?:please )?(?:enter|input|type in|fill in|specify|describe|upload|attach|tell us|your|anything else|provide (?:your|the|a|an|us))(?![\p{L}\p{N}])/iu
/** `Your layout is fine` is a statement; `Your name` is a question. */
const telling = /^your\b.*\s(?:is|are|was|has|have|can|should|will|may|must|needs?)\s/iu

export function requests(text: string): boolean {
  return requesting.test(text) && !telling.test(text)
}

export function isInput(text: string): boolean {
  if (doing.test(text)) return false
  return requests(text) || isFieldName(text) || (mentionsInput(text) && !isTold(text))
}

/** True for a sentence that mentions a field: `The e-mail is sent at night.` */
function isTold(text: string): boolean {
  return (/\.["')\]]*$/.test(text) && text.split(' ').length > 5) || /[=<>{}]|\w\(/.test(text)
}
