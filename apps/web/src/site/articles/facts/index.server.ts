import { languageNames, languages } from '@ramiform/core/built-in-texts/languages'
import { embedSnippets, type SnippetName } from '../../../forms/embed-guide/embed-snippets.ts'
import { codeHtml } from '../../html/code-html.server.ts'
import { tableHtml } from '../../html/table.server.ts'
import { fieldGroupTable, fileKindTable, sourceTypeTable } from './fields.server.ts'
import { documentTable, exportTable, importTable } from './formats.server.ts'
import { conditionTable, limitTable } from './logic.server.ts'
import { messageTable } from './messages.server.ts'

/** Tables for `{{facts: NAME}}` in articles. They are made from the code, so they stay correct. */
const facts = {
  conditions: conditionTable,
  limits: limitTable,
  'basic-fields': () => fieldGroupTable('basic'),
  'choice-fields': () => fieldGroupTable('choice'),
  'special-fields': () => fieldGroupTable('special'),
  'more-fields': () => fieldGroupTable('more'),
  'source-types': sourceTypeTable,
  'file-kinds': fileKindTable,
  languages: languageTable,
  messages: messageTable,
  'import-formats': importTable,
  'document-formats': documentTable,
  'export-formats': exportTable,
  'embed-basic': () => embedSnippetsHtml('basic'),
  'embed-responsive': () => embedSnippetsHtml('responsive'),
  'embed-wordpress': () => embedSnippetsHtml('wordpress'),
} as const satisfies Readonly<Record<string, () => string>>

export type FactName = keyof typeof facts

export function isFact(name: string): name is FactName {
  return Object.hasOwn(facts, name)
}

export function factTable(name: FactName): string {
  return facts[name]()
}

const embedSample = {
  name: 'Winter workshop',
  address: 'https://forms.example.org/f/winter-workshop-7k2m',
}

/** Code of the embed guide for a sample form. */
function embedSnippetsHtml(name: SnippetName): string {
  return codeHtml(embedSnippets[name].code(embedSample))
}

function languageTable(): string {
  return tableHtml(
    ['Language', 'Stored as'],
    languages.map((language) => [languageNames[language], `\`${language}\``]),
  )
}
