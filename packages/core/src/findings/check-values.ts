import { wayRound } from '../conditions/loops.ts'
import type { FieldTypes } from '../field-type.ts'
import type { FormSchema } from '../form.ts'
import { type Formula, partsOf } from '../formula.ts'
import { withHiddenFields } from '../hidden-fields.ts'
import type { Value } from '../value.ts'
import { computeFormula } from '../values/compute-formula.ts'
import { formulaProblem } from '../values/formula-problem.ts'
import { sourcesOfFormulas } from '../values/sources-of-formulas.ts'
import { type Finding, inWords, named, text } from './finding.ts'
import { valuesInLoops, valuesOf } from './values-in-loops.ts'

/** Problems of formulas: at most one for each value. The form may have its values as fields already. */
export function* checkValues(
  schema: FormSchema,
  { fieldTypes }: { readonly fieldTypes: FieldTypes },
): Iterable<Finding> {
  const { fields } = withHiddenFields(schema)
  const values = valuesOf(schema)
  if (values.length === 0) return
  const sources = sourcesOfFormulas({ fields }, fieldTypes)
  const inLoops = valuesInLoops(schema)
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  for (const value of values) {
    if (inLoops.has(value.id)) {
      const way = wayRound(schema, value.id).map((id) => labels.get(id) || id)
      yield problem(value, 'formula_loop', {
        fact: ' is part of a loop, so it stays empty.',
        why: `It depends on itself: ${way.join(' → ')}.`,
      })
      continue
    }
    const mistake = formulaProblem(value, sources)
    if (mistake !== null) {
      yield problem(value, 'formula_mistake', {
        fact: ' has a mistake in its formula.',
        why: mistake,
      })
    } else if (dividesByZero(value.formula)) {
      yield problem(value, 'formula_zero', {
        fact: ' divides by zero.',
        why: 'A division by zero has no result. Change the number behind the division sign.',
      })
    }
  }
}

function problem(
  { id, name }: Value,
  code: Finding['code'],
  { fact, why }: { readonly fact: string; readonly why: string },
): Finding {
  const phrases = [named(name), text(fact)]
  return {
    code,
    severity: 'error',
    fieldId: id,
    rules: [],
    message: `${inWords(phrases)} ${why}`,
    fact: phrases,
    why: [text(why)],
  }
}

/** True for a formula that divides by a zero that no answer changes. */
function dividesByZero(formula: Formula): boolean {
  const parts = partsOf(formula)
  const isZero = (part: Formula) => isConstant(part) && compute(part) === 0n
  return (formula.kind === 'division' && parts.slice(1).some(isZero)) || parts.some(dividesByZero)
}

function isConstant(formula: Formula): boolean {
  return !('id' in formula) && formula.kind !== 'if' && partsOf(formula).every(isConstant)
}

const compute = (formula: Formula) =>
  computeFormula(formula, { answer: () => undefined, holds: () => true })
