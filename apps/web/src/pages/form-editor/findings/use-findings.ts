import type { ListedFinding } from '@ramiform/proving/listed-finding'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { paymentKeysQuery } from '../../../api/queries.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import type { FindingsState } from '../../../editing/findings-store.ts'
import { paymentsOf } from '../../../forms/publish-check/payments-of.ts'

const none: readonly ListedFinding[] = []

/** A part of what the check found; only changes of that part draw the component again. */
export function useProof<Part>(select: (state: FindingsState) => Part): Part {
  return useStore(useEditor().findings, select)
}

/** Fixes by finding key. They are proved only while a component that shows them is mounted. */
export function useProvedFixes(isShown = true): FindingsState['fixes'] {
  const { findings } = useEditor()
  useEffect(() => (isShown ? findings.needFixes() : undefined), [findings, isShown])
  return useProof((state) => state.fixes)
}

/** Findings of one field. */
export function useFindingsOf(fieldId: string): readonly ListedFinding[] {
  return useProof(({ byField }) => byField.get(fieldId) ?? none)
}

/** Updates the findings while the editor is open. */
export function useWatchFindings(): void {
  const { findings } = useEditor()
  const id = useEditorState(({ facts }) => facts.id)
  const version = useEditorState(({ saved }) => saved.version)
  const takesPayments = useEditorState(
    ({ draft: { schema } }) =>
      schema.settings.payment?.enabled === true &&
      schema.fields.some(({ type }) => type === 'payment'),
  )
  useEffect(() => findings.watch(), [findings])
  const { data } = useQuery({ ...paymentKeysQuery(id, version), enabled: takesPayments })
  useEffect(() => {
    findings.setPayments(takesPayments && data !== undefined ? paymentsOf(data) : undefined)
  }, [findings, takesPayments, data])
}
