import { toReader } from './direct-question.ts'

/** Removes a purpose: "so that we can call", "in case of rain". */
export function purposeless(text: string): string {
  return text
    .replace(
      /[\s,]+(?:so (?:that )?(?:we|i|they|it|the|our)\b|because\b|in order to\b|as (?:we|this|it|i|our)\b|since (?:we|it|this)\b|in case\b|just in case\b|to (?:make sure|ensure|help|let|allow|give|reach|contact|keep|know|plan|prepare|verify|confirm|see|avoid|get|send|be able)\b|which (?:we|is|are|will|should|i|can|must|helps?)\b|that (?:we|will|is|are|should|i|can|must)\b|for (?:us|our|follow|the record|planning|contact|security|verification|billing purposes|when we)\b|where (?:we|i|possible|applicable)\b|if (?:they|you|there|we|it|that|any)\b.*$|in the (?:format|form)\b|at the (?:end|bottom|top|start|beginning)\b|using\b|via\b|on a\b|before (?:they|we|the)\b|(?<!and )when (?:they|we|it)\b|from each\b|of each (?:person|user|guest|attendee)\b|on the form\b|in the form\b|please\b|first\b(?! )|here\b|below\b).*$/i,
      '',
    )
    .trim()
}

export function stripped(text: string): string {
  return toReader(purposeless(text))
    .replace(
      /^(?:(?:an?|the|their|your|his|her|my|our|some|any|one|all|each|every|its|either|both|a few|two|three|four|also|basic|optional|required|standard|usual|short|brief|quick|simple|relevant|following)\s+(?:of\s+)?(?:the |their |your )?)+(?=\S)/i,
      (lead) => (/(?:one|all) of$/i.test(lead.trim()) ? '' : ''),
    )
    .replace(
      /^(?:users?|persons?|people|respondents?|visitors?|applicants?|submitters?|everyone)(?:['’]s?|s['’])\s+/i,
      '',
    )
    .replace(/^the /i, '')
    .replace(/\s+(?:that |which )?(?:they|you|he|she)(?:['’](?:d|re|ve|ll))?\s.*$/i, '')
    .replace(/\s+(?:itself|themselves|too|obviously|as well)$/i, '')
    .replace(/\s+(?:fields?|inputs?|questions?|entry|box)$/i, '')
    .replace(/[\s,;:.–—-]+$/, '')
    .trim()
}
