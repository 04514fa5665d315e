import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSignedOut, messageOf } from '../api/api-error.ts'
import { type EditedForm, formQuery, liveFormQuery } from '../api/queries.ts'
import { useToast } from '../ui/Toast.tsx'

/** The form that visitors see; undefined while it is read. */
export function useLiveForm(id: string): Form | undefined {
  const { data, error } = useQuery(liveFormQuery(id))
  useDashboardInstead(data === undefined ? error : null)
  return data
}

/** One form of the owner's with its unpublished changes; undefined while it is read. */
export function useOwnForm(id: string): EditedForm | undefined {
  const { data, error } = useQuery(formQuery(id))
  useDashboardInstead(data === undefined ? error : null)
  return data
}

/** A form that cannot be had leads to the dashboard, which says why (spec section 6). */
export function useDashboardInstead(error: Error | null): void {
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(() => {
    if (error === null || isSignedOut(error)) return
    toast(`Could not open the form. ${messageOf(error)}`, { kind: 'failed' })
    void navigate('/dashboard', { replace: true })
  }, [error, navigate, toast])
}
