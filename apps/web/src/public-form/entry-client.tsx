// React first: what is ours then stands together, which packs better.
import { hydrateRoot } from 'react-dom/client'

import './page.css'
import { inputs } from '@ramiform/fields/inputs'
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
  const takesFiles = data.form.schema.fields.some(({ type }) => type === 'file')
  const [Body, files] = await Promise.all([
    isSingleCard ? import('./single-card.ts').then((card) => card.SingleCardForm) : StandardForm,
    takesFiles ? import('./files.ts') : null,
  ])
  hydrateRoot(
    root,
    <PublicPage
      data={data}
      Body={Body}
      inputs={files === null ? inputs : { ...inputs, file: files.FileInput }}
      uploads={files?.openUploads(data.form)}
    />,
  )
}
