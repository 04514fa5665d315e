import { z } from 'zod'
import { maxFolderName, maxMovedForms } from '../folders.ts'
import { text } from '../text.ts'
import { type CallTable, done } from './call.ts'

const folder = z.object({ id: z.string(), name: z.string() })
const folderAnswer = z.object({ folder })
const oneFolder = z.object({ folderId: text(64) })
const folderName = z.strictObject({
  name: text(maxFolderName)
    .trim()
    .refine((name) => name !== '', 'must not be empty'),
})

/** Calls for the folders of an owner's forms. A form is in one folder or in none (decision 271). */
export const folderCalls = {
  listFolders: {
    method: 'GET',
    path: '/api/folders',
    access: 'owner',
    summary: 'The folders of the signed-in owner, by name',
    response: z.object({ folders: z.array(folder) }),
  },
  createFolder: {
    method: 'POST',
    path: '/api/folders',
    access: 'owner',
    summary: 'Create a folder; 409 when another one has its name',
    body: folderName,
    response: folderAnswer,
  },
  renameFolder: {
    method: 'PUT',
    path: '/api/folders/{folderId}',
    access: 'owner',
    summary: 'Rename a folder; 409 when another one has its name',
    params: oneFolder,
    body: folderName,
    response: folderAnswer,
  },
  deleteFolder: {
    method: 'DELETE',
    path: '/api/folders/{folderId}',
    access: 'owner',
    summary: 'Delete a folder; its forms stay, in no folder',
    params: oneFolder,
    response: done,
  },
  moveForms: {
    method: 'POST',
    path: '/api/folders/move',
    access: 'owner',
    summary:
      'Move forms to a folder, or with `folderId` null out of their folders; returns the ids of the forms that moved, without unknown ones',
    body: z.strictObject({
      ids: z.array(text(64)).min(1).max(maxMovedForms),
      folderId: text(64).nullable(),
    }),
    response: z.object({ ids: z.array(z.string()) }),
  },
} as const satisfies CallTable

/** A folder, as `listFolders` returns it. */
export type Folder = z.output<typeof folder>
