import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of files that differ or are only in one of two folders. Sockets do not count. */
export function differences(one, other, names) {
  return names.flatMap((name) => {
    const paths = new Set([...filesIn(join(one, name)), ...filesIn(join(other, name))])
    return [...paths].filter((path) => !isSame(join(one, name, path), join(other, name, path)))
  })
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

function isSame(one, other) {
  return existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))
}
