import type { BodyOf } from '@ramiform/contract/calls'
import { parsedJson } from '../../../storage/parsed-json.ts'

type NamedStyle = BodyOf<'keepLook'>

/** The kept looks in the text of an exported form. The server checks their style. */
export function looksInFile(text: string): readonly NamedStyle[] {
  const file = parsedJson(text)
  if (!isRecord(file) || !Array.isArray(file.looks)) return []
  return file.looks.flatMap((look: unknown) =>
    isRecord(look) && typeof look.name === 'string' && isRecord(look.style)
      ? [{ name: look.name, style: look.style }]
      : [],
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
