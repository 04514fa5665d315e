import { spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
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
  'browser and Node globals do not compile in %s',
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
    const output = spawnSync('npx', ['tsc', '--project', join(planted, name)], {
      cwd: root,
      encoding: 'utf8',
    }).stdout
    for (const global of ['window', 'process', 'setTimeout', 'document', 'Buffer']) {
      expect(output).toContain(`Cannot find name '${global}'`)
    }
  },
)

/** A forbidden import for each wall: a file inside the wall, and what it must not import. */
const forbiddenImports: readonly (readonly [wall: string, from: string, to: string])[] = [
  ['core-is-pure', 'packages/core/src/form.ts', 'node:fs'],
  ['patterns-on-core', 'packages/patterns/src/index.ts', 'node:vm'],
  ['fields-on-core', 'packages/fields/src/index.ts', 'node:path'],
  ['field-definitions-without-react', 'packages/fields/src/text/text.ts', '../inputs.tsx'],
  ['contract-on-core-and-fields', 'packages/contract/src/calls.ts', '../../renderer/src/index.ts'],
  [
    'renderer-on-core-and-fields',
    'packages/renderer/src/FormView.tsx',
    '../../contract/src/form-schema.ts',
  ],
  [
    'formats-on-core-and-fields',
    'packages/formats/src/choose-importer.ts',
    '../../language/src/chat/understand-sentence.ts',
  ],
  [
    'language-on-core-fields-and-formats',
    'packages/language/src/chat/understand-sentence.ts',
    '../../../fields/src/inputs.tsx',
  ],
  [
    'proving-on-core-and-fields',
    'packages/proving/src/solver.ts',
    '../../contract/src/form-schema.ts',
  ],
  [
    'visitors-without-the-prover',
    'packages/renderer/src/Notice.tsx',
    '../../proving/src/solver.ts',
  ],
  ['packages-know-no-app', 'packages/core/src/limits.ts', '../../../apps/server/src/app.ts'],
  ['apps-apart', 'apps/web/src/api/call.ts', '../../../server/src/refusals.ts'],
  [
    'server-without-views',
    'apps/server/src/forms/public-page.ts',
    '../../../../packages/renderer/src/index.ts',
  ],
  ['store-below-routes', 'apps/server/src/forms/form-store.ts', './form-routes.ts'],
  ['database-in-stores', 'apps/server/src/forms/slug.ts', '../database/connect.ts'],
  ['public-form-stays-small', 'apps/web/src/public-form/take-over.tsx', '../ui/Button.tsx'],
  ['embed-script-alone', 'apps/web/src/embed/embed.ts', '../ui/Button.tsx'],
  [
    'no-language-in-the-script',
    'packages/renderer/src/ThankYou.tsx',
    '../../core/src/built-in-texts/en.ts',
  ],
  [
    'settings-in-the-editor',
    'apps/web/src/pages/dashboard/Dashboard.tsx',
    '../../../../../packages/fields/src/text/TextSettings.tsx',
  ],
  ['site-without-the-app', 'apps/web/src/site/landing/Hero.tsx', '../../pages/bin/BinPage.tsx'],
  ['app-without-the-site', 'apps/web/src/pages/bin/BinPage.tsx', '../../site/layout/Wrap.tsx'],
  ['pages-apart', 'apps/web/src/pages/bin/Bin.tsx', '../submissions/Submissions.tsx'],
  ['pages-apart', 'apps/web/src/logic-chat/Log.tsx', '../pages/login/LoginPage.tsx'],
  ['editing-without-a-screen', 'apps/web/src/editing/draft/edit.ts', '../editor-context.tsx'],
  ['no-cycles', 'apps/web/src/one.ts', './other.ts'],
  ['imports-resolve', 'apps/cli/src/third.ts', './nowhere.ts'],
]

/** Installed packages, most of which keep their code in a `dist` or `build` folder. */
const forbiddenPackages: Readonly<Record<string, readonly string[]>> = {
  'core-is-pure packages/core/src/answers.ts': ['kysely', 'zod', 'markdown-it', 'saxes'],
  'patterns-on-core packages/patterns/src/compile.ts': ['zod'],
  'fields-on-core packages/fields/src/inputs.tsx': ['zod', 'react-router', '@tabler/icons-react'],
  'field-definitions-without-react packages/fields/src/date/date.ts': ['react'],
  'contract-on-core-and-fields packages/contract/src/text.ts': ['kysely', 'markdown-it', 'react'],
  'renderer-on-core-and-fields packages/renderer/src/FieldRow.tsx': [
    'zod',
    '@base-ui/react',
    '@tabler/icons-react',
    '@tanstack/react-query',
    'react-router',
  ],
  'formats-on-core-and-fields packages/formats/src/import.ts': ['react', 'react-router', 'kysely'],
  'server-without-views apps/server/src/forms/save-form.ts': ['react', 'react-dom'],
  'sql-in-stores apps/server/src/forms/publish-form.ts': ['kysely', 'pg', '@electric-sql/pglite'],
  'public-form-stays-small apps/web/src/public-form/page.tsx': [
    'zod',
    'zustand',
    'react-router',
    '@base-ui/react',
    '@tabler/icons-react',
    '@tanstack/react-query',
    '@tanstack/react-virtual',
  ],
  'embed-script-alone apps/web/src/embed/popup.ts': ['react', 'zod', '@tanstack/react-query'],
}

