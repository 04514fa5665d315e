import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSignedOut, messageOf } from '../api/api-error.ts'
import { type EditedForm, formQuery, liveFormQuery } from '../api/queries.ts'
import { useToast } from '../ui/Toast.tsx'

/** The form that visitors see; undefined while loading. */
export function useLiveForm(id: string): Form | undefined {
  const { data, error } = useQuery(liveFormQuery(id))
  useDashboardInstead(data === undefined ? error : null)
  return data
}

/** A form of the owner, with its unpublished changes; undefined while loading. */
export function useOwnForm(id: string): EditedForm | undefined {
  const { data, error } = useQuery(formQuery(id))
  useDashboardInstead(data === undefined ? error : null)
  return data
}

/** Redirects to the dashboard with the reason when a form is not available (spec section 6). */
export function useDashboardInstead(error: Error | null): void {
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(() => {
    if (error === null || isSignedOut(error)) return
    toast(`Could not open the form. ${messageOf(error)}`, { kind: 'failed' })
    void navigate('/dashboard', { replace: true })
  }, [error, navigate, toast])
}
