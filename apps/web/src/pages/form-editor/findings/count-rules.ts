import { rulesOf } from '@ramiform/core/conditions/condition'
import { logicsOf } from '@ramiform/core/conditions/logic-members'
import type { FormSchema } from '@ramiform/core/form'

/** Number of rules in a form: of questions, requirements, options, sections and endings. */
export function countRules({ fields, sections = [], endings = [] }: FormSchema): number {
  return [...fields, ...sections, ...endings].flatMap(logicsOf).flatMap(rulesOf).length
}
