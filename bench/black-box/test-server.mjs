import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trapName } from '../../packages/contract/src/trap.ts'
import { publishForm, signIn } from '../../scripts/shared/owner-client.ts'
import { root } from '../../scripts/shared/root.mjs'
import { freePort, startServer } from '../../scripts/shared/running-server.ts'
import { contactAnswers, contactForm } from '../shared/form.mjs'
import { respondent } from '../shared/respondent.mjs'

/** A public address, which forms may name. Nothing is listening there. */
const webhook = 'https://93.184.215.14/hook'

/**
 * The built server with an owner who has the forms of `examples/`, and a form with submissions, files, messages and
 * spam. `ids` fills the parameters of the API's paths.
 * @param startProxy starts a proxy to the server at a port, which is then the public address
 */
export async function startFilledServer({ databaseUrl, startProxy } = {}) {
  const port = startProxy === undefined ? undefined : await freePort()
  const server = await startServer({
    env: {
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(port && { PUBLIC_URL: `http://localhost:${port}` }),
    },
  })
  const proxy = await startProxy?.(`http://127.0.0.1:${new URL(server.url).port}`, port)
  const stop = async () => {
    await proxy?.stop()
    await server.stop()
  }
  try {
    const url = port === undefined ? server.url : `http://localhost:${port}`
    const owner = await signIn({ url, signInLink: server.signInLink })
    const examples = await publishExamples(owner)
    const ids = await fill(url, owner)
    return {
      url,
      owner,
      ids,
      slugs: [ids.slug, ...examples],
      cookie: owner
        .cookies()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
      document: await owner.call('GET', '/api/openapi.json'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function publishExamples(owner) {
  const slugs = []
  for (const file of readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.json'))) {
    const { name, schema } = JSON.parse(readFileSync(join(root, 'examples', file), 'utf8'))
    try {
      slugs.push((await publishForm(owner, name, schema)).slug)
    } catch (error) {
      // Some examples show errors that publishing rejects.
      if (!/: 4\d\d /.test(error.message)) throw error
    }
  }
  return slugs
}

/** A form with an item of each kind that a path of the API names. */
async function fill(url, owner) {
  const form = await publishForm(owner, 'Scanned form', {
    settings: { ...contactForm.settings, notifications: { webhook } },
    fields: [...contactForm.fields, { id: 'cv', type: 'file', label: 'CV', upload: {} }],
  })
  const { id, slug } = form
  for (let count = 0; count < 5; count += 1) {
    if (!(await respondent({ url, slug, has: 'file' }).step()))
      throw new Error('A submission was not acknowledged')
  }
  await owner.call('POST', `/api/public/forms/${slug}/submit`, {
    ...contactAnswers,
    [trapName]: 'x',
  })
  const of = (part) => owner.call('GET', `/api/forms/${id}${part}`)
  const submissionId = (await of('/submissions')).submissions[0].id
  const { folder } = await owner.call('POST', '/api/folders', { name: 'Scanned' })
  return {
    id,
    formId: id,
    slug,
    submissionId,
    folderId: folder.id,
    fileId: (await of(`/submissions/${submissionId}/files`)).files[0].id,
    deliveryId: (await of('/deliveries')).deliveries[0].id,
    heldId: (await of('/held')).held[0].id,
    version: '1',
    provider: 'local',
  }
}
