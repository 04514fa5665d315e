/** Yes-or-no questions: "Are you a member?" */
const polar =
  /^(?:(?:so|and|if so|then),? )?(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|must)(?:n['’]t)? /i

export function isPolar(question: string): boolean {
  return polar.test(question)
}

/** Words that ask for input (spec section 5: Enter, Input, Name or Email) */
const request = /(?<![\p{L}\p{N}])(?:enter|input|name|e-?mail)(?![\p{L}\p{N}])/iu

/** First words of lines that ask for something */
const opening =
  /^(?:please )?(?:enter|input|provide|type|fill in|specify|describe|select|choose|pick|upload|attach|tell us|give|anything else|state|list|rate|your|what|which|who|when|where|why|how)(?![\p{L}\p{N}])/iu

export function isQuestion(text: string): boolean {
  return /[?？]/.test(text)
}

export function mentionsInput(text: string): boolean {
  return request.test(text)
}

/** True if a line asks for input and does not only name it. */
export function requestsInput(text: string): boolean {
  return opening.test(text)
}

/** True if a text asks anything. */
export function asks(text: string): boolean {
  return isQuestion(text) || mentionsInput(text) || requestsInput(text)
}

export const affirmative =
  /^(?:yes|y|true|no|n|false|maybe|not sure|unsure|n\/a|other|otherwise|else)$/i
