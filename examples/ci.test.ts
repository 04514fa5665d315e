import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const workflow = await readFile(join(root, 'examples/ci/check-forms.yml'), 'utf8')
const commands = new Map(
  [...workflow.matchAll(/- name: (.+)\n(?: {8}if: .+\n)? {8}run: (.+)/g)].map(([, name, run]) => [
    name ?? '',
    run ?? '',
  ]),
)
const variables = Object.fromEntries(
  [...workflow.matchAll(/^ {6}(RAMIFORM|FORM|SCENARIOS): (.+)$/gm)].map(([, name, value]) => [
    name ?? '',
    value ?? '',
  ]),
)

let repository = ''
beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'ramiform-ci-'))
  await cp(join(root, 'examples/ci'), join(repository, 'forms'), { recursive: true })
  await symlink(root, join(repository, 'ramiform'))
})
afterAll(() => rm(repository, { recursive: true }))

/** Runs a step of the workflow as the build server does. */
async function step(name: string): Promise<{ code: number; out: string }> {
  const command = commands.get(name)
  if (command === undefined) throw new Error(`the workflow has no step "${name}"`)
  const env = { ...process.env, ...variables }
  return promisify(execFile)('bash', ['-eo', 'pipefail', '-c', command], { cwd: repository, env })
    .then(({ stdout }) => ({ code: 0, out: stdout }))
    .catch(({ code, stdout }) => ({ code, out: stdout }))
}

test('the steps of the example workflow pass', async () => {
  expect([...commands.keys()]).toEqual([
    'Install Ramiform',
    'Prove the logic',
    'Test the scenarios',
    'Show what failed',
  ])
  expect(await step('Prove the logic')).toEqual({ code: 0, out: '' })
  expect(await step('Test the scenarios')).toEqual({ code: 0, out: '' })
  const report = await readFile(join(repository, 'scenarios.xml'), 'utf8')
  expect(report).toContain('tests="4" failures="0"')
})

test('a changed limit fails the build and says why', async () => {
  const form = join(repository, 'forms/conference.json')
  const before = await readFile(form, 'utf8')
  await writeFile(form, before.replace('"value": "4"', '"value": "6"'))
  expect((await step('Test the scenarios')).code).toBe(1)
  const { code, out } = await step('Show what failed')
  expect(code).toBe(1)
  expect(out).toContain('FAILED  Morning team gets lunch')
  expect(out).toContain(
    '“‘How many of you are coming?’ is greater than 6”, is false: the answer is “5”',
  )
  await writeFile(form, '{')
  expect((await step('Test the scenarios')).code).toBe(2)
})

test('the reports in the documentation are what the commands print', async () => {
  const article = await readFile(
    join(root, 'apps/web/src/site/documentation/articles/logic-in-a-build.md'),
    'utf8',
  )
  const shown = [...article.matchAll(/```\nnpx ramiform (.+)\n```\n\n```\n([\s\S]+?)```/g)]
  expect(shown.map(([, command = '']) => command.split(' ')[0])).toEqual([
    'prove',
    'diff',
    'scenarios',
    'test',
    'impact',
  ])
  const folder = join(repository, 'article')
  await cp(join(root, 'examples/ci'), folder, { recursive: true })
  const live = JSON.parse(await readFile(join(folder, 'conference.json'), 'utf8'))
  await writeFile(join(folder, 'live.json'), JSON.stringify(live))
  await writeFile(join(folder, 'draft.json'), JSON.stringify(draftOf(live)))
  await cp(join(folder, 'conference.scenarios.json'), join(folder, 'scenarios.json'))
  await writeFile(join(folder, 'submissions.json'), JSON.stringify(submissions))
  for (const [, command = '', report] of shown) {
    const program = join(root, 'apps/cli/ramiform.mjs')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, ...command.split(' '), '--format', 'text'],
      { cwd: folder },
    ).catch((error: { stdout: string }) => error)
    expect(stdout, command).toBe(report)
  }
})

/** The draft of the article: a raised limit, and a rule too many. */
function draftOf(live: { readonly fields: readonly { readonly id: string }[] }): object {
  const [way, day, people, lunch, link] = live.fields
  const raised = JSON.parse(JSON.stringify(lunch).replace('"value":"4"', '"value":"6"'))
  const rule = (fieldId: string, value: string) => ({
    id: `${fieldId}-rule`,
    fieldId,
    condition: 'equals',
    value,
  })
  const conditional = {
    operator: 'AND',
    rules: [rule('way', 'Online'), rule('day', 'Morning')],
    groups: [],
  }
  return { ...live, fields: [way, day, people, raised, { ...link, conditional }] }
}

const submissions = [
  { way: 'In person', day: 'Morning', people: '5', lunch: ['Vegan'] },
  { way: 'In person', day: 'Full day', people: '2', lunch: ['With meat'] },
  { way: 'Online', link: 'ada@example.org' },
].map((data, index) => ({ id: `${index + 1}`, submittedAt: '2026-11-20T09:00:00Z', data }))
