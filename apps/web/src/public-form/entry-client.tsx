// React first: what is ours then stands together, which packs better.
import { hydrateRoot } from 'react-dom/client'

import './page.css'
import { StandardForm } from '@ramiform/renderer'
import { PublicPage } from './PublicPage.tsx'
import { type PageData, readPageData } from './page-data.ts'

const data = readPageData()
const root = document.getElementById('root')
if (window !== window.top) document.documentElement.classList.add('embedded')
if (data !== null && root !== null) void takeOver(root, data)

/** What was typed until now stays: inputs keep their own text, and the form reads it once it lives. */
async function takeOver(root: HTMLElement, data: PageData) {
  const isSingleCard = data.form.schema.settings.displayStyle === 'single-card'
  const Body = isSingleCard ? (await import('./single-card.ts')).SingleCardForm : StandardForm
  hydrateRoot(root, <PublicPage data={data} Body={Body} />)
}
