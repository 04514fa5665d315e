import { capital, isWhether, toReader } from './direct-question.ts'
import type { Draft } from './draft.ts'

const consent =
  /^(?:(?:to|that they|they|must|have to|need to|should|a|an|the|their|your|i|we|hereby|give|checkbox|box|tick|check|please|confirm(?:ing|ation)?|whether they) )*(?:(?:agree(?:ment|s|ing)?|consent(?:s|ing)?|accept(?:ance|s|ing)?|acknowledg(?:e|es|ing|ement)|permission|acceptance of|confirm(?:s|ing|ation)?)\b)(?:\s+(?:to|with|of|for|that|on))?\s*(.*)$/i

/** Reads `agree to the terms` as a single check box. "consent" alone is one, too. */
export function consentOf(text: string, draft: Draft): Draft | null {
  if (draft.options.length > 0) return null
  const found = consent.exec(text)
  // "permission granted?"
  const isAsked = /^\p{L}+ \p{L}+ed\?$/u.test(text)
  if (found === null || isAsked || isWhether(text)) return null
  const what = toReader((found[1] ?? '').replace(/[.\s]+$|^(?:(?:check|tick) ?-?)?box$/g, ''))
    .replace(/\byou\b/g, 'I')
    .replace(/\bI are\b/g, 'I am')
    .replace(/\byour\b/g, 'my')
  if (/^(?:form|checkbox|box|section|email|number|code|address|details?|date)\b/i.test(what))
    return null
  const box = { ...draft, named: 'checkbox' as const }
  if (/confirm|acknowledg/i.test(text)) {
    const isSaid = /\b(?:confirm|acknowledg)\w* (?:that|I|they|he|she)\b/i.test(text)
    return isSaid ? { ...box, label: 'Confirmation', options: [`I confirm that ${what}`] } : null
  }
  const verb = /permission|consent/i.test(text) ? 'I consent' : 'I agree'
  const said = what.replace(/^I /, '')
  if (said === '') return { ...box, label: 'Consent', options: [verb] }
  const label = capital(said.replace(/^(?:the|our|your|a|an|being|be) /i, ''))
  return { ...box, label, options: [`${verb} to ${said}`] }
}
