// Loaded only by forms with sections, tables, hidden fields, or a field whose input is not in every form's script.
import { type Inputs, inputs, type LoadedType } from '@ramiform/fields/inputs'
import type { FormBodyProps } from '@ramiform/renderer'
import type { ComponentType } from 'react'
import type { PageData } from '../state/page-data.ts'
import type { FurtherInput } from './further-input.ts'

interface Script {
  open(data: PageData): FurtherInput
}

/**
 * Scripts of the types whose input is not in every form's script. The server preloads them with the page, by the
 * names of these files (decision 361).
 */
const scripts: Readonly<Record<LoadedType, () => Promise<Script>>> = {
  file: () => import('./file.ts'),
  payment: () => import('./payment.tsx'),
  rating: () => import('./rating.ts'),
  scale: () => import('./scale.ts'),
  ranking: () => import('./ranking.ts'),
  'yes-no': () => import('./yes-no.ts'),
  time: () => import('./time.ts'),
  address: () => import('./address.ts'),
  signature: () => import('./signature.ts'),
}

/** Loads the scripts that a form needs. The returned function opens them for the form. */
export async function loadFurther(data: PageData) {
  const { fields, sections, tables, hiddenFields } = data.form.schema
  const types = new Set(fields.map(({ type }) => type))
  const asked = Object.entries(scripts).filter(([type]) => types.has(type))
  const [withSections, withTables, bring, ...loaded] = await Promise.all([
    sections && import('./sections.ts').then((script) => script.withSections),
    tables && import('./tables.ts').then((script) => script.withTables),
    hiddenFields &&
      import('./hidden.ts').then((script) => script.bringHidden(data, location.search)),
    ...asked.map(([, load]) => load()),
  ])
  return (Body: ComponentType<FormBodyProps>) => {
    const opened = loaded.map(({ open }) => open(data))
    const all: FurtherInput = Object.assign({}, ...opened)
    return {
      ...all,
      bring,
      Body: withTables?.(Body, withSections, data.at) ?? withSections?.(Body, data.at) ?? Body,
      inputs: Object.assign({}, inputs, ...opened.map((script) => script.inputs)) as Inputs,
    }
  }
}
