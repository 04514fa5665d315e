import { isWh } from './direct-question.ts'
import type { Draft } from './draft.ts'
import { isFurniture } from './label-of.ts'
import { isAskedFor } from './things.ts'

/** What is done with a form rather than asked on it. */
const backstage =
  /^(?:validate|style|use (?:a|an|our|the)\b.*\b(?:colou?rs?|design|style|font|theme|tone|layout)|make (?:it|sure|the (?:form|design))\b(?! required| mandatory)|keep (?:it|the (?:form|tone))|(?:after|once|when|as soon as|upon|on|if) (?:(?:they|someone|the user|a user|users|people|it|the form|everything)(?: (?:has|have|is|are))? )?(?:submi|sent|done|finish|complet)|send|notify|redirect|the (?:tone|design|style|look|goal|purpose|aim)\b|generate the|thanks|thank you|(?:(?:kind|best|warm) )?(?:regards|wishes|cheers)\b|hi\b|hello|dear|do not include|don['’]t (?:include|ask|collect)|no (?:need|captcha|[\p{L} ]{2,30} (?:needed|required|necessary)[.!]?$|[\p{L}]+[.!]?$))/iu
/** An action, which asks for nothing */
const deed =
  /^(?:send|e-?mail(?= (?:me|us|them|the))|notify|redirect|end|thank|go to|skip|jump|take|call|contact|forward|charge|nothing|that['’]?s|it['’]s|it|there|we|i|they|this|you|no|not|calculate|add|apply|mark|make|set|submit|close|stop|move|continue|proceed|tell(?! us\b)|let|say(?! (?:why|what|which|how|when|where|whether|who)\b)|offer|book|give)(?!-)\b/i
/** Words of statements, which are in no name */
const telling =
  /(?:^|\s)(?:is|are|was|were|will|i|we|you|it|they|has|have|runs?|want|please|our|because|who|that)(?=\s|$)/i
const numeric =
  /\d|\b(?:under|over|older|younger|more than|less than|fewer|at least|below|above|greater)\b/i

export const isBackstage = (text: string) => backstage.test(text)
export const isDeed = (text: string) => deed.test(text)
export const isTelling = (text: string) => telling.test(text)
export const isNumeric = (condition: string) => numeric.test(condition)

/** True for a list of things that forms ask for. */
export function isBareList(parts: readonly string[], drafts: readonly Draft[]): boolean {
  if (drafts.length < 2 || drafts.length * 3 < parts.length * 2) return false
  const [first = ''] = parts
  return (
    !/^(?:we|i|our|it|this|they|there|he|she|you|my)(?:['’]\w+)?\s/i.test(first) &&
    (isWh(first) || !isTelling(first.replaceAll(/\([^)]*\)/g, '')))
  )
}

const title =
  /(?:\btime|\b)(?:forms?|sheets?|logs?|diary|surveys?|questionnaires?|quiz|polls?|registration|application|sign-?up|rsvp|booking|reservation|request|intake|waiver|checklist|evaluation|enquiry|inquiry|card|proposal|check-?in|feedback|fields?|questions?|section|info(?:rmation)?|details|data|order|report|quote|ticket|page \d|step \d|part \d)(?: (?:for|about|to|of|on) [^:]*| please)?\s*$/i

export const isFormTitle = (text: string) => isFurniture(text) || title.test(text.trim())

/** True for the name of one thing that forms ask for. */
export const isOneThing = (text: string) =>
  text.split(' ').length <= 6 && !isFormTitle(text) && isAskedFor(text) && !isTelling(text)
