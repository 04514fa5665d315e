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
import { formOf } from '../editor/form.ts'

// The real flow chart of a form with `?n=300` fields, without a server.

const form = formOf(Number(new URLSearchParams(location.search).get('n') ?? 0), 'mixed')
const router = createMemoryRouter(
  [
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
  ],
  { initialEntries: ['/?view=flow'] },
)
const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place for the flow')
createRoot(place).render(<RouterProvider router={router} />)
