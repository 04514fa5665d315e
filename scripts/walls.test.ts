import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const planted = mkdtempSync(join(root, 'node_modules', '.walls-'))
afterAll(() => rmSync(planted, { recursive: true, force: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(planted, path)), { recursive: true })
  writeFileSync(join(planted, path), text)
}

test.each(['packages/core', 'packages/fields', 'packages/patterns'])(
  'nothing of a browser or of Node compiles in %s',
  (folder) => {
    const name = folder.replace('/', '-')
    plant(
      `${name}/globals.ts`,
      'export const outside = [window, process, setTimeout, document, Buffer]\n',
    )
    plant(
      `${name}/tsconfig.json`,
      JSON.stringify({ extends: join(root, folder, 'tsconfig.json'), include: ['globals.ts'] }),
    )
    const told = spawnSync('npx', ['tsc', '--project', join(planted, name)], {
      cwd: root,
      encoding: 'utf8',
    }).stdout
    for (const global of ['window', 'process', 'setTimeout', 'document', 'Buffer']) {
      expect(told).toContain(`Cannot find name '${global}'`)
    }
  },
)

test('each wall stops the import it is there to stop', () => {
  const crossings: Record<string, [from: string, to: string]> = {
    'core-is-pure': ['packages/core/src/form.ts', 'node:fs'],
    'patterns-on-core': ['packages/patterns/src/index.ts', 'node:vm'],
    'fields-on-core': ['packages/fields/src/index.ts', 'node:path'],
    'field-definitions-without-react': ['packages/fields/src/text/text.ts', '../inputs.tsx'],
    'contract-on-core-and-fields': [
      'packages/contract/src/calls.ts',
      '../../renderer/src/index.ts',
    ],
    'renderer-on-core-and-fields': [
      'packages/renderer/src/FormView.tsx',
      '../../contract/src/form-schema.ts',
    ],
    'formats-on-core-and-fields': [
      'packages/formats/src/choose-importer.ts',
      '../../language/src/chat/understand-sentence.ts',
    ],
    'language-on-core-fields-and-formats': [
      'packages/language/src/chat/understand-sentence.ts',
      '../../../fields/src/inputs.tsx',
    ],
    'packages-know-no-app': ['packages/core/src/limits.ts', '../../../apps/server/src/app.ts'],
    'apps-apart': ['apps/web/src/api/call.ts', '../../../server/src/refusals.ts'],
    'server-without-views': [
      'apps/server/src/forms/public-page.ts',
      '../../../../packages/renderer/src/index.ts',
    ],
    'store-below-routes': ['apps/server/src/forms/form-store.ts', './form-routes.ts'],
    'sql-in-stores': ['apps/server/src/forms/publish-form.ts', 'kysely'],
    'public-form-stays-small': ['apps/web/src/public-form/entry-client.tsx', '../ui/Button.tsx'],
    'embed-script-alone': ['apps/web/src/embed/embed.ts', '../ui/Button.tsx'],
    'no-language-in-the-script': [
      'packages/renderer/src/ThankYou.tsx',
      '../../core/src/words/en.ts',
    ],
    'settings-in-the-editor': [
      'apps/web/src/pages/dashboard/Dashboard.tsx',
      '../../../../../packages/fields/src/text/TextSettings.tsx',
    ],
    'no-cycles': ['apps/cli/src/one.ts', './other.ts'],
    'imports-resolve': ['apps/cli/src/third.ts', './nowhere.ts'],
  }
  for (const [, [from, to]] of Object.entries(crossings)) {
    if (to.startsWith('.') && !to.includes('nowhere')) plant(join(dirname(from), to), 'export {}\n')
  }
  plant('node_modules/kysely/index.js', '')
  plant('apps/cli/src/other.ts', "import './one.ts'\n")
  for (const [, [from, to]] of Object.entries(crossings)) plant(from, `import '${to}'\n`)

  const told = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    [
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'packages',
      'apps',
    ],
    { cwd: planted, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  ).stdout
  const stopped: { rule: { name: string }; from: string }[] = JSON.parse(told).summary.violations
  for (const [rule, [from]] of Object.entries(crossings)) {
    expect(stopped.map((violation) => `${violation.rule.name} ${violation.from}`)).toContain(
      `${rule} ${from}`,
    )
  }
})

test('the lock file names no place to download from, so that it serves everybody', () => {
  const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const addresses = Object.values(lock.packages).filter(
    ({ resolved, link }) => resolved !== undefined && !link,
  )
  expect(addresses).toEqual([])
})

test('no script needs a newer Node than the one it looks for', () => {
  const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))
  for (const script of scripts) {
    const imports =
      readFileSync(join(import.meta.dirname, script), 'utf8').match(/^import .* from '(.*)'/gm) ??
      []
    // Anything else is imported once a new enough Node runs.
    expect(
      imports.filter((line) => !/'(node:[a-z_]+|\.\/shared\/with-node\.mjs)'/.test(line)),
      script,
    ).toEqual([])
  }
})
