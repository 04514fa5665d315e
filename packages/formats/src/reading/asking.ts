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

/** Characters */
const longestRequest = 180
/** Words that ask, with what they ask for */
const asksFor =
  /^(?:please )?(?:describe|rate|explain|tell us|let us know|share|state|specify|name) (?:your|our|the|any|this|each|how|what|why|which|where|who|if|whether|about|us)(?![\p{L}\p{N}])|^(?:any (?:other|further|additional)|anything else)(?![\p{L}\p{N}])/iu
/** `Do you have suggestions? Please write them here.` */
const askingThenHow =
  /^[^?？]{8,200}[?？]\s+\(?(?:please )?(?:write|tell|describe|explain|list|name|give|specify|add|enter|note|say|rate|state)(?![\p{L}\p{N}])/iu
/** Words of instructions about the form itself */
const aboutForm = /\b(?:below|above|following|forms?|page|survey|questionnaire|questions)\b/i

/** True for a request without a question mark: `Describe your garden`, `Any other wishes` */
export function asksPlainly(text: string): boolean {
  if (text.length > longestRequest) return false
  return askingThenHow.test(text) || (asksFor.test(text) && !aboutForm.test(text))
}
