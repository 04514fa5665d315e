import type { Exporter } from './export.ts'

/** The whole form. The member `ramiform` marks our own format for the importer. */
export const json: Exporter = {
  name: 'json',
  label: 'JSON',
  extension: 'json',
  write: ({ name, description, schema, looks }) => ({
    text: `${JSON.stringify({ ramiform: 1, name, description, schema, looks }, null, 2)}\n`,
    lost: [],
  }),
}
