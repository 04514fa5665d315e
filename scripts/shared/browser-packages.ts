import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importedNames } from '../figures/import-graph.ts'

const root = dirname(dirname(import.meta.dirname))

/**
 * The npm packages that components import. Vite prepares them before the first component test:
 * a package found in the middle of a test reloads the page.
 */
export function browserPackages(): string[] {
  const components = globSync('{apps/web,packages/{fields,renderer}}/src/**/*.tsx', { cwd: root })
  const names = components
    .filter((path) => !/\.test\.tsx$|\/testing\//.test(path))
    .flatMap((path) => importedNames(readFileSync(join(root, path), 'utf8')))
  return [...new Set(['react/jsx-dev-runtime', 'zustand/vanilla', ...names])]
    .filter((name) => /^[@a-z]/.test(name) && !/^(@ramiform\/|node:|virtual:)|\.css$/.test(name))
    .filter((name) => existsSync(join(root, 'node_modules', packageOf(name))))
    .filter((name) => !serverOnly.test(name))
    .sort()
}

const serverOnly = /^(@react-router\/|isbot|react-dom\/server|vite)/

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
