import type { FastifyInstance } from 'fastify'
import { newId } from '../database/new-id.ts'
import { refuse } from '../errors.ts'
import { route } from '../http/route.ts'

/** Routes for the looks that an owner keeps. Every store method checks the owner. */
export function lookRoutes(app: FastifyInstance, clock: () => Date): void {
  const { looks } = app.stores

  route(app, 'listLooks', async ({ user }) => ({ looks: await looks.list(user.id) }))

  route(app, 'keepLook', async ({ user, body }) => {
    const look = await looks.keep(user.id, { id: newId(), ...body, now: clock() })
    if (look === 'full') throw refuse('too_many_looks')
    return { look }
  })

  route(app, 'deleteLook', async ({ user, params }) => {
    if (!(await looks.remove(user.id, params.lookId))) throw refuse('look_not_found')
    return { ok: true }
  })
}
