import { PGlite } from '@electric-sql/pglite'

/** Creates an empty database in the directory given as argument. `firstStart` runs this file in a child process. */
const [directory = ''] = process.argv.slice(2)
const pglite = new PGlite(directory)
await pglite.waitReady
await pglite.close()
