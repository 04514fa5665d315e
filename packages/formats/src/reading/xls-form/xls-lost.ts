import type { XlsForm, XlsRow } from './xls-sheets.ts'
import { rowKind } from './xls-types.ts'

/** Columns of a question that are lost while they have a value. */
const columns: Readonly<Record<string, string>> = {
  calculation: 'Its calculated value could not be imported.',
  media: 'Its picture, sound or video was not imported.',
  audio: 'Its picture, sound or video was not imported.',
  image: 'Its picture, sound or video was not imported.',
  video: 'Its picture, sound or video was not imported.',
}

/** Sentences about the columns of a question that a field of ours does not have. */
export function lostColumns(row: XlsRow, language: string): readonly string[] {
  const told = Object.entries(columns).flatMap(([name, sentence]) =>
    row.text(name, language) === '' ? [] : [sentence],
  )
  if (/^(?:yes|true)/i.test(row.cell('readonly')))
    told.push('It is read-only in the form. Here it can be filled in.')
  return [...new Set(told)]
}

/** Sentences about parts of a whole form that ours do not have. */
export function lostOfForm({ survey }: XlsForm): readonly string[] {
  const kinds = survey.map((row) => ({
    row,
    kind: rowKind(
      row.cell('type'),
      row.names.every((name) => name !== 'label'),
    ).kind,
  }))
  const named = (wanted: string) =>
    kinds
      .filter(({ kind }) => kind === wanted)
      .map(({ row }) => row.cell('name') || row.cell('type'))
      .join(', ')
      .slice(0, 200)
  const [records, files] = [named('record'), named('file_list')]
  return [
    ...(records === '' ? [] : [`What the device records by itself was skipped: ${records}.`]),
    ...(files === '' ? [] : [`Lists in other files were skipped: ${files}.`]),
  ]
}
