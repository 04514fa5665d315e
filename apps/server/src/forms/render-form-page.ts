import { setImmediate } from 'node:timers/promises'
import type { PublicForm } from '@ramiform/contract/calls'
import { createThreadLane } from '../threads/thread-lane.ts'
import type { PublicFormBuild } from './public-form-build.ts'
import { type PublicPage, publicPage } from './public-page.ts'

/** A page with its form to fill in. */
export type FormPage = Omit<PublicPage, 'content'> & { readonly form: PublicForm }

export interface PageJob {
  /** of the built public form */
  readonly folder: string
  readonly page: FormPage
}

/** Fields and options whose page renders in less than 20 ms. */
const partsAtOnce = 500

const deadlineMs = 30_000

const lane = createThreadLane<PageJob, Uint8Array<ArrayBuffer>>({
  script: new URL('./render-worker.ts', import.meta.url),
  deadlineMs,
})

/** Renders the page of a form; the page of a large form in a thread of its own. */
export async function renderFormPage(
  build: PublicFormBuild,
  page: FormPage,
): Promise<string | Buffer> {
  const { fields } = page.form.schema
  const parts = fields.reduce((sum, { options }) => sum + 1 + (options?.length ?? 0), 0)
  if (parts <= partsAtOnce) return formPageHtml(build, page)
  // The form may just have been read from the database: let other requests run before it is copied to the thread.
  await setImmediate()
  const bytes = await lane.run(page.form.id, { folder: build.folder, page })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function formPageHtml(build: PublicFormBuild, page: FormPage): string {
  const { form, words, start } = page
  return publicPage(build, { ...page, content: build.renderForm({ form, words, ...start }) })
}
