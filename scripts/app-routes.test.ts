import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isAppRoute } from '../apps/server/src/owner-app/app-routes.ts'

const root = dirname(import.meta.dirname)

test('the server knows every page that the browser renders, so that a reload finds it', () => {
  const routes = readFileSync(join(root, 'apps/web/src/routes.ts'), 'utf8')
  const [, inBrowser = ''] = /layout\('AppLayout\.tsx', \[(.*?)\n {2}\]\)/s.exec(routes) ?? []
  const paths = [...inBrowser.matchAll(/route\(\s*'([^']+)'/g)].map(([, path]) => `/${path}`)
  expect(paths.length).toBeGreaterThan(10)
  const unknown = paths.filter(
    (path) => !isAppRoute(path.replace(/\/:\w+\?/, '').replaceAll(/:\w+/g, '0189')),
  )
  expect(unknown).toEqual([])
})
