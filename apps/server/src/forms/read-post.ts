import { calls } from '@ramiform/contract/calls'
import { trapName } from '@ramiform/contract/trap'
import type { Answer, Answers } from '@ramiform/core/answers'
import { fieldTypeOf } from '@ramiform/core/field-type'
import { fieldsToFill } from '@ramiform/core/filling/fields-to-fill'
import type { FormSchema } from '@ramiform/core/form'
import { hiddenInAddress } from '@ramiform/core/hidden-answers'
import { typedNumber } from '@ramiform/fields/shared/typed-number'
import { checkContext } from './check-context.ts'
import { type PageTurn, pageTurnIn } from './turn-page.ts'

/** A form that a browser without JavaScript posted. */
export interface ReadPost {
  /** Answers as typed, to render the page again. */
  readonly typed: Answers
  /** Parsed answers; null when an answer does not match the contract. */
  readonly answers: Answers | null
  /** Form version of the page. */
  readonly version: string | null
  /** Null for forms with one page. */
  readonly turn: PageTurn | null
  readonly isTrapped: boolean
}

/** @param query of the page's address, which brings the hidden fields */
export function readPost(body: string, query: string, schema: FormSchema): ReadPost {
  const posted = new URLSearchParams(body)
  const hidden = hiddenInAddress(schema, new URLSearchParams(query))
  const typed = { ...hidden, ...answersTyped(posted, schema) }
  const read = calls.submitForm.body.safeParse(typed)
  return {
    typed,
    answers: read.success ? read.data : null,
    version: posted.get('form.version'),
    turn: pageTurnIn(posted),
    isTrapped: (posted.get(trapName) ?? '') !== '',
  }
}

/** Reads posted answers by field type. Repeated names form a list when the field accepts several values. */
export function answersTyped(body: URLSearchParams, schema: FormSchema): Answers {
  const posted = new Map<string, string[]>()
  for (const [name, value] of body) {
    const values = posted.get(name)
    if (values === undefined) posted.set(name, [value])
    else values.push(value)
  }
  return Object.fromEntries(
    fieldsToFill(schema).flatMap((field): [string, Answer][] => {
      const { id, type } = field
      // Browsers post line breaks as CR LF, but scripts read them as LF.
      const values = posted.get(id)?.map((value) => value.replaceAll('\r\n', '\n')) ?? []
      // A file name from an earlier post precedes the empty file input.
      const last = values.findLast((value) => value !== '')
      if (last === undefined) return []
      const rules = fieldTypeOf(checkContext.fieldTypes, type)
      if (rules?.parts) return [[id, rules.parts.join(values, field)]]
      const { answerKind: kind, comparesAsNumber } = rules ?? {}
      const takesSeveral =
        kind === 'list' || (kind === 'names' && (field.upload?.maxFiles ?? 1) > 1)
      if (takesSeveral) return [[id, values.filter((value) => value !== '')]]
      if (comparesAsNumber) return [[id, typedNumber(last, () => false)]]
      return kind === 'text' || kind === 'names' ? [[id, last]] : []
    }),
  )
}
