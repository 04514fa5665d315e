/** A question that yes and no answer: "Are you a member?" */
const polar =
  /^(?:(?:so|and|if so|then),? )?(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|must)(?:n['’]t)? /i

export function isPolar(question: string): boolean {
  return polar.test(question)
}

/** Words with which a line asks for something to be typed (spec section 5: Enter, Input, Name or Email). */
const request = /(?<![\p{L}\p{N}])(?:enter|input|name|e-?mail)(?![\p{L}\p{N}])/iu

/** Words with which a line begins that asks for something. */
const opening =
  /^(?:please )?(?:enter|input|provide|type|fill in|specify|describe|select|choose|pick|upload|attach|tell us|give|state|list|rate|your|what|which|who|when|where|why|how)(?![\p{L}\p{N}])/iu

export function isQuestion(text: string): boolean {
  return /[?？]/.test(text)
}

export function mentionsInput(text: string): boolean {
  return request.test(text)
}

/** Whether a line says that something is to be entered, rather than only naming it. */
export function requestsInput(text: string): boolean {
  return opening.test(text)
}

/** Whether a text asks its reader for anything. */
export function asks(text: string): boolean {
  return isQuestion(text) || mentionsInput(text) || requestsInput(text)
}

export const affirmative =
  /^(?:yes|y|true|no|n|false|maybe|not sure|unsure|n\/a|other|otherwise|else)$/i