function plantForbiddenImports(): void {
  for (const [, from, to] of forbiddenImports) {
    if (to.startsWith('.') && !to.includes('nowhere')) plant(join(dirname(from), to), 'export {}\n')
  }
  plant('apps/web/src/other.ts', "import './one.ts'\n")
  for (const [, from, to] of forbiddenImports) plant(from, `import '${to}'\n`)
  for (const [place, packages] of Object.entries(forbiddenPackages)) {
    const [, from = ''] = place.split(' ')
    plant(from, packages.map((name) => `import '${name}'\n`).join(''))
  }
  plant('apps/cli/src/one.ts', "import type { Two } from './two.ts'\nexport type One = Two\n")
  plant('apps/cli/src/two.ts', "import type { One } from './one.ts'\nexport type Two = One\n")
  for (const name of new Set(Object.values(forbiddenPackages).flat())) {
    const link = join(planted, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(installedPackage(name), link)
  }
}

/** Folder of a package at the root or in a workspace, as npm installed it. */
function installedPackage(name: string): string {
  const folders = ['', 'apps/server', 'apps/web'].map((at) => join(root, at, 'node_modules', name))
  const found = folders.find((folder) => existsSync(folder))
  if (found === undefined) throw new Error(`${name} is not installed`)
  return found
}

test('each wall stops the imports it forbids, also of packages that ship a dist folder', () => {
  plantForbiddenImports()
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    [
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      // The planted packages are links to the installed ones.
      '--preserve-symlinks',
      '--output-type',
      'json',
      'packages',
      'apps',
    ],
    { cwd: planted, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const violations: readonly { rule: { name: string }; from: string; to: string }[] =
    JSON.parse(stdout).summary.violations
  const stopped = violations.map(({ rule, from, to }) => `${rule.name} ${from} ${to}`)
  const missed = [
    ...forbiddenImports.map(([wall, from]) => `${wall} ${from} `),
    ...Object.entries(forbiddenPackages).flatMap(([place, packages]) =>
      packages.map((name) => `${place} node_modules/${name}/`),
    ),
    'no-cycles apps/cli/src/one.ts apps/cli/src/two.ts',
  ].filter((expected) => !stopped.some((line) => line.startsWith(expected)))
  expect(missed).toEqual([])
})

test('no two folders of the server import each other, types included', () => {
  const source = join(root, 'apps/server/src')
  const imports = new Set<string>()
  for (const file of globSync('*/**/*.ts', { cwd: source })) {
    // Tests may use everything.
    if (/\.test\.ts$|(^|\/)testing\//.test(file)) continue
    const text = readFileSync(join(source, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|import\(?|URL\() ?'(\.[^']+)'/g)) {
      const [from = ''] = file.split('/')
      const [to = '', ...rest] = join(dirname(file), path).split('/')
      // Files at the root connect the folders.
      if (to !== '..' && rest.length > 0 && from !== to) imports.add(`${from} ${to}`)
    }
  }
  expect(imports.size).toBeGreaterThan(50)
  const mutual = [...imports].filter((pair) => imports.has(pair.split(' ').reverse().join(' ')))
  expect(mutual).toEqual([])
})

test.each(['package-lock.json', 'bench/peers/package-lock.json'])(
  '%s has no download addresses, so that any registry serves it',
  (path) => {
    const lock: { packages: Record<string, { resolved?: string; link?: boolean }> } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    )
    const addresses = Object.values(lock.packages).filter(
      ({ resolved, link }) => resolved !== undefined && !link,
    )
    expect(addresses).toEqual([])
  },
)

test('scripts start on any Node version and import only Node modules before switching', () => {
  const scripts = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs'))
  for (const script of scripts) {
    const imports =
      readFileSync(join(import.meta.dirname, script), 'utf8').match(/^import .* from '(.*)'/gm) ??
      []
    // All other imports run on a new enough Node.
    expect(
      imports.filter((line) => !/'(node:[a-z_]+|\.\/shared\/with-node\.mjs)'/.test(line)),
      script,
    ).toEqual([])
  }
})
