import { formTemplates } from '@ramiform/formats/templates/index'
import type { GeneratorDraft } from './generator-draft.ts'
import type { RecognitionJob } from './recognition.ts'

/** Input for recognition. A template counts only while its description is unchanged (decision 28). */
export function sourceOf(draft: GeneratorDraft): Pick<RecognitionJob, 'kind' | 'text'> {
  if (draft.tab === 'tree') return { kind: 'tree', text: draft.tree }
  if (draft.tab === 'json') return { kind: 'json', text: draft.json }
  const template = formTemplates.find(({ slug }) => slug === draft.template)
  const isPicked =
    template !== undefined && template.description.trim() === draft.description.trim()
  return isPicked
    ? { kind: 'template', text: template.slug }
    : { kind: 'description', text: draft.description }
}
