import { type Scenario, scenarioLimits } from '@ramiform/core/scenario'
import type { Command } from './edit.ts'
import type { FormDraft } from './form-draft.ts'

/** Adds scenarios as one step, as many as the form may have. Null when none fits. */
export function addScenarios(added: readonly Scenario[], name: string): Command {
  return (draft) => {
    const present = scenariosOf(draft)
    const fitting = added.slice(0, scenarioLimits.perForm - present.length)
    return fitting.length === 0 ? null : edit(draft, [...present, ...fitting], name)
  }
}

/** Changes a scenario. `control` names the control that is being typed in, if one is. */
export function changeScenario(
  id: string,
  change: Partial<Omit<Scenario, 'id'>>,
  name: string,
  control?: string,
): Command {
  return (draft) => {
    const present = scenariosOf(draft)
    const at = present.findIndex((one) => one.id === id)
    const scenario = present[at]
    if (scenario === undefined) return null
    const next = edit(draft, present.with(at, { ...scenario, ...change }), name)
    return control === undefined ? next : { ...next, control: `scenario ${id} ${control}` }
  }
}

export function removeScenario(id: string): Command {
  return (draft) => {
    const present = scenariosOf(draft)
    const kept = present.filter((one) => one.id !== id)
    return kept.length === present.length ? null : edit(draft, kept, 'Delete a scenario')
  }
}

const scenariosOf = ({ schema }: FormDraft) => schema.settings.scenarios ?? []

function edit(draft: FormDraft, scenarios: readonly Scenario[], name: string) {
  const settings = { ...draft.schema.settings, scenarios }
  return { name, draft: { ...draft, schema: { ...draft.schema, settings } } }
}
