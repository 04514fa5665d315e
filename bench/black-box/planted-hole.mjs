import { createServer } from 'node:http'
import { createRequire } from 'node:module'

// The server's own driver.
const pg = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pg')

/** A search that puts its parameter into the SQL text, on the same PostgreSQL. sqlmap must find it. */
export async function startPlantedHole(databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  await pool.query(
    "create table planted as select g as id, 'name ' || g as name from generate_series(1, 9) g",
  )
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, 'http://localhost').searchParams.get('name') ?? ''
    try {
      const { rows } = await pool.query(`select id, name from planted where name = '${name}'`)
      response.end(JSON.stringify(rows))
    } catch (error) {
      response.statusCode = 500
      response.end(error.message)
    }
  })
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${server.address().port}/?name=name%201`,
    async stop() {
      await new Promise((resolve) => server.close(resolve).closeAllConnections())
      await pool.end()
    },
  }
}
