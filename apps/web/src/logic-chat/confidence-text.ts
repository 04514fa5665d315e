/** confidence above which a rule counts as certain */
const sure = 0.8
const fairlySure = 0.6

/** A rule's confidence in plain words. Rules below 0.4 are never shown (spec section 5). */
export function confidenceText(confidence: number): string {
  if (confidence >= sure) return 'High confidence.'
  if (confidence >= fairlySure) return 'Medium confidence: check the field and the value.'
  return 'Low confidence: check every part before you use it.'
}
