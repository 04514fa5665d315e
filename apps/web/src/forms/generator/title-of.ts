import { type FormTemplate, formTemplates } from '@ramiform/formats/templates/index'
import type { GeneratorDraft } from './generator-draft.ts'

/** The form title: the typed one, otherwise the title of the selected template. */
export function titleOf(draft: GeneratorDraft): string {
  return draft.title ?? templateBehind(draft)?.title ?? ''
}

/** The selected template, while the description still shares at least half of the template's text. */
export function templateBehind({
  template,
  description,
}: GeneratorDraft): FormTemplate | undefined {
  const picked = formTemplates.find(({ slug }) => slug === template)
  if (picked === undefined) return undefined
  const kept = sameAtBothEnds(picked.description, description)
  return kept >= picked.description.length / 2 ? picked : undefined
}

/** Number of characters that two texts share at the start and, beyond that, at the end. */
function sameAtBothEnds(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let before = 0
  while (before < most && one[before] === other[before]) before += 1
  let after = 0
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  return before + after
}
