import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** PostgreSQL programs for benchmarks and tests. */
export const postgresPrograms = ['initdb', 'postgres', 'createdb', 'pg_isready']

/** The folder of PostgreSQL's programs: POSTGRES_BIN, on the PATH, or the newest in Debian's folder. */
export function installedPostgres(): string | undefined {
  const named = process.env.POSTGRES_BIN
  if (named) return isPostgres(named) ? named : undefined
  return [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()].find(isPostgres)
}

function debianFolders(): readonly string[] {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home) : []
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(home, version, 'bin'))
}

function isPostgres(folder: string): boolean {
  return postgresPrograms.every((program) => existsSync(join(folder, program)))
}
