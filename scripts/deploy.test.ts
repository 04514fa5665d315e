import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { environment } from '../apps/server/src/environment.ts'
import { readDockerfile, readIgnored } from './image/read-dockerfile.ts'
import { serverNodeOptions } from './shared/server-node-options.ts'

const root = dirname(import.meta.dirname)
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const yamlFiles = globSync(
  ['compose.yaml', 'deploy/**/*.{yml,yaml}', '.github/**/*.{yml,yaml}', 'examples/**/*.{yml,yaml}'],
  { cwd: root },
)

/** Documents of a YAML file as plain data. */
function documentsOf(file: string): readonly Data[] {
  return parseAllDocuments(textOf(file), { strict: true, uniqueKeys: true, merge: true }).map(
    (document) => {
      expect([file, document.errors, document.warnings]).toEqual([file, [], []])
      return document.toJS() as Data
    },
  )
}
// biome-ignore lint/suspicious/noExplicitAny: plain data of foreign formats, of which each test reads a few members.
type Data = any

test.each(yamlFiles)('%s is valid YAML', (file) => {
  expect(documentsOf(file).length).toBeGreaterThan(0)
})

test('the Dockerfile has no problems', () => {
  expect(validate(textOf('Dockerfile')).map(({ message }) => message)).toEqual([])
  const instructions = DockerfileParser.parse(textOf('Dockerfile')).getInstructions()
  expect(instructions.length).toBeGreaterThan(15)
})

test('the image runs as a user who is not root, stores data in a volume only, and has a health check', () => {
  const stages = readDockerfile(join(root, 'Dockerfile'))
  const last = stages.at(-1)?.steps ?? []
  const keywords = last.map(({ keyword }) => keyword)
  expect(stages.length).toBe(2)
  expect(last.find(({ keyword }) => keyword === 'USER')?.words).toEqual(['node'])
  expect(keywords.lastIndexOf('USER')).toBeGreaterThan(keywords.lastIndexOf('RUN'))
  expect(keywords).toContain('HEALTHCHECK')
  expect(last.find(({ keyword }) => keyword === 'VOLUME')?.words).toEqual(['/data'])
  // The last stage gets its files from the build, so that no test, tool or secret of the context is in it.
  expect(last.filter(({ keyword, from }) => keyword === 'COPY' && from !== 'build')).toEqual([])
  expect(last.some(({ keyword }) => keyword === 'ADD')).toBe(false)
  for (const { base } of stages) expect(base).toBe(`node:${textOf('.nvmrc').trim()}-trixie-slim`)
  const command = last.find(({ keyword }) => keyword === 'CMD')?.words ?? []
  expect([command[0], existsSync(join(root, command.at(-1) ?? ''))]).toEqual(['node', true])
})

test('the image, the systemd unit and npm start give Node the same options', () => {
  const options = serverNodeOptions.join(' ')
  const steps = readDockerfile(join(root, 'Dockerfile')).at(-1)?.steps ?? []
  const image = steps.find(({ keyword }) => keyword === 'CMD')?.words.join(' ')
  const unit = textOf('deploy/systemd/ramiform.service')
  expect(image).toBe(`node ${options} apps/server/src/main.ts`)
  expect(unit).toContain(`\nExecStart=/usr/bin/node ${options} apps/server/src/main.ts\n`)
  expect(JSON.parse(textOf('package.json')).scripts.start).toBe(`node ${options} scripts/start.mjs`)
})

test('an image contains sources, but no secrets, data, tests or builds of this folder', () => {
  const isIgnored = readIgnored(join(root, '.dockerignore'))
  for (const file of [
    '.env',
    'data/postgres/base',
    '.git/config',
    'apps/web/.env',
    'node_modules/zod',
    'apps/web/node_modules/x',
    'apps/web/build/client/index.html',
    'apps/server/src/app.test.ts',
    'e2e/house.ts',
  ]) {
    expect([file, isIgnored(file)]).toEqual([file, true])
  }
  for (const file of [
    'package-lock.json',
    'apps/server/src/main.ts',
    'apps/web/src/build-info.ts',
    'packages/core/src/form.ts',
    'docs/backup.md',
  ]) {
    expect([file, isIgnored(file)]).toEqual([file, false])
  }
})

test('the nodes of compose.yaml are read-only, without rights, and stop slowly enough', () => {
  const [{ services }] = documentsOf('compose.yaml') as [Data]
  for (const name of ['node-1', 'node-2']) {
    const node = services[name]
    expect(node).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(Number.parseInt(node.stop_grace_period, 10)).toBeGreaterThan(17)
    for (const wanted of Object.keys(node.depends_on))
      expect(Object.keys(services)).toContain(wanted)
  }
  expect(services.proxy.ports).toContain('443:443')
  for (const [name, { image }] of Object.entries<Data>(services)) {
    expect([name, image]).toEqual([name, expect.not.stringMatching(/:latest$|^[^:${]+$/)])
  }
  const caddy = textOf('deploy/compose/Caddyfile')
  for (const name of ['node-1', 'node-2']) expect(caddy).toContain(`${name}:3000`)
})

test('a pod is read-only, not root, and has the three probes', () => {
  const objects = documentsOf('deploy/kubernetes/ramiform.yaml')
  const kinds = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
  expect(new Set(kinds).size).toBe(kinds.length)
  const { spec } = objects.find(({ kind }) => kind === 'Deployment')
  expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
  expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
  const [container] = spec.template.spec.containers
  expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(container.readinessProbe.httpGet.path).toBe('/readyz')
  expect(container.livenessProbe.httpGet.path).toBe('/livez')
  expect(container.startupProbe.httpGet.path).toBe('/livez')
  const volumes = spec.template.spec.volumes.map(({ name }: Data) => name)
  for (const { name } of container.volumeMounts) expect(volumes).toContain(name)
  const delay = Number(container.env.find(({ name }: Data) => name === 'SHUTDOWN_DELAY_MS').value)
  expect(spec.template.spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(delay + 15_000)
})

test('each setting in the deployment files is one that the server reads', () => {
  const [{ services }] = documentsOf('compose.yaml') as [Data]
  const [config, secret] = documentsOf('deploy/kubernetes/settings.yaml') as [Data, Data]
  const example = [...textOf('deploy/compose/example.env').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  const ofCompose = ['DOMAIN', 'POSTGRES_PASSWORD', 'BACKUPS', 'GRAFANA_PASSWORD']
  const dockerfile = readDockerfile(join(root, 'Dockerfile')).flatMap(({ steps }) => steps)
  const env = dockerfile
    .filter(({ keyword }) => keyword === 'ENV')
    .flatMap(({ text }) => text.split(' '))
  const names = [
    ...Object.keys(services['node-1'].environment),
    ...example.filter((name) => !ofCompose.includes(name)),
    ...Object.keys(config.data),
    ...Object.keys(secret.stringData),
    ...env.map((pair) => pair.split('=')[0] ?? ''),
  ]
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !Object.hasOwn(knownSettings, name))).toEqual([])
})

const knownSettings = environment.shape

test('the workflows run the commands of this repository', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
    const [{ jobs }] = documentsOf(file) as [Data]
    for (const { steps } of Object.values<Data>(jobs)) {
      for (const { run = '' } of steps) {
        for (const [, name = ''] of run.matchAll(/npm run ([\w:]+)/g))
          expect(Object.keys(scripts)).toContain(name)
        for (const [path] of run.matchAll(/\b(?:scripts|deploy)\/[\w./-]+/g))
          expect([path, existsSync(join(root, path))]).toEqual([path, true])
      }
    }
  }
})
