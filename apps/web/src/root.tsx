import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import '@ramiform/renderer/tokens.css'
import './ui/base.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { session } from './session/browser-session.ts'
import { createQueryClient } from './shell/query-client.ts'
import { ToastProvider } from './ui/Toast.tsx'
import { TooltipProvider } from './ui/Tooltip.tsx'

export { ErrorPage as ErrorBoundary } from './shell/ErrorPage.tsx'
export { Waiting as HydrateFallback } from './shell/Waiting.tsx'

/** The document around every page; the build writes it into index.html. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <div className="app">{children}</div>
        <noscript>Building forms needs JavaScript. Filling them in does not.</noscript>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const [queryClient] = useState(() => createQueryClient(() => session.expire()))
  useEffect(() => {
    void session.fetchUser()
  }, [])
  return (
    // The content security policy allows no style elements; what they would say stands in our own styles.
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
