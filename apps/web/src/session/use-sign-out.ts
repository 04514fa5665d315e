import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { session } from './browser-session.ts'

/** Signs out here or on every device, and clears the owner's data from the screen. */
export function useSignOut(): (everywhere?: boolean) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async (everywhere = false) => {
    await navigate('/')
    const signedOut = session.logout(everywhere)
    queryClient.clear()
    await signedOut
  }
}
