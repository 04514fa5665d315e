import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface Source {
  /** Relative to the root of the checkout, with forward slashes. */
  path: string
  text: string
  lines: number
  isTest: boolean
  /** A workspace folder such as "apps/web", or a top-level folder. */
  room: string
}

const ignored = ['node_modules', 'build', 'dist', '.react-router', 'data', 'screenshots', 'results']
const testOnly = /\.test\.tsx?$|\/testing\/|^e2e\//

/** Every TypeScript, JavaScript and CSS file of a checkout, without what is built or installed. */
export function readSources(checkout: string): Source[] {
  const paths = globSync('**/*.{ts,tsx,mjs,css}', {
    cwd: checkout,
    exclude: (path) => ignored.includes(basename(path)),
  })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(checkout, path), 'utf8')
      return {
        path,
        text,
        lines: countLines(text),
        isTest: testOnly.test(path),
        room: roomOf(path),
      }
    })
}

function countLines(text: string): number {
  if (text === '') return 0
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

export function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  if (folders.length === 0) return '(root)'
  const isWorkspace = folders[0] === 'apps' || folders[0] === 'packages'
  return folders.slice(0, isWorkspace ? 2 : 1).join('/')
}

/** Import name of each package file: "@ramiform/core/form" leads to "packages/core/src/form.ts". */
export function packageFiles(checkout: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: checkout })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(checkout, manifest), 'utf8'))
    const folder = manifest.replaceAll('\\', '/').replace('/package.json', '')
    for (const [from, to] of Object.entries<string>(exports)) {
      files.set(name + from.slice(1), folder + to.slice(1))
    }
  }
  return files
}

/** Figures of the last `npm test` of this checkout; `scripts/test.mjs` writes them. */
export function lastTestRun(checkout: string): { seconds: number; passed: number } | null {
  const report = join(checkout, 'node_modules', '.cache', 'ramiform', 'last-test.json')
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
}
