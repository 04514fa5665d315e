import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Claims } from './Claims.tsx'
import { Comparison } from './comparison/Comparison.tsx'
import { Demo } from './Demo.tsx'
import { Features } from './features/Features.tsx'
import { OpenSource } from './OpenSource.tsx'
import { Prices } from './Prices.tsx'
import { UseCases } from './UseCases.tsx'

/** HTML of the sections that need no script. Rendered at build time, so that visitors don't download their code. */
export function staticSections() {
  return {
    claims: html(<Claims />),
    features: html(<Features />),
    useCases: html(<UseCases />),
    demo: html(<Demo />),
    comparison: html(<Comparison />),
    openSource: html(<OpenSource />),
    prices: html(<Prices />),
  }
}

const html = (section: ReactNode): string => renderToStaticMarkup(section)
