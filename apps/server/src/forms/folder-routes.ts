import type { Folder } from '@ramiform/contract/calls'
import type { FastifyInstance } from 'fastify'
import { newId } from '../database/new-id.ts'
import { refuse } from '../errors.ts'
import { route } from '../http/route.ts'

/** Routes for the folders of an owner's forms. Every store method checks the owner. */
export function folderRoutes(app: FastifyInstance, clock: () => Date): void {
  const { folders } = app.stores

  route(app, 'listFolders', async ({ user }) => ({ folders: await folders.list(user.id) }))

  route(app, 'createFolder', async ({ user, body }) => ({
    folder: stored(await folders.create(user.id, { id: newId(), name: body.name, now: clock() })),
  }))

  route(app, 'renameFolder', async ({ user, params, body }) => ({
    folder: stored(await folders.rename(user.id, params.folderId, body.name)),
  }))

  route(app, 'deleteFolder', async ({ user, params, request }) => {
    const { folderId } = params
    if (!(await folders.remove(user.id, folderId))) throw refuse('folder_not_found')
    request.log.info({ userId: user.id, folderId }, 'folder deleted')
    return { ok: true }
  })

  route(app, 'moveForms', async ({ user, body }) => {
    const ids = await folders.move(user.id, body.ids, body.folderId)
    if (ids === null) throw refuse('folder_not_found')
    return { ids }
  })
}

function stored(folder: Folder | 'taken' | null): Folder {
  if (folder === null) throw refuse('folder_not_found')
  if (folder === 'taken') throw refuse('folder_name_taken')
  return folder
}
