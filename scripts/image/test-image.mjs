import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contactAnswers, contactForm } from '../../bench/shared/form.mjs'
import { publishForm, signIn } from '../shared/owner-client.ts'
import { step } from '../shared/run.mjs'
import { freePort } from '../shared/running-server.ts'
import { buildImage } from './build-image.mjs'
import { mountNamespace, nodeUserId, runIn, startIn } from './container.ts'

/** Builds the image's file system and uses the server in it. Returns the exit code. */
export async function testImage() {
  const namespace = mountNamespace()
  if ('missing' in namespace) {
    console.log(`The image was not built: ${namespace.missing}.`)
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'ramiform-image-'))
  try {
    const image = await step('Running the steps of the Dockerfile', () =>
      buildImage(folder, namespace.flags),
    )
    const failed = await use(image, namespace.flags, mkdtempSync(join(folder, 'volume-')))
    console.log(
      'Not tested: the base image itself, and the layers and the network of a container engine.',
    )
    return failed === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Uses the server as a newcomer would. Returns the number of failed checks. */
async function use(image, flags, volume) {
  let failed = 0
  const check = (name, ok, detail = '') => {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}${ok ? '' : ` ${String(detail)}`}`)
    if (!ok) failed += 1
  }
  const size = spawnSync('du', ['--summarize', '--block-size=M', join(image.root, 'app')], {
    encoding: 'utf8',
  })
  console.log(`/app of the image: ${size.stdout.split('\t')[0]}`)
  check(
    'the image has a user who is not root, a volume, a command and a health check',
    image.user === 'node' &&
      image.volume !== '' &&
      image.command.length > 0 &&
      image.healthCheck.length > 0,
  )
  chownSync(volume, nodeUserId, nodeUserId)

  const port = await freePort()
  const url = `http://localhost:${port}`
  const secret = {
    SESSION_SECRET: 'a secret of the image test, at least 32 characters',
    AUTH_LOCAL: 'code',
  }
  const options = {
    env: { ...image.env, ...secret, PORT: String(port), PUBLIC_URL: url },
    folder: image.folder,
    user: 'node',
    readOnlyRoot: true,
    volumes: { [image.volume]: volume },
  }
  const run = (...command) => runIn(image.root, flags, command, options)

  const written = await run(
    'sh',
    '-c',
    'id -u; touch /app/file /etc/file; touch /data/file && rm /data/file && echo the volume is writable',
  )
  check(
    'the root is read-only and the volume is not',
    /1000[\s\S]*Read-only[\s\S]*Read-only[\s\S]*the volume is writable/.test(written.output),
    written.output,
  )

  let formId = ''
  for (const start of ['first', 'second']) {
    const server = startIn(image.root, flags, image.command, options)
    let output = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    const ready = await poll(`${url}/readyz`, () => server.exitCode === null)
    check(`${start} start: /readyz answers with 200`, ready === 200, output)
    if (ready === 200) {
      const health = await run(...image.healthCheck)
      check(`${start} start: the health check passes`, health.code === 0, health.output)
      const signInLink = () => /https?:\/\/\S+code=\S+/.exec(output)?.[0] ?? ''
      const owner = await signIn({ url, signInLink })
      if (start === 'first') {
        const form = await publishForm(owner, 'Contact', contactForm)
        formId = form.id
        const page = await fetch(`${url}/f/${form.slug}`)
        check(
          'a visitor sees the form',
          page.status === 200 && (await page.text()).includes('Full name'),
        )
        const sent = await fetch(`${url}/api/public/forms/${form.slug}/submit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(contactAnswers),
        })
        check('a visitor submits the form', sent.status === 200, await sent.text())
        const backup = await run('node', 'apps/cli/ramiform.mjs', 'backup', '/data/test.backup')
        check('ramiform backup works while the server runs', backup.code === 0, backup.output)
      }
      const { submissions } = await owner.call('GET', `/api/forms/${formId}/submissions`)

      check(`${start} start: the submission is stored`, submissions.length === 1)
    }
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    check(`${start} start: SIGTERM ends it with 0`, server.exitCode === 0, output)
    const dead = await run(...image.healthCheck)
    check(`${start} start: the health check of a stopped server fails`, dead.code === 1)
  }
  return failed
}

async function poll(address, isRunning) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && isRunning(); ) {
    const status = await fetch(address).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return status
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return 0
}
