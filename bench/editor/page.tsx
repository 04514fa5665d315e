import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import '@ramiform/renderer/tokens.css'
import '@ramiform/renderer/app-tokens.css'
import '../../apps/web/src/ui/base.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Editor } from '../../apps/web/src/pages/form-editor/Editor.tsx'
import { ToastProvider } from '../../apps/web/src/ui/Toast.tsx'
import { TooltipProvider } from '../../apps/web/src/ui/Tooltip.tsx'
import { formOf } from './form.ts'

// The real editor with palette, canvas, logic panel and store, but its own form and no server.

const query = new URLSearchParams(location.search)
const form = formOf(Number(query.get('n') ?? 0), query.get('kind') === 'mixed' ? 'mixed' : 'text')
const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place for the editor')

const router = createMemoryRouter([
  {
    path: '*',
    element: (
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={new QueryClient()}>
          <TooltipProvider>
            <ToastProvider>
              <Editor form={form} />
            </ToastProvider>
          </TooltipProvider>
        </QueryClientProvider>
      </CSPProvider>
    ),
  },
])

const root = createRoot(place)
let found: HTMLButtonElement | undefined
function button() {
  found ??= [...(place?.querySelectorAll<HTMLButtonElement>('aside button') ?? [])].find(
    ({ textContent }) => textContent === 'Text Input',
  )
  return found
}
const bench = {
  mount: () => root.render(<RouterProvider router={router} />),
  count: () => place.querySelectorAll('[data-field]').length,
  /** Work that the first half of a click did before its event. */
  press() {
    button()?.focus()
  },
  add() {
    button()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  },
}
declare global {
  interface Window {
    __bench: typeof bench
  }
}
window.__bench = bench
