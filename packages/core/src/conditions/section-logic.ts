import type { FormSchema } from '../form.ts'
import { asGroup, type Conditional, type Group } from './condition.ts'

/**
 * The logic that decides whether each field shows, by position: its own and that of its section, joined by "all of".
 * The field's own rules come first, so they keep their numbers.
 */
export function logicOfFields({
  fields,
  sections,
}: Pick<FormSchema, 'fields' | 'sections'>): readonly (Conditional | undefined)[] {
  return fields.map(({ conditional, section }) => {
    const outer = sections?.find(({ id }) => id === section)?.conditional
    return outer && conditional
      ? {
          operator: 'AND',
          rules: [],
          // Ids of groups are for the editor.
          groups: [conditional, outer].map(asGroup) as readonly Group[],
        }
      : (outer ?? conditional)
  })
}
