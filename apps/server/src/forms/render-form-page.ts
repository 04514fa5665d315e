import { setImmediate } from 'node:timers/promises'
import type { PublicForm } from '@ramiform/contract/calls'
import { createThreadLane } from '../threads/thread-lane.ts'
import type { PublicFormBuild } from './public-form-build.ts'
import { type PublicPage, publicPage } from './public-page.ts'
import { rendersAtOnce } from './renders-at-once.ts'

/** Form page before rendering. */
export type FormPage = Omit<PublicPage, 'content'> & { readonly form: PublicForm }

export interface PageJob {
  /** Build folder of the public form. */
  readonly folder: string
  readonly page: FormPage
}

const deadlineMs = 30_000

const lane = createThreadLane<PageJob, Uint8Array<ArrayBuffer>>({
  script: new URL('./render-worker.ts', import.meta.url),
  deadlineMs,
})

/** Renders a form page. Large forms render in a worker thread. */
export async function renderFormPage(
  build: PublicFormBuild,
  page: FormPage,
): Promise<string | Buffer> {
  if (rendersAtOnce(page.form.schema)) return formPageHtml(build, page)
  // Loading the form may have taken long, so yield to other requests before copying it to the thread.
  await setImmediate()
  const bytes = await lane.run(page.form.id, { folder: build.folder, page })
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function formPageHtml(build: PublicFormBuild, page: FormPage): string {
  const { form, words, start } = page
  return publicPage(build, { ...page, content: build.renderForm({ form, words, ...start }) })
}
