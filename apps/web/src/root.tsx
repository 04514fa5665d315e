import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import '@ramiform/renderer/tokens.css'
import '@ramiform/renderer/app-tokens.css'
import './ui/base.css'
import type { ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { Waiting } from './shell/Waiting.tsx'
import { operatorJson } from './site/layout/operator.ts'

export { ErrorPage as ErrorBoundary } from './shell/ErrorPage.tsx'

/** The content of the HTML page that loads the app, until the app renders. */
export function HydrateFallback() {
  return (
    <>
      <Waiting />
      <noscript>Building forms needs JavaScript. Filling them in does not.</noscript>
    </>
  )
}

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-operator={operatorJson}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfcfa" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1310" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <div className="app">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export { Outlet as default } from 'react-router'
