import { parentPort } from 'node:worker_threads'
import { loadPublicFormBuild, type PublicFormBuild } from './public-form-build.ts'
import { formPageHtml, type PageJob } from './render-form-page.ts'

const builds = new Map<string, PublicFormBuild>()

async function buildIn(folder: string): Promise<PublicFormBuild> {
  const build = builds.get(folder) ?? (await loadPublicFormBuild(folder))
  if (build === null) throw new Error(`${folder} has no public form`)
  builds.set(folder, build)
  return build
}

parentPort?.on('message', async ({ folder, page }: PageJob) => {
  const bytes = new TextEncoder().encode(formPageHtml(await buildIn(folder), page))
  parentPort?.postMessage(bytes, [bytes.buffer])
})
