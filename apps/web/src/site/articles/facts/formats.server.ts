import { documentFormats } from '@ramiform/text-to-form/documents/formats'
import { exporters } from '@ramiform/text-to-form/exporters/index'
import { importers } from '@ramiform/text-to-form/importers/index'
import { tableHtml } from './table.server.ts'

const found: Readonly<Record<string, string>> = {
  json: 'Ramiform’s own forms with everything they have; forms of SurveyJS, Form.io, Typeform, Google Forms, Formbricks, FHIR and JSON Schema, and lists of questions in other names',
  csv: 'A text field for each column of the first line; where the columns name questions with types or options, a field for each row',
  markdown:
    '`##` a long text, `###` a text, lists of boxes and of options as choices, a trailing `*` as required',
  mermaid:
    'A field for each node; a node with answers on its arrows is a choice, and what lies behind an answer depends on it',
  opml: 'A field for each outline, by its `text`, `type` and `required`',
  tree: 'A field for each line with a question mark; what is drawn below an answer depends on it',
}

const endings = (extensions: readonly string[]) => extensions.map((one) => `\`.${one}\``).join(' ')

export function importTable(): string {
  return tableHtml(
    ['Format', 'Files', 'What becomes a field'],
    importers.map(({ name, label, extensions }) => {
      const what = found[name]
      if (what === undefined) throw new Error(`Say what an import of ${name} finds`)
      return [label, endings(extensions), what]
    }),
  )
}

export function documentTable(): string {
  const labels = [...new Set(Object.values(documentFormats).map(({ label }) => label))]
  return tableHtml(
    ['Document', 'Files'],
    labels.map((label) => [
      label,
      endings(
        Object.values(documentFormats)
          .filter((format) => format.label === label)
          .flatMap(({ extensions }) => extensions),
      ),
    ]),
  )
}

const uses: Readonly<Record<string, string>> = {
  json: 'The whole form: read again, it loses nothing',
  mermaid: 'A flowchart for documents and wikis',
  tree: 'A drawing in plain text, for mails and comments',
}

export function exportTable(): string {
  return tableHtml(
    ['Format', 'File', 'What it is for'],
    exporters.map(({ name, label, extension }) => {
      const use = uses[name]
      if (use === undefined) throw new Error(`Say what an export as ${name} is for`)
      return [label, `\`.${extension}\``, use]
    }),
  )
}
