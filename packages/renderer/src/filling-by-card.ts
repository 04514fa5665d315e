import type { Field } from '@ramiform/core/field'
import type { Filling } from '@ramiform/core/filling/filling'
import { type Step, stepAt } from '@ramiform/core/filling/steps'
import { runsBy } from '@ramiform/core/runs'

/** The filling with one step for each table, at its first visible row. */
export function fillingByCard(filling: Filling): Filling {
  let known: { readonly visible: readonly Field[]; readonly at: Step; readonly step: Step } | null =
    null

  /** Visible fields of each card. */
  const cards = () =>
    runsBy(filling.visibleFields(), ({ table }) => table).flatMap(({ part, fields }) =>
      part === undefined ? fields.map((field) => [field]) : [fields],
    )

  function step(): Step {
    const [visible, at] = [filling.visibleFields(), filling.step()]
    if (known?.visible === visible && known.at === at) return known.step
    const all = cards()
    const index = all.findIndex((fields) => fields.some((field) => field === at.field))
    const firsts = all.flatMap(([first]) => first ?? [])
    const through = all.slice(0, index + 1).flat().length - 1
    known = { visible, at, step: { ...stepAt(firsts, index), through } }
    return known.step
  }

  function moveBy(by: 1 | -1) {
    const [target] = cards()[step().index + by] ?? []
    if (target !== undefined) filling.goTo(target.id)
  }

  return {
    ...filling,
    step,
    next() {
      const rows = cards()[step().index] ?? []
      if (rows.length < 2) return filling.next()
      const own = new Set(rows.map(({ id }) => id))
      filling.setProblems(filling.check().filter(({ fieldId }) => own.has(fieldId)))
      const [problem = null] = filling.problems()
      if (problem === null) moveBy(1)
      return problem
    },
    previous: () => moveBy(-1),
  }
}
