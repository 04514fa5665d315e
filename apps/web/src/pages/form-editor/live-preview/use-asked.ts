import type { Answers } from '@ramiform/core/answers'
import type { Filling } from '@ramiform/core/filling/filling'
import type { SmallestChange } from '@ramiform/proving/smallest-change'
import type { ShownForm } from '@ramiform/renderer'
import { useEffect, useState } from 'react'
import { useEditor, useScreen } from '../../../editing/editor-context.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { answersIn } from '../../../forms/preview/carried-answers.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { useSmallestChanges } from './use-smallest-changes.ts'

interface Wanted {
  readonly fieldIds: readonly string[]
  readonly answers: Answers
}
const nothing: Wanted = { fieldIds: [], answers: {} }

/** Does what a finding or a field asks of the preview: starts with answers, or makes a field appear. */
export function useAsked(
  form: ShownForm,
  filling: Filling | null,
  startWith: (answers: Answers, at: string | undefined) => void,
  appear: (fieldId: string, change: SmallestChange) => void,
): void {
  const { screen } = useEditor()
  const toast = useToast()
  const asked = useScreen((state) => state.askedPreview)
  const [wanted, setWanted] = useState(nothing)

  useEffect(() => {
    if (asked === null) return
    if ('answers' in asked) startWith(asked.answers, asked.fieldId)
    else if (filling === null) return
    else setWanted({ fieldIds: [asked.appear], answers: answersIn(filling) })
    screen.askPreview(null)
  }, [asked, filling, startWith, screen])

  const changes = useSmallestChanges(form.schema, wanted.answers, wanted.fieldIds)
  useEffect(() => {
    const [fieldId = ''] = wanted.fieldIds
    const change = changes.get(fieldId)
    if (change === undefined) return
    setWanted(nothing)
    if (change !== null) return appear(fieldId, change)
    const field = form.schema.fields.find(({ id }) => id === fieldId)
    toast(`No answers make “${field === undefined ? '' : fieldName(field)}” appear.`, {
      kind: 'failed',
    })
  }, [changes, wanted, form, appear, toast])
}
