import type { Form } from '@ramiform/core/form'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isSignedOut, messageOf } from '../api/api-error.ts'
import { formQuery } from '../api/queries.ts'
import { useToast } from '../ui/Toast.tsx'

/** One form of the owner's; undefined while it is read. A form that cannot be had leads to the dashboard (spec section 6). */
export function useOwnForm(id: string): Form | undefined {
  const { data, error } = useQuery(formQuery(id))
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(() => {
    if (error === null || data !== undefined || isSignedOut(error)) return
    toast(`The form could not be opened. ${messageOf(error)}`, { kind: 'failed' })
    void navigate('/dashboard', { replace: true })
  }, [error, data, navigate, toast])
  return data
}
