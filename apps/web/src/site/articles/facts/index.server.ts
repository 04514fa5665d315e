import { embedSnippetsHtml } from './embedding.server.ts'
import { fieldGroupTable, fileKindTable, sourceTypeTable } from './fields.server.ts'
import { documentTable, exportTable, importTable } from './formats.server.ts'
import { languageTable } from './languages.server.ts'
import { conditionTable, limitTable } from './logic.server.ts'
import { messageTable } from './messages.server.ts'
import {
  ownerCookies,
  ownerStorage,
  respondentCookies,
  respondentStorage,
  storedInBrowserHtml,
} from './stored-in-browser.server.ts'

/** Tables for `{{facts: NAME}}` in articles. They are made from the code, so they stay correct. */
const facts = {
  conditions: conditionTable,
  limits: limitTable,
  'basic-fields': () => fieldGroupTable('basic'),
  'choice-fields': () => fieldGroupTable('choice'),
  'special-fields': () => fieldGroupTable('special'),
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
  'owner-cookies': () => storedInBrowserHtml(ownerCookies),
  'owner-storage': () => storedInBrowserHtml(ownerStorage),
  'respondent-cookies': () => storedInBrowserHtml(respondentCookies),
  'respondent-storage': () => storedInBrowserHtml(respondentStorage),
} as const satisfies Readonly<Record<string, () => string>>

export type FactName = keyof typeof facts

export function isFact(name: string): name is FactName {
  return Object.hasOwn(facts, name)
}

export function factTable(name: FactName): string {
  return facts[name]()
}
