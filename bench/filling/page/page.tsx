import type { PublicForm } from '@ramiform/contract/calls'
import { english } from '@ramiform/core/built-in-texts/en'
import { inputs } from '@ramiform/fields/inputs'
import { StandardForm } from '@ramiform/renderer'
import { createRoot } from 'react-dom/client'
import { PublicPage } from '../../../apps/web/src/public-form/PublicPage.tsx'
import '../../../apps/web/src/public-form/page.css'
import '@ramiform/renderer/branches.css'
import '@ramiform/renderer/inner-branches.css'

// The public form with `?n=` text questions and no server, for comparisons with other form renderers. With
// `topo=chain`, each question shows while the one before is "yes"; with `star`, while the first one is. All start as
// "yes".

const query = new URLSearchParams(location.search)
const [n, isStar] = [Number(query.get('n') ?? 100), query.get('topo') === 'star']
const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place for the form')

const fields = Array.from({ length: n }, (_, index): PublicForm['schema']['fields'][number] => {
  const dependsOn = `f${isStar ? 0 : index - 1}`
  return {
    id: `f${index}`,
    type: 'text',
    label: `Field ${index}`,
    ...(index > 0 && { conditional: { dependsOn, condition: 'equals', value: 'yes' } }),
  }
})
const answers = Object.fromEntries(fields.map(({ id }) => [id, 'yes']))
const form = { id: 'form', name: `${n} fields`, slug: 'form', version: 1 }
const root = createRoot(place)

const input = (index: number) => document.getElementById(`q-f${index}`)
const bench = {
  n,
  mount: () =>
    root.render(
      <PublicPage
        data={{ form: { ...form, schema: { fields, settings: {} } }, words: english, answers }}
        Body={StandardForm}
        inputs={inputs}
      />,
    ),
  input,
  shown: (index: number) => input(index)?.checkVisibility() === true,
}
Object.assign(window, { __bench: bench })
