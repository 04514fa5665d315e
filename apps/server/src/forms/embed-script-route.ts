import type { FastifyInstance } from 'fastify'
import { refuse } from '../errors.ts'
import { sendEncoded } from '../http/encoded-body.ts'
import { openStaticFolder } from '../http/static-folder.ts'

/** of the script in the folder that the build writes it to */
const name = 'embed.js'

/**
 * The script with which other sites show forms (docs/embedding.md). Its address stays the same for good, so browsers ask
 * for a newer one after an hour, and meanwhile go on with what they have.
 */
export async function embedScriptRoute(app: FastifyInstance, folder: string): Promise<void> {
  let built = await openStaticFolder(folder)

  app.get('/embed.js', async (request, reply) => {
    if (built.names.size === 0) built = await openStaticFolder(folder)
    const script = await built.read(name)
    if (script === null) throw refuse('not_built')
    reply
      .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
      // Any page may load it: with `crossorigin`, and where the page is isolated from other origins.
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
    return sendEncoded(request, reply, script)
  })
}
