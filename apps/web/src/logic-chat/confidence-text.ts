/** above this a rule is as good as certain */
const sure = 0.8
const fairlySure = 0.6

/** How far a rule can be trusted, in plain words. Below 0.4 there is none (spec section 5). */
export function confidenceText(confidence: number): string {
  if (confidence >= sure) return 'High confidence.'
  if (confidence >= fairlySure) return 'Medium confidence: check the field and the value.'
  return 'Low confidence: check every part before you use it.'
}
