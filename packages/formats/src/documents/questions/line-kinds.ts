import { isQuestion } from '../../reading/asking.ts'
import { withoutNumber } from '../../reading/follow-words.ts'
import { isFieldName } from '../../reading/guess-field-type.ts'
import { countWords, readLabel } from './label.ts'

/** True for `Page 2 of 5`, a web address alone, a copyright line. */
export function isFooter(text: string): boolean {
  const line = text.trim()
  return (
    /^(?:-\s*)?(?:page|seite|p\.)\s*\d+(?:\s*(?:of|\/|von)\s*\d+)?(?:\s*-)?$/i.test(line) ||
    /^[-–\s]*\d{1,3}[-–\s]*$/.test(line) ||
    /^\d+\s*(?:of|\/)\s*\d+$/.test(line) ||
    /\bpage\s+\d+\s+of\s+\d+\b/i.test(line) ||
    /^(?:©|\(c\)|copyright\b)/i.test(line) ||
    /^(?:rev(?:ised|ision)?|version|form(?: no\.?)?|last updated|updated|v)\s*[.:#]?\s*[\w.-]*\d[\w./ -]{0,24}$/i.test(
      line,
    ) ||
    /^(?:https?:\/\/|file:\/\/|about:|www\.)\S+$/i.test(line)
  )
}

const sectionWords =
  /\b(?:information|info|details|section|part|history|declaration|agreement|instructions?|guidelines|terms|conditions|consent|acknowledge?ments?|authori[sz]ation|notes?|note to|important|notice|overview|summary|background|background check|data|particulars|section|preferences|requirements|questions|questionnaire|survey|form|application|registration|checklist|certification|disclaimer|policy|privacy|waiver|release|eligibility|qualifications|references|education|employment|experience|household|contacts?)$/i

/** True for a section heading. */
export function isSectionName(text: string): boolean {
  const { text: plain } = readLabel(text)
  return (
    sectionWords.test(plain) ||
    /^(?:section|part|step|page|schedule|appendix|attachment)\s+(?:[a-z]|\d+|[ivx]+)\b/i.test(
      text.trim(),
    )
  )
}

/** True for `Section 1: Your details`, a heading without a style. */
export function isNumberedSection(text: string): boolean {
  return /^(?:section|part|abschnitt|teil|rubrique|partie|sección|parte|sezione|seção|deel)\s+(?:\d{1,2}|[a-z]|[ivx]{1,4})\s*[-–—:.]\s*\p{L}[^.:?]{1,60}$/iu.test(
    text.trim(),
  )
}

/** True for a short line without final punctuation, which may be a heading without a style. */
export function looksLikeHeading(text: string): boolean {
  const plain = text.trim()
  if (plain.length > 80 || isQuestion(plain) || /[.;,]$/.test(plain)) return false
  const letters = plain.replaceAll(/[^\p{L}]/gu, '')
  return (
    letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  )
}

