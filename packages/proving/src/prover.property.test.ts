import type { FormSchema } from '@ramiform/core/form'
import { fieldTypes } from '@ramiform/fields'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prove } from './prove.ts'
import { proveFields } from './prove-fields.ts'
import { createProver } from './prover.ts'
import { adversaryForm } from './testing/large-forms.ts'
import { mutated } from './testing/mutated-forms.ts'
import { randomForm } from './testing/random-forms.ts'

const context = { fieldTypes, patterns: null }

/** Several forms in one, whose fields know nothing of each other. */
function beside(forms: readonly FormSchema[]): FormSchema {
  const fields = forms.flatMap((form, at) => {
    const text = JSON.stringify(form.fields)
    return JSON.parse(text.replace(/("(?:id|fieldId)":")([a-e])"/g, `$1$2${at}"`))
  })
  return { fields, settings: {} }
}

const forms = fc.array(randomForm, { minLength: 1, maxLength: 4 }).map(beside)

/** The form with its later fields copied, so that the first ones have more readers than connect a part. */
function withManyReaders(form: FormSchema): FormSchema {
  const [first, second] = form.fields.map(({ id }) => id)
  const copied = form.fields.slice(2)
  const copies = Array.from({ length: 14 }, (_, copy) =>
    JSON.parse(
      JSON.stringify(copied).replace(/("(?:id|fieldId)":")([a-e])"/g, (match, key, id) =>
        id === first || id === second ? match : `${key}${id}${copy}"`,
      ),
    ),
  )
  return { fields: [...form.fields.slice(0, 2), ...copies.flat()], settings: {} }
}

test('after any edits, the proof is the one of a form that was never seen', () => {
  const edits = fc
    .oneof(forms, randomForm.map(withManyReaders))
    .chain((form) => fc.tuple(fc.constant(form), mutated(form), mutated(form)))
  fc.assert(
    fc.property(edits, (versions) => {
      const prover = createProver(context)
      for (const schema of [...versions, ...versions]) {
        expect(prover.prove(schema)).toEqual(prove(schema, context))
      }
    }),
    { numRuns: 100 },
  )
})

test('parts of a form are proved as the whole is', () => {
  fc.assert(
    fc.property(fc.oneof(forms, randomForm.map(withManyReaders)), (schema) => {
      const verdicts = ({ fields }: Pick<ReturnType<typeof prove>, 'fields'>) =>
        fields.map(({ fieldId, shown, sendable, witness, hiddenWitness }) => [
          fieldId,
          shown,
          sendable,
          Object.keys(witness ?? {}).length,
          Object.keys(hiddenWitness ?? {}).length,
        ])
      expect(verdicts(prove(schema, context))).toEqual(verdicts(proveFields(schema, context)))
    }),
    { numRuns: 300 },
  )
})

test('a part that needs many steps leaves none for the parts after it, edited or not', () => {
  const hard = adversaryForm(200, 4.3, 1)
  const easy = adversaryForm(20, 3, 2)
  const renamed = JSON.parse(JSON.stringify(easy.fields).replace(/"(q|gate)(\d+)"/g, '"easy$1$2"'))
  const form = { fields: [...hard.fields, ...renamed], settings: {} }
  const edited = {
    ...form,
    fields: form.fields.map((field) =>
      field.id === 'easyq3' ? { ...field, label: 'Renamed' } : field,
    ),
  }
  // Fewer steps than the first part needs: the test counts work, not time.
  const few = { mostSteps: 200_000 }
  const prover = createProver(context, few)
  prover.prove(form)
  const proof = prover.prove(edited)
  expect(proof.fields.at(-1)?.shown).toBe('undecided')
  expect(proof).toEqual(createProver(context, few).prove(edited))
})
