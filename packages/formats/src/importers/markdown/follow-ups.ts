import { alternativesAsked } from '../../reading/alternatives.ts'
import { isPolar } from '../../reading/asking.ts'
import { followedAnswer, optionMeaning } from '../../reading/follow-words.ts'
import { labelText } from '../../reading/label-text.ts'
import { namedAnswer } from '../../reading/named-condition.ts'
import type { Draft } from './draft.ts'

/** `If yes, which?`, `If "Other", please say`, `Details (if yes above)` */
const beginning =
  /^if\s+(?:you\s+(?:said|answered|chose|selected)\s+)?["“'‘]?([\p{L}\d /-]{1,40}?)["”'’]?\s*(?:[,:–—]|\s-\s|please\b|then\b)/iu
const ending = /\([^()]*\bif\s+["“'‘]?(yes|no|other)["”'’]?(?:\s+above)?[^()]*\)$/iu

/**
 * Shows a question for the answer of the question before that it mentions.
 * @returns Questions with a condition of their own that no question before has as an option
 */
export function linkFollowUps(drafts: readonly Draft[]): readonly Draft[] {
  const unlinked: Draft[] = []
  let asked: Draft | null = null
  for (const draft of drafts) {
    const named = draft.onlyIf ?? beginning.exec(draft.label)?.[1] ?? ending.exec(draft.label)?.[1]
    const option =
      asked === null
        ? null
        : named === undefined
          ? optionMeant(asked, draft.label)
          : optionNamed(asked, named)
    if (option === null || asked === null || draft.behind !== null) {
      if (draft.behind === null && linkToNamed(draft, drafts)) continue
      if (draft.onlyIf && draft.behind === null) unlinked.push(draft)
      asked = draft
      continue
    }
    draft.behind = { of: asked, option: labelText(option) }
  }
  return unlinked
}

/** `(only for companies)` */
const onlyFor =
  /\s*\((?:only|just|nur|seulement|uniquement|sólo|solo|solamente|somente|apenas|soltanto|alleen)\s[^()]+\)$/iu

/** Shows `Tax number (only for companies)` for the option of a question before that it names. */
function linkToNamed(draft: Draft, drafts: readonly Draft[]): boolean {
  const before = drafts.slice(0, drafts.indexOf(draft))
  const found = namedAnswer(draft.label, before, ({ label, options, type }) => ({
    label,
    options: options.length > 0 || type !== null ? options : alternativesAsked(label),
  }))
  const source = found === null ? undefined : before[found.at]
  if (found === null || source === undefined) return false
  if (source.options.length === 0) source.options = alternativesAsked(source.label)
  draft.behind = { of: source, option: labelText(found.option) }
  draft.shownLabel = draft.label.replace(onlyFor, '')
  return true
}

/** The option that a label in another language refers to: `Wenn ja, welche?` */
function optionMeant({ options }: Draft, label: string): string | null {
  const answer = followedAnswer(label)
  return answer === null ? null : (optionMeaning(answer, options) ?? null)
}

function optionNamed(asked: Draft, named: string): string | null {
  const wanted = /^(?:so|yes|y|applicable|true)$/i.test(named) ? 'yes' : named.trim().toLowerCase()
  // "Do you smoke?" followed by "If yes, how much?" has the answers yes and no.
  if (
    asked.options.length === 0 &&
    asked.type === null &&
    isPolar(asked.label) &&
    /^(?:yes|no)$/.test(wanted)
  ) {
    asked.options = ['Yes', 'No']
  }
  const plain = (option: string) => option.trim().toLowerCase()
  return (
    asked.options.find((option) => plain(option) === wanted) ??
    asked.options.find(
      (option) =>
        plain(option).startsWith(wanted) && !/^\p{L}/u.test(plain(option).slice(wanted.length)),
    ) ??
    null
  )
}
