import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What measurements and tests run of PostgreSQL. */
export const postgresPrograms = ['initdb', 'postgres', 'createdb', 'pg_isready']

/** The folder of PostgreSQL's programs: POSTGRES_BIN, else on the PATH, else the newest in Debian's place. */
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
