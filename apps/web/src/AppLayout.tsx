import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { session } from './session/browser-session.ts'
import { createQueryClient } from './shell/query-client.ts'
import { ToastProvider } from './ui/Toast.tsx'
import { TooltipProvider } from './ui/Tooltip.tsx'

/** What the screens of the app share and the pages of the site do without. */
export default function AppLayout() {
  const [queryClient] = useState(() => createQueryClient(() => session.expire()))
  useEffect(() => {
    if (session.state().user === null) void session.fetchUser()
  }, [])
  return (
    // The content security policy allows no style elements. Our own style sheets have these rules instead.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        </TooltipProvider>
      </QueryClientProvider>
    </CSPProvider>
  )
}
