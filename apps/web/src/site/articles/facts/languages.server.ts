import { languageNames, languages } from '@ramiform/core/words/languages'
import { tableHtml } from './table.server.ts'

export function languageTable(): string {
  return tableHtml(
    ['Language', 'Stored as'],
    languages.map((language) => [languageNames[language], `\`${language}\``]),
  )
}
