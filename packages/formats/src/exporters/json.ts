import type { Exporter } from './export.ts'

/** The whole form, every member as it is; `ramiform` tells our importer that nothing is missing. */
export const json: Exporter = {
  name: 'json',
  label: 'JSON',
  extension: 'json',
  write: ({ name, description, schema }) => ({
    text: `${JSON.stringify({ ramiform: 1, name, description, schema }, null, 2)}\n`,
    lost: [],
  }),
}
