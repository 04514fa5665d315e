import { documentFormats } from '@ramiform/formats/documents/formats'
import { exporters } from '@ramiform/formats/form-exporters/index'
import { importers } from '@ramiform/formats/importers/index'
import { tableHtml } from '../../html/table.server.ts'

const found: Readonly<Record<string, string>> = {
  json: 'Complete Ramiform forms. Forms from SurveyJS, Form.io, Typeform, Google Forms, Formbricks, FHIR and JSON Schema. Other lists of questions',
  csv: 'One text field per column of the first row. If the columns describe questions with types or options, one field per row',
  markdown:
    '`##` becomes long text, `###` text. Checkbox and option lists become choices. A trailing `*` means required',
  mermaid:
    'One field per node. A node with answers on its arrows becomes a choice, and the nodes after an answer depend on it',
  opml: 'One field per outline, with its `text`, `type` and `required`',
  lss: 'Surveys of LimeSurvey from version 2, with groups as sections, arrays as matrices, relevance as conditions, and translations',
  tree: 'One field per line with a question mark. Lines below an answer depend on it',
}

const endings = (extensions: readonly string[]) => extensions.map((one) => `\`.${one}\``).join(' ')

export function importTable(): string {
  return tableHtml(
    ['Format', 'Files', 'What becomes a field'],
    importers.map(({ name, label, extensions }) => {
      const what = found[name]
      if (what === undefined) throw new Error(`Describe the import of ${name}`)
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
  json: 'The whole form. You can import it again without loss',
  mermaid: 'A flowchart for documents and wikis',
  tree: 'A plain-text drawing for emails and comments',
}

export function exportTable(): string {
  return tableHtml(
    ['Format', 'File', 'What it is for'],
    exporters.map(({ name, label, extension }) => {
      const use = uses[name]
      if (use === undefined) throw new Error(`Describe the use of an export as ${name}`)
      return [label, `\`.${extension}\``, use]
    }),
  )
}
