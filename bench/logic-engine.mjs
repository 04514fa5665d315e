// An adapter of the core's logic for a comparison of rule engines. `engine.make(form)` takes fields whose hidden
// members keep their answers. In Ramiform a hidden field has no answer (decision 2), so every field is added twice:
// an always visible source with the answer, and a dependent with the conditional.
import { createVisibility } from '../packages/core/src/conditions/visibility.ts'
import { sourcesOf } from '../packages/core/src/form-shape.ts'
import { fieldTypes } from '../packages/fields/src/index.ts'

const asAnswer = (value) => (typeof value === 'number' ? String(value) : value)
const asRule = ({ value, ...rule }) => ({
  ...rule,
  value: value === undefined ? '' : String(value),
})
const asGroup = ({ rules, groups, ...group }) => ({
  ...group,
  rules: rules.map(asRule),
  groups: groups.map(asGroup),
})

export const engine = {
  name: 'Ramiform core',
  note: 'compiled once; a change follows an index of dependents',
  make({ fields }) {
    const dependents = fields.map(({ id, conditional }) => ({
      id: `shown-${id}`,
      type: 'text',
      label: id,
      ...(conditional && { conditional: asGroup(conditional) }),
    }))
    const sources = fields.map(({ id, type }) => ({ id, type, label: id }))
    const visibility = createVisibility(
      { fields: [...sources, ...dependents], settings: {} },
      fieldTypes,
    )
    const sourceById = new Map(sources.map((source) => [source.id, source]))
    const alone = fields.map(() => null)
    const ids = sources.map(({ id }) => id)
    const shownIds = dependents.map(({ id }) => id)
    const vis = () => shownIds.map(visibility.isVisible)
    // Without a prototype, so the engine uses a hash table from the start.
    const answers = Object.create(null)
    return {
      full(data) {
        for (const id of ids) answers[id] = asAnswer(data[id])
        visibility.setAnswers(answers)
        return vis()
      },
      /** One field, for a harness with its own index of dependents. */
      one(index, data) {
        alone[index] ??= aloneWithSources(dependents[index], sourceById)
        return alone[index](data)
      },
      change: (id, value) => visibility.setAnswer(id, asAnswer(value)).length,
      vis,
    }
  },
}

/** The smallest form that decides about one field: the field and its sources. */
function aloneWithSources(field, sourceById) {
  const reads = field.conditional === undefined ? [] : sourcesOf(field.conditional)
  const visibility = createVisibility(
    { fields: [...reads.map((id) => sourceById.get(id)), field], settings: {} },
    fieldTypes,
  )
  return (data) => {
    for (const id of reads) visibility.setAnswer(id, asAnswer(data[id]))
    return visibility.isVisible(field.id)
  }
}
