import { Readable } from 'node:stream'
import { submissionExport } from '@ramiform/contract/submission-filter'
import type { Stores } from '../app-types.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import { safeName, zipPaths } from '../files/zip-paths.ts'
import { createLineBuffer } from '../http/line-buffer.ts'
import { csvFile } from '../submissions/export-csv.ts'
import { exportRows } from '../submissions/export-rows.ts'
import { notAskedIds } from '../submissions/not-asked.ts'
import type { ReadSelection } from '../submissions/read-selection.ts'
import { createVersionReader, type VersionReader } from '../submissions/version-reader.ts'
import { yieldToEventLoop } from '../submissions/yield-to-event-loop.ts'
import { type AccountExportStore, answerStates, type OwnForm } from './account-export-store.ts'
import { createZipStream, type ZipStream } from './zip-stream.ts'

export interface AccountExportParts {
  readonly accounts: AccountExportStore
  readonly stores: Pick<Stores, 'forms' | 'formVersions' | 'submissions'>
  readonly storage: Pick<FileStorage, 'read'>
  readonly readSelection: ReadSelection
}

/**
 * Writes everything of an owner into a ZIP archive, form by form, while it is downloaded (decision 335).
 * @param failed called with the error that broke the archive off
 */
export function exportAccount(
  parts: AccountExportParts,
  ownerId: string,
  now: Date,
  failed: (error: Error) => void,
): Readable {
  const zip = createZipStream()
  write(parts, zip, ownerId, now).then(
    () => zip.end(),
    (error: Error) => {
      if (!zip.output.destroyed) failed(error)
      zip.fail(error)
    },
  )
  return zip.output
}

async function write(parts: AccountExportParts, zip: ZipStream, ownerId: string, now: Date) {
  const { accounts } = parts
  const asJson = { mtime: now, compress: true }
  const json = (value: object) => () => Readable.from([`${JSON.stringify(value, null, 2)}\n`])
  await zip.add('account.json', asJson, json(await accounts.profile(ownerId)))
  const versions = createVersionReader(parts.stores)
  const taken = new Set<string>()
  for (const formId of await accounts.formIds(ownerId)) {
    const form = await accounts.form(ownerId, formId)
    // Deleted forever while the archive was written.
    if (form === null) continue
    const folder = folderOf(form, taken)
    await zip.add(`${folder}/form.json`, asJson, json(formFile(form)))
    if (form.unpublished !== null) {
      const changes = { ...formFile(form), schema: form.unpublished }
      await zip.add(`${folder}/unpublished-changes.json`, asJson, json(changes))
    }
    if (form.deletedAt === null) {
      await zip.add(`${folder}/submissions.csv`, asJson, async () => {
        const owner = { ownerId, formId }
        const wanted = submissionExport.parse({ unasked: 'words' })
        const rows = await exportRows(parts.stores, parts.readSelection, owner, wanted)
        return Readable.from(csvFile(rows).parts, { objectMode: false })
      })
    }
    await zip.add(`${folder}/submissions.jsonl`, asJson, () =>
      Readable.from(answerLines(accounts, versions, formId), { objectMode: false }),
    )
    for (const { file, path } of zipPaths(await accounts.files(formId))) {
      const options = { mtime: file.submittedAt, compress: false }
      await zip.add(`${folder}/files/${path}`, options, () => parts.storage.read(file.id))
    }
  }
}

/** The form in the format that the import of Ramiform reads, with what the import ignores beside it. */
function formFile({ id, name, description, schema, ...form }: OwnForm) {
  const { slug, isPublished, createdAt, deletedAt } = form
  const about = { id, slug, isPublished, createdAt, deletedAt }
  return { ramiform: 1, name, ...(description === null ? {} : { description }), schema, about }
}

/** One line of JSON for each entry: its state, answers, and the ids of questions that were not asked. */
async function* answerLines(accounts: AccountExportStore, versions: VersionReader, formId: string) {
  const lines = createLineBuffer()
  const turn = yieldToEventLoop()
  for (const state of answerStates) {
    for await (const page of accounts.answers(formId, state)) {
      for (const answers of page) {
        const schema = await versions.read(formId, answers.formVersion)
        // Files have only the newest version, and its rules may have decided differently.
        const notAsked = schema === null ? [] : notAskedIds(schema, answers.data)
        lines.add(`${JSON.stringify({ state, ...answers, notAsked })}\n`)
        if (turn.isOver()) await turn.next()
      }
      yield* lines.take()
    }
  }
}

/** Folder named after the form. Forms with the same name get a number. */
function folderOf({ name, deletedAt }: OwnForm, taken: Set<string>): string {
  const plain = `${deletedAt === null ? 'forms' : 'bin'}/${safeName(name.slice(0, 80)) || 'form'}`
  let folder = plain
  for (let count = 2; taken.has(folder.toLowerCase()); count += 1) folder = `${plain} (${count})`
  taken.add(folder.toLowerCase())
  return folder
}
