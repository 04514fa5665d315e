// Loaded only by forms with further settings of choices and numbers, *Other*, picture choices, limits of dates, sections,
// tables, hidden fields, values, answers in texts, emphasis in descriptions, several languages, fields that are
// required for some answers, options that are offered for some answers, or a field whose input is not in every form's script.
import type { Filling } from '@ramiform/core/filling/filling'
import { type Inputs, inputs, type LoadedType } from '@ramiform/fields/inputs'
import type { FormBodyProps } from '@ramiform/renderer'
import type { ComponentType } from 'react'
import type { PageData } from '../state/page-data.ts'
import type { FurtherInput } from './further-input.ts'

interface Script {
  open(data: PageData): FurtherInput
}

const ofTypes: Readonly<Record<LoadedType, () => Promise<Script>>> = {
  file: () => import('./file.ts'),
  payment: () => import('./payment.tsx'),
  rating: () => import('./rating.ts'),
  scale: () => import('./scale.ts'),
  ranking: () => import('./ranking.ts'),
  'yes-no': () => import('./yes-no.ts'),
  time: () => import('./time.ts'),
  address: () => import('./address.ts'),
  signature: () => import('./signature.ts'),
  statement: () => import('./statement.ts'),
}

/**
 * Scripts of the parts that few forms have. The server names and preloads those of the page, by the names of these files
 * (decision 361).
 */
const scripts: Readonly<Record<string, () => Promise<Script>>> = {
  ...ofTypes,
  dates: () => import('./dates.ts'),
  pictures: () => import('./pictures.ts'),
  settings: () => import('./settings.ts'),
  other: () => import('./other.ts'),
  tables: () => import('./tables.ts'),
  sections: () => import('./sections.ts'),
  hidden: () => import('./hidden.ts'),
  languages: () => import('./languages.ts'),
  marks: () => import('./marks.ts'),
  texts: () => import('./texts.ts'),
  required: () => import('./required.ts'),
  offers: () => import('./offers.tsx'),
  values: () => import('./values.ts'),
}

/** Loads the scripts that a form needs. The returned function opens them for the form. */
export async function loadFurther(data: PageData) {
  const loaded = await Promise.all((data.further ?? []).map((name) => scripts[name]?.()))
  return (Plain: ComponentType<FormBodyProps>) => {
    const opened = loaded.flatMap((script) => script?.open(data) ?? [])
    const all: FurtherInput = Object.assign({}, ...opened)
    return {
      ...all,
      bring: (filling: Filling) => {
        for (const { bring } of opened) bring?.(filling)
      },
      Body: opened.reduce((Body, { wrap }) => wrap?.(Body) ?? Body, Plain),
      inputs: Object.assign({}, inputs, ...opened.map((script) => script.inputs)) as Inputs,
    }
  }
}
