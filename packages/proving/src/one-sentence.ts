import type { Phrase } from '@ramiform/core/conditions/describe'
import { type Finding, type FindingCode, inWords } from '@ramiform/core/findings/finding'

/** The words between a problem and its reason, where "because" would be wrong. */
const joints: Readonly<Partial<Record<FindingCode, string>>> = {
  no_label: ', so ',
  later_source: ', and ',
  source_missing: ', and ',
  value_out_of_range: ', because it asks if ',
}

/** The problem of a finding and its reason as one sentence. */
export function oneSentence({ code, fact, why }: Pick<Finding, 'code' | 'fact' | 'why'>): string {
  const problem = inWords(fact).replace(/\.$/, '')
  const [first] = why
  if (first === undefined) return `${problem}.`
  let reason = ''
  for (const { kind, text } of why) {
    const isNext = reason.endsWith('.') && /^ [A-Z]/.test(text)
    if (kind !== 'text') reason += text
    else if (isNext) reason = `${reason.slice(0, -1)};${withoutStops(lowered(text))}`
    else reason += withoutStops(reason === '' ? lowered(text) : text)
  }
  return `${problem}${joints[code] ?? jointBefore(code, first)}${reason.replace(/\.$/, '')}.`
}

/** A comparison says what the rule asks, and what visitors do is a consequence. */
function jointBefore(code: FindingCode, { kind, text }: Phrase): string {
  if (code === 'kind_mismatch' && kind === 'field') return ', because it asks if '
  return kind === 'text' && text.startsWith('Visitors') ? ', so ' : ', because '
}

/** The text with semicolons between its sentences. */
const withoutStops = (text: string) =>
  text.replace(/\. [A-Z]/g, (stop) => `;${lowered(stop.slice(1))}`)

/** The text with a small first letter, unless it is a name. */
const lowered = (text: string) =>
  /^ ?Stripe/.test(text) ? text : text.replace(/^ ?[A-Z]/, (start) => start.toLowerCase())