/** Instructions about the paper itself */
const handling =
  /^(?:please )?(?:note|read|return|send|mail|submit|complete|fill (?:in|out)|sign|print|use|attach|bring|keep|detach|see|refer|contact|call|ensure|make (?:sure|checks?|cheques?)|allow|do not|don['’]t|be sure|remember|turn over|continue|cut|initial|thank|circle|tick|check|mark|write|type(?! of)|answer|e-?mail)\b/i

export function isInstruction(text: string): boolean {
  const plain = text.trim()
  return (
    /^(?:instructions?|notes?|nb|n\.b\.|important|example|for example|e\.g\.|warning|reminder|tip|hint|disclaimer|definitions?|purpose|directions)\b\s*[:.-]/i.test(
      plain,
    ) ||
    (handling.test(plain) &&
      !isQuestion(plain) &&
      (countWords(plain) > 4 || /^please\b/i.test(plain))) ||
    /\b(?:the following|as follows|listed below|shown below|below)\s*(?:information|form|questions|sections?|details)?\s*[:.]?$/i.test(
      plain,
    )
  )
}

const telling =
  /^(?:please )?(?:describe|anything else|list(?! of\b)|explain|tell us|provide|specify|state(?! of\b)|give|rate(?! of\b)|rank|name (?:the|any|all|at least|two|three|four|five|up to)|identify|outline|summari[sz]e|indicate|share|enter|comment|elaborate|include|select|choose|what|which|who|when|where|why|how|if (?:yes|no|so|not|other|applicable|you answered|you selected|checked|any)\b.*\b(?:explain|describe|specify|list|state|give|provide|who|what|which|when|where|why|how|details?|name|date|amount|many|much|indicate))\b/i

/** Titles of what a document explains: `How we use your data`, `Why we ask` */
const explaining = /^(?:what|which|who|when|where|why|how) (?:we|to)\b/i
/** `If you keep animals, describe their housing`, but not what to do with the paper */
const tellingIf =
  /^if [^,.?!]{2,60}, (?:please )?(?:explain|describe|specify|list|state|give (?:the )?(?:details|names?|dates?|reasons?))\b(?!.*\b(?:separate|attach\w*|overleaf|reverse|sheets?|pages?|back|below|office)\b)/i

/** True if only instructions follow the question mark. `Questions? Call us` asks nothing. */
function endsAsQuestion(text: string): boolean {
  const behind = /[?？]([^?？]*)$/.exec(text)?.[1]?.trim() ?? ''
  return (
    !/^questions\?/i.test(text) &&
    (behind === '' ||
      // `Who can we call? Name and phone please.`
      /^[^.!:]{2,60}[\s,]please[.!]?$/i.test(behind) ||
      /^(?:[([*:]|please\b|if\b|tick|check|circle|select|choose|explain|describe|list|give|state)/i.test(
        behind,
      ))
  )
}

/** True if a line asks for written text. Stricter than in other formats, because paper forms explain a lot. */
export function asksForWriting(text: string): boolean {
  const plain = withoutNumber(readLabel(text).text)
  const words = countWords(plain)
  if (words === 0 || words > 45) return false
  if (isQuestion(plain)) return words <= 40 && endsAsQuestion(plain)
  return (
    (telling.test(plain) || tellingIf.test(plain)) &&
    !explaining.test(plain) &&
    !/\bthe following(?: (?:information|sections?|form|statements?|questions?|items?))?$/i.test(
      plain,
    )
  )
}

/** True for `If you keep pets, describe them.`, which asks only above room to write. */
export function asksIf(text: string): boolean {
  return /^if [^,]{3,80}, (?:please )?(?:describe|explain|list|specify|state|give|provide|tell us|outline|name|what|which|who|when|where|why|how)\b/i.test(
    readLabel(text).text,
  )
}

/** True for `Who is your doctor? Give the name and the place.`; a single word such as `Questions?` asks nothing. */
export function beginsWithQuestion(text: string): boolean {
  return /^[¿\s]*[^\s.!?？]+\s+[^.!?？]*[?？]/u.test(readLabel(text).text)
}

/** True if text before a blank or a colon can be a label. */
export function canBeLabel(text: string): boolean {
  const { text: plain } = readLabel(text)
  const words = countWords(plain)
  return /\p{L}{2}|^[#№$]|\b[A-Z]\b/u.test(plain) && words > 0 && words <= 30 && !isFooter(plain)
}

/** True for names that ask without a colon. */
export function isAskingName(text: string): boolean {
  const { text: plain } = readLabel(text)
  return isFieldName(plain) || (isQuestion(plain) && endsAsQuestion(plain))
}

const askingWords =
  /\b(?:names?|number|no\.?|address|phone|tel|mobile|fax|e-?mail|date|title|code|id|street|city|town|state|county|country|zip|post(?:al)? ?code|postcode|department|company|organi[sz]ation|employer|occupation|position|amount|total|quantity|qty|price|cost|fee|currency|terms|method|status|type|kind|category|reason|purpose|description|comments?|remarks|notes|age|gender|sex|birth|contact|signature|signed|website|url|account|bank|reference|relationship|size|colour|color|time|from|to|manager|supervisor|attended|period|year|month|week|day|hours|rating|score|level|degree|school|licen[cs]e|passport|insurance|policy|emergency|language|nationality)\b/i

/** True if a short text has a word that form labels often have. */
export function hasAskingWord(text: string): boolean {
  return countWords(text) <= 8 && askingWords.test(text)
}

export function isProse(text: string): boolean {
  const plain = text.trim().replace(/^\*?\s*\d{1,3}[.)]\s+/, '')
  return (
    countWords(plain) > 14 ||
    (/[.!]$/.test(plain) && countWords(plain) > 5) ||
    /[.!?]\s+[A-Z]\w+ \w+/.test(plain)
  )
}

const greeting =
  /^(?:hi|hello|dear|good (?:morning|afternoon|day)|liebe[rs]?|hallo|guten tag|sehr geehrte[rs]?|bonjour|cher|chère|madame|hola|estimad[oa]s?|querid[oa]s?|ciao|gentil[ei]|olá|prezad[oa]s?|geachte)(?!\p{L}).{0,60}[,!:]$/iu
const closing =
  /^(?:(?:with )?(?:kind|best|warm|many)? ?(?:regards|thanks|wishes)|(?:yours )?(?:sincerely|truly|faithfully)(?: yours)?|thank you|cheers|mit freundlichen grüßen|(?:viele|liebe|beste|herzliche) grüße|(?:très )?cordialement|amicalement|bien à (?:vous|toi)|à bientôt|atentamente|(?:un )?abrazos?|(?:un )?(?:cordial )?saludos?|cordiali saluti|un abbraccio|a presto|atenciosamente|(?:um )?abraços?|groet(?:jes|en)?|met vriendelijke groet(?:en)?)[,.!]?$/i

/** True for the first line of a letter or an email: `Dear parents,`. */
export function isGreeting(text: string): boolean {
  return greeting.test(text.trim())
}

/** True for the title of an agenda or of minutes: `Agenda – Annual General Meeting` */
export function isAgendaTitle(text: string): boolean {
  return /^(?:agenda|minutes|tagesordnung|protokoll|ordre du jour|compte rendu|orden del día|ordine del giorno|verbale|ordem do dia|notulen)(?: (?:for|of|der|des|de|del|della|da|van)\b.*)?(?:\s*[-–—:|(].*)?$/iu.test(
    text.trim(),
  )
}

export function isClosing(text: string): boolean {
  return closing.test(text.trim())
}

/** A verb in a sentence that ends with a colon, so it introduces a list and is no label */
const tellingVerb =
  /\s(?:is|are|was|were|will|can|has|have|ist|sind|wird|werden|est|sont|sera|seront|es|son|será|serán)\b.*:$/i

/**
 * True for sentences of a letter that end in a question or introduce a list: `We invite you all. Can you come?`,
 * `The dates for your diary are:`
 */
export function isTold(text: string): boolean {
  const plain = text.trim()
  return (
    /^(?!\W*\d)[^?？]*\p{Ll}{2}[.!]["')]*\s+\p{Lu}[^?？]*[?？]/u.test(plain) ||
    (!isQuestion(plain) && tellingVerb.test(plain))
  )
}
