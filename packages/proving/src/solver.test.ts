import fc from 'fast-check'
import { expect, test } from 'vitest'
import { not, Solver } from './solver.ts'

const size = 7
const literal = fc.nat({ max: size * 2 - 1 })
const formula = fc.array(fc.array(literal, { minLength: 1, maxLength: 3 }), { maxLength: 40 })

test('finds a model exactly where one exists, and a core that rules it out', () => {
  fc.assert(
    fc.property(formula, fc.array(literal, { maxLength: 4 }), (clauses, assumptions) => {
      const solver = new Solver(1_000_000)
      const variables = Array.from({ length: size }, () => solver.variable())
      for (const clause of clauses) solver.clause(...clause)
      const outcome = solver.search(assumptions, variables, 100_000)
      const exists = (given: readonly number[]) =>
        Array.from({ length: 2 ** size }, (_, mask) => mask).some((mask) =>
          [...clauses, ...given.map((one) => [one])].every((clause) =>
            clause.some((one) => (((mask >> (one >> 1)) & 1) === 1) === ((one & 1) === 0)),
          ),
        )
      expect(outcome.kind).toBe(exists(assumptions) ? 'model' : 'conflict')
      if (outcome.kind === 'conflict') {
        expect(exists(outcome.core)).toBe(false)
        expect(outcome.core.every((one) => assumptions.includes(one))).toBe(true)
      }
      if (outcome.kind === 'model') {
        expect(clauses.every((clause) => clause.some((one) => outcome.holds(one)))).toBe(true)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('searches that share assumptions find what new solvers find', () => {
  const search = fc.array(literal, { maxLength: 5 })
  fc.assert(
    fc.property(
      formula,
      fc.array(search, { maxLength: 8 }),
      formula,
      (clauses, searches, later) => {
        const made = (...all: readonly (readonly number[])[]) => {
          const solver = new Solver(1_000_000)
          const variables = Array.from({ length: size }, () => solver.variable())
          for (const clause of all) solver.clause(...clause)
          const verdict = (assumptions: readonly number[]) =>
            solver.search(assumptions, variables, 100_000).kind
          return { solver, verdict }
        }
        const shared = made(...clauses)
        for (const given of searches)
          expect(shared.verdict(given)).toBe(made(...clauses).verdict(given))
        for (const clause of later) shared.solver.clause(...clause)
        for (const given of searches)
          expect(shared.verdict(given)).toBe(made(...clauses, ...later).verdict(given))
      },
    ),
    { numRuns: 1_000 },
  )
})

test('what one search learns stays true for the next', () => {
  const solver = new Solver(1_000_000)
  const [a, b] = [solver.variable(), solver.variable()]
  solver.clause(a, b)
  solver.clause(a, not(b))
  expect(solver.search([not(a)], [a, b], 1_000).kind).toBe('conflict')
  expect(solver.search([], [a, b], 1_000).kind).toBe('model')
})

test('a search without steps left gives up', () => {
  const solver = new Solver(0)
  expect(solver.search([], [solver.variable()], 1_000)).toEqual({ kind: 'undecided' })
})
