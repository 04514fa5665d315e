import { peer } from '../shared/peers.mjs'

// The meaning of a form as formulas for an SMT solver, written without the prover and without core, so that the same
// mistake is not made twice. Answers are booleans, numbers and strings of the solver, never classes.

const dayOf = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / 86_400_000 : Number.NaN
const numberOf = (text) => (/^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

/** Starts the solver. @returns a function that judges every field of a form; null where the solver gives up */
export async function createOracle() {
  // Formulas are never freed: z3-solver frees them during garbage collection, also while its own thread solves, which
  // corrupts the memory of the solver ("memory access out of bounds").
  globalThis.FinalizationRegistry = class {
    register() {}
    unregister() {}
  }
  const { init } = peer('z3-solver')
  const { Context } = await init()
  const z3 = Context('main')
  const all = (parts) => (parts.length === 0 ? z3.Bool.val(true) : z3.And(...parts))
  const any = (parts) => (parts.length === 0 ? z3.Bool.val(false) : z3.Or(...parts))

  /** What a visitor types into one field, as constants, with the limits of the type. */
  function answerTo(field) {
    const { id, options = [], validation = {} } = field
    if (field.type === 'radio') {
      const picked = z3.Int.const(`${id} picked`)
      const at = (value) => options.indexOf(value) + 1
      return {
        limits: z3.And(picked.ge(0), picked.le(options.length)),
        given: picked.neq(0),
        compare(condition, value) {
          if (condition === 'equals') return at(value) > 0 ? picked.eq(at(value)) : false
          const fitting = options.filter((option) =>
            condition === 'contains'
              ? value !== '' && option.includes(value)
              : condition === 'greater_than'
                ? numberOf(option) > numberOf(value) || dayOf(option) > dayOf(value)
                : numberOf(option) < numberOf(value) || dayOf(option) < dayOf(value),
          )
          return any(fitting.map((option) => picked.eq(at(option))))
        },
      }
    }
    if (field.type === 'checkbox') {
      const boxes = options.map((_, at) => z3.Bool.const(`${id} box ${at}`))
      const only = (value) =>
        all(boxes.map((box, at) => (options[at] === value ? box : z3.Not(box))))
      return {
        limits: z3.Bool.val(true),
        given: any(boxes),
        compare(condition, value) {
          if (!options.includes(value)) return false
          if (condition === 'equals') return only(value)
          return condition === 'contains' ? boxes[options.indexOf(value)] : false
        },
      }
    }
    const given = z3.Bool.const(`${id} given`)
    if (field.type === 'text') {
      const text = z3.String.const(`${id} text`)
      const length = text.length()
      return {
        limits: z3.Implies(
          given,
          z3.And(length.ge(Math.max(1, validation.min ?? 1)), length.le(validation.max ?? 10_000)),
        ),
        given,
        compare(condition, value) {
          if (condition === 'equals') return text.eq(z3.String.val(value))
          return condition === 'contains' && value !== '' ? text.contains(value) : false
        },
      }
    }
    const isWhole = field.type === 'quantity' || field.type === 'date'
    const size = z3.Real.const(`${id} size`)
    const least = field.type === 'quantity' ? Math.max(1, validation.min ?? 1) : validation.min
    const limits = [
      ...(isWhole ? [z3.IsInt(size)] : []),
      ...(field.type === 'date'
        ? [size.gt(dayOf('0001-01-01')), size.lt(dayOf('9999-12-31'))]
        : []),
      ...(least === undefined ? [] : [size.ge(least)]),
      ...(validation.max === undefined ? [] : [size.le(validation.max)]),
    ]
    const read = field.type === 'date' ? dayOf : numberOf
    return {
      limits: z3.Implies(given, all(limits)),
      given,
      compare(condition, value) {
        const limit = read(value)
        if (Number.isNaN(limit)) return false
        if (condition === 'equals') return size.eq(limit)
        if (condition === 'greater_than') return size.gt(limit)
        return condition === 'less_than' ? size.lt(limit) : false
      },
    }
  }

  return async function judge({ fields }) {
    const byId = new Map(fields.map((field) => [field.id, field]))
    const rulesIn = ({ rules, groups }) => [...rules, ...groups.flatMap(rulesIn)]
    const reads = (field) =>
      field.conditional === undefined
        ? []
        : rulesIn(field.conditional).map(({ fieldId }) => fieldId)
    /** everything that a field reads, directly or over others */
    const reached = new Map(
      fields.map((field) => {
        const found = new Set(reads(field))
        for (const id of found)
          for (const next of byId.has(id) ? reads(byId.get(id)) : []) found.add(next)
        return [field.id, found]
      }),
    )
    const inLoop = (a, b) => a === b || (reached.get(a)?.has(b) && reached.get(b)?.has(a))
    const answers = new Map(fields.map((field) => [field.id, answerTo(field)]))
    const shows = new Map(fields.map(({ id }) => [id, z3.Bool.const(`${id} shows`)]))

    function rule(reader, { fieldId, condition, value }) {
      const isNegated = condition === 'not_equals' || condition === 'is_empty'
      const sign = (formula) => (isNegated ? z3.Not(formula) : formula)
      const known = answers.get(fieldId)
      if (known === undefined || inLoop(reader.id, fieldId)) return sign(z3.Bool.val(false))
      const seen = z3.And(shows.get(fieldId), known.given)
      if (condition === 'is_empty' || condition === 'is_not_empty') return sign(seen)
      const outcome = known.compare(condition === 'not_equals' ? 'equals' : condition, value)
      return sign(
        typeof outcome === 'boolean' ? z3.And(seen, z3.Bool.val(outcome)) : z3.And(seen, outcome),
      )
    }
    function group(reader, { operator, rules, groups }) {
      const parts = [
        ...rules.map((one) => rule(reader, one)),
        ...groups.map((one) => group(reader, one)),
      ]
      if (parts.length === 0) return z3.Bool.val(true)
      return operator === 'OR' ? any(parts) : all(parts)
    }

    const solver = new z3.Solver()
    solver.set('timeout', 5_000)
    for (const field of fields) {
      const outcome =
        field.conditional === undefined ? z3.Bool.val(true) : group(field, field.conditional)
      solver.add(z3.Iff(shows.get(field.id), outcome), answers.get(field.id).limits)
    }
    const ask = async (...literals) => {
      const verdict = await solver.check(...literals)
      return verdict === 'unknown' ? null : verdict === 'sat'
    }
    const sent = fields
      .filter(({ required }) => required === true)
      .map(({ id }) => z3.Implies(shows.get(id), answers.get(id).given))
    const isSent = z3.Bool.const('is sent')
    solver.add(z3.Implies(isSent, all(sent)))
    const verdicts = []
    for (const { id, conditional } of fields) {
      const isFree = conditional === undefined
      const visible = isFree || (await ask(shows.get(id)))
      const hidden = !isFree && (await ask(z3.Not(shows.get(id))))
      verdicts.push({
        fieldId: id,
        shown:
          visible === null || hidden === null
            ? null
            : !visible
              ? 'never'
              : hidden
                ? 'sometimes'
                : 'always',
        sendable: visible === false ? false : await ask(shows.get(id), isSent),
      })
    }
    return verdicts
  }
}

/** What the solver and the prover decide differently. A form that the prover leaves undecided agrees with anything. */
export function differences(verdicts, proofs) {
  return verdicts.flatMap(({ fieldId, shown, sendable }, at) => {
    const proof = proofs[at]
    const differ = (ours, theirs) => theirs !== null && ours !== 'undecided' && ours !== theirs
    return [
      ...(differ(proof.shown, shown) ? [`${fieldId} is ${shown}, not ${proof.shown}`] : []),
      ...(differ(proof.sendable, sendable)
        ? [`${fieldId} sendable is ${sendable}, not ${proof.sendable}`]
        : []),
    ]
  })
}
