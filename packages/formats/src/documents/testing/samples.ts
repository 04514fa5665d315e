import { readdirSync, readFileSync } from 'node:fs'
import type { Field } from '@ramiform/core/field'
import type { FoundFields } from '../../import.ts'

/** Samples come in pairs: `survey.docx` and `survey.docx.expected.json`. */
export function samplesIn(folder: URL) {
  return readdirSync(folder)
    .filter((file) => !file.endsWith('.expected.json'))
    .map((file) => ({
      file,
      bytes: new Uint8Array(readFileSync(new URL(file, folder))),
      expected: JSON.parse(readFileSync(new URL(`${file}.expected.json`, folder), 'utf8')),
    }))
}

/** The members of fields that samples check, and the warnings; a problem unchanged. */
export function outlineOf(
  result: FoundFields | { readonly problem: object },
  members: readonly (keyof Field)[],
) {
  if ('problem' in result) return result
  return {
    fields: result.fields.map((field) =>
      Object.fromEntries(
        members.flatMap((name) => {
          const value = field[name]
          return value === undefined || value === false ? [] : [[name, value]]
        }),
      ),
    ),
    ...(result.sections && {
      sections: result.sections.map(({ id, ...section }) => ({
        ...section,
        fields: result.fields.filter((field) => field.section === id).length,
      })),
    }),
    ...(result.tables && {
      tables: result.tables.map(({ id, ...table }) => ({
        ...table,
        rows: result.fields.filter((field) => field.table === id).length,
      })),
    }),
    ...(result.hiddenFields && { hiddenFields: result.hiddenFields }),
    ...(result.endings && { endings: result.endings }),
    warnings: result.warnings.map(({ message }) => message),
  }
}
