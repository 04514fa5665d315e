import { expect, test } from 'vitest'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { onEveryDatabase } from '../testing/every-database.ts'

onEveryDatabase(({ database, otherNode }) => {
  test('of many submissions from one address at the same moment, to two nodes, one is stored', async () => {
    const nodes = [
      await buildTestApp({ database: database() }),
      await buildTestApp({ database: otherNode() }),
    ]
    const [first] = nodes
    if (first === undefined) throw new Error('no node')
    const owner = await first.owner()
    const schema = aSchema(undefined, { allowMultipleSubmissions: false, collectEmail: true })
    const created = await owner.call('POST', '/api/forms', { body: { name: 'Vote', schema } })
    const { id } = created.body.form
    const { slug } = (await owner.call('POST', `/api/forms/${id}/publish`)).body.form
    const submit = (index: number, submitterEmail: string) =>
      nodes[index % 2]?.visitor().call('POST', `/api/public/forms/${slug}/submit`, {
        body: { name: 'Bob', submitterEmail },
      })
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        submit(index, ['bob@example.org', 'Bob@Example.org', 'eve@example.org'][index % 3] ?? ''),
      ),
    )
    const statuses = sent.map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 409)).toHaveLength(28)
    const stored = await owner.call('GET', `/api/forms/${id}/submissions`)
    expect(stored.body.submissions).toHaveLength(2)
    for (const node of nodes) await node.close()
  })
})
