import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { sendEncoded } from '../http/encoded-body.ts'
import { openStaticFolder } from '../http/static-folder.ts'

/** File name of the script in the build folder. */
const name = 'embed.js'

/**
 * Serves the script that embeds forms in other sites (docs/embedding.md). Its URL never changes, so browsers revalidate
 * it after an hour, and use the cached copy in the meantime.
 */
export async function embedScriptRoute(app: FastifyInstance, folder: string): Promise<void> {
  let built = await openStaticFolder(folder)

  app.get('/embed.js', async (request, reply) => {
    if (built.names.size === 0) built = await openStaticFolder(folder)
    const script = await built.read(name)
    if (script === null) throw refuse('not_built')
    reply
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      // Any page may load the script, with `crossorigin` or from a cross-origin isolated page.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
    return sendEncoded(request, reply, script)
  })
}
