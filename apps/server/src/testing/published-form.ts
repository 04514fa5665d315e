import type { FormSchema } from '@ramiform/core/form'
import type { TestApp } from './build-test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/** Creates and publishes a form of the owner through the API. */
export async function publishedForm(server: TestApp, owner: TestBrowser, schema: FormSchema) {
  const created = await owner.call('POST', '/api/forms', { body: { name: 'Fair', schema } })
  const { body } = await owner.call('POST', `/api/forms/${created.body.form.id}/publish`)
  const { id, slug } = body.form as { id: string; slug: string }
  return {
    id,
    slug,
    /** Answers of the stored submissions, the newest first. */
    async stored() {
      const list = await owner.call('GET', `/api/forms/${id}/submissions`)
      return list.body.submissions.map(({ data }: { data: object }) => data)
    },
    submit: (answers: object) =>
      server.visitor().call('POST', `/api/public/forms/${slug}/submit`, { body: answers }),
  }
}
