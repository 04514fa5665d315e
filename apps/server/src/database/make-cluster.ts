import { PGlite } from '@electric-sql/pglite'

/** Run by `firstStart` in a process of its own: makes an empty database in the directory that is its argument. */
const [directory = ''] = process.argv.slice(2)
const pglite = new PGlite(directory)
await pglite.waitReady
await pglite.close()
