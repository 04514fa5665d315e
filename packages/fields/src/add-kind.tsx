import { answerRules } from './answer-rules.ts'
import type { FurtherKind } from './further-kind.tsx'
import { groupRoles, type Inputs } from './inputs.tsx'

/**
 * Registers a kind that is not in every form's script, before the form starts. Returns its input. The tables of rules
 * and roles are changed in place, because an import for every kind would be in every form's script.
 */
export function addKind({ type, rules, role, Input }: FurtherKind): { inputs: Partial<Inputs> } {
  answerRules[type] = rules
  if (role !== undefined) groupRoles[type] = role
  return { inputs: { [type]: Input } }
}
