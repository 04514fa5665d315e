import { dependenciesOf } from '@ramiform/core/conditions/dependencies'
import { nameOf } from '@ramiform/core/findings/check-fields'
import { findProblems } from '@ramiform/core/findings/find-problems'
import type { FormSchema } from '@ramiform/core/form'
import type { ProofFinding } from './proof-finding.ts'
import type { Proof } from './prove.ts'
import { asProof, type FormPart, type PartProof, provePart } from './prove-part.ts'
import type { ProvingContext } from './proving-context.ts'
import type { Sendable } from './sending.ts'

/** Proves one form again and again while it is edited. */
export interface Prover {
  /** The same as `prove`, for the form as it is now. Parts of the form that did not change are not proved again. */
  prove(schema: FormSchema): Proof
}

/** Steps for a whole form, about a second of work at most. Parts take them in form order. */
const stepsOfForm = 5_000_000

interface KnownPart {
  readonly proof: PartProof
  /** steps that the part could have taken */
  readonly available: number
}

/** A prover that keeps what it proved about the last form. */
export function createProver(context: ProvingContext): Prover {
  let known = new Map<string, KnownPart>()
  return {
    prove(schema) {
      const problems = findProblems(schema, context)
      const kept = new Map<string, KnownPart>()
      let available = stepsOfForm
      const proofs = partsOf(schema, problems).map((part) => {
        const key = JSON.stringify(part)
        const before = known.get(key) ?? kept.get(key)
        const proof =
          before !== undefined && isReusable(before, available)
            ? before
            : { proof: provePart(part, context, available), available }
        kept.set(key, proof)
        available = Math.max(0, available - proof.proof.steps)
        return proof.proof
      })
      known = kept
      return together(schema, problems, proofs)
    },
  }
}

/** A limit that was not met makes no difference. */
const isReusable = ({ proof, available }: KnownPart, now: number) =>
  available === now || (proof.steps < available && proof.steps < now)

/** Fields that no rule connects are proved apart. */
function partsOf(
  schema: FormSchema,
  problems: ReturnType<typeof findProblems>,
): readonly FormPart[] {
  const { sources } = dependenciesOf(schema)
  const parent = schema.fields.map((_, position) => position)
  const rootOf = (position: number): number => {
    let root = position
    while (parent[root] !== root) root = parent[root] ?? root
    for (let at = position; at !== root; ) {
      const next = parent[at] ?? root
      parent[at] = root
      at = next
    }
    return root
  }
  for (const [position, of] of sources.entries()) {
    for (const source of of) parent[rootOf(source)] = rootOf(position)
  }
  const { mode, payment } = schema.settings
  const problemsOf = Map.groupBy(problems, ({ fieldId }) => fieldId)
  const positions = Map.groupBy(schema.fields.keys(), rootOf)
  return [...positions.values()].map((members) => ({
    schema: {
      fields: members.flatMap((position) => {
        const field = schema.fields[position]
        return field === undefined ? [] : [{ ...field, label: nameOf(schema, position) }]
      }),
      settings: { mode, payment },
    },
    problems: members.flatMap((position) => problemsOf.get(schema.fields[position]?.id) ?? []),
  }))
}

const severities = ['error', 'warning', 'hint']

function together(
  schema: FormSchema,
  problems: ReturnType<typeof findProblems>,
  parts: readonly PartProof[],
): Proof {
  const sent = parts.map(({ canBeSent }) => canBeSent)
  const whole: Sendable = sent.includes(false)
    ? false
    : sent.includes('undecided')
      ? 'undecided'
      : true
  const proofs = new Map(
    parts
      .flatMap(({ fields }) => fields)
      .map((field) => [
        field.fieldId,
        whole === true || field.shown === 'never' ? field : { ...field, sendable: whole },
      ]),
  )
  const ofForm = problems
    .filter(({ fieldId }) => fieldId === undefined)
    .map((finding) => asProof(finding, null))
  const gone = parts.flatMap(({ goneBeforeSending }) =>
    [...goneBeforeSending.values()].filter(
      ({ fieldId }) => proofs.get(fieldId ?? '')?.sendable === false,
    ),
  )
  const places = new Map(schema.fields.map(({ id }, position) => [id, position]))
  const place = ({ fieldId }: ProofFinding) => places.get(fieldId ?? '') ?? -1
  return {
    fields: schema.fields.flatMap(({ id }) => proofs.get(id) ?? []),
    findings: [...ofForm, ...parts.flatMap(({ findings }) => findings), ...gone].toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) || place(a) - place(b),
    ),
  }
}
