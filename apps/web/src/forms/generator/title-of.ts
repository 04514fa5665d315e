import { type FormTemplate, formTemplates } from '@ramiform/formats/templates/index'
import type { GeneratorDraft } from './generator-draft.ts'

/** The form's title: the one that was typed, otherwise that of the template whose description is still there. */
export function titleOf(draft: GeneratorDraft): string {
  return draft.title ?? templateBehind(draft)?.title ?? ''
}

/** The template that was picked, until its description is replaced; changing words of it is not replacing it. */
export function templateBehind({
  template,
  description,
}: GeneratorDraft): FormTemplate | undefined {
  const picked = formTemplates.find(({ slug }) => slug === template)
  if (picked === undefined) return undefined
  const kept = sameAtBothEnds(picked.description, description)
  return kept >= picked.description.length / 2 ? picked : undefined
}

/** How many characters two texts have in common at their beginning and, beyond that, at their end. */
function sameAtBothEnds(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let before = 0
  while (before < most && one[before] === other[before]) before += 1
  let after = 0
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  return before + after
}
