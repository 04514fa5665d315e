// Loaded only by forms with a field whose input is not in every form's script.
import type { Field } from '@ramiform/core/field'
import { type Inputs, inputs, type LoadedType } from '@ramiform/fields/inputs'
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
  'yes-no': () => import('./yes-no.ts'),
  time: () => import('./time.ts'),
}

/** Loads the scripts that these fields need. The returned function opens them for the form. */
export async function loadFurther(fields: readonly Field[]) {
  const types = new Set(fields.map(({ type }) => type))
  const asked = Object.entries(scripts).filter(([type]) => types.has(type))
  const loaded = await Promise.all(asked.map(([, load]) => load()))
  return (data: PageData): FurtherInput & { readonly inputs: Inputs } => {
    const opened = loaded.map(({ open }) => open(data))
    const all: FurtherInput = Object.assign({}, ...opened)
    return { ...all, inputs: Object.assign({}, inputs, ...opened.map((script) => script.inputs)) }
  }
}
