import { type Answer, isList } from '@ramiform/core/answers'
import { say } from '@ramiform/core/built-in-texts/say'
import type { Field } from '@ramiform/core/field'
import { chosenItems } from '@ramiform/fields/file/chosen-items'
import type { FileItem } from '@ramiform/fields/file/file-item'
import { hasUploads } from '@ramiform/fields/file/has-uploads'
import { uploadsKey } from '@ramiform/fields/file/uploads-key'
import type { PageData } from '../state/page-data.ts'
import { type VisitorStorage, visitorStorage } from '../state/visitor-storage.ts'
import type { FormUploads } from './form-uploads.ts'
import type { FileToSend, SendingFile } from './send-file.ts'

interface SentItem extends FileItem {
  /** Id of the upload, set once the file is uploaded. */
  readonly uploadId?: string | undefined
}

interface Environment {
  /** Storage of this tab, so that uploaded files survive a reload. */
  readonly storage: VisitorStorage
  /** Loads the upload code when the first file is chosen. */
  readonly loadSender: () => Promise<(file: FileToSend) => SendingFile>
  readonly isOnline: () => boolean
}

const inBrowser: Environment = {
  storage: visitorStorage(() => sessionStorage),
  loadSender: () => import('./send-file.ts').then(({ sendFile }) => sendFile),
  isOnline: () => navigator.onLine,
}

const none: readonly FileItem[] = []

/** Uploads the files of one form as they are chosen. */
export function openUploads(
  { form, words }: Pick<PageData, 'form' | 'words'>,
  environment = inBrowser,
): FormUploads {
  const { storage, loadSender, isOnline } = environment
  const storageKey = `ramiform:uploads:${form.id}`
  const kept = new Map<string, readonly SentItem[]>(storedItems(storage.read(storageKey)))
  const sending = new Map<string, { file: File; field: Field; sender: SendingFile | null }>()
  const listeners = new Set<() => void>()

  const items = (fieldId: string) => kept.get(fieldId) ?? none
  function set(fieldId: string, next: readonly SentItem[], isOnlyProgress = false) {
    kept.set(fieldId, next)
    if (!isOnlyProgress) storage.write(storageKey, toKeep(kept))
    notify()
  }
  function notify() {
    for (const listener of [...listeners]) listener()
  }
  function change(fieldId: string, key: string, change: Partial<SentItem>) {
    set(
      fieldId,
      (kept.get(fieldId) ?? []).map((item) => (item.key === key ? { ...item, ...change } : item)),
      change.state === 'sending',
    )
  }

  async function begin(key: string) {
    const started = sending.get(key)
    if (started === undefined) return
    const { file, field } = started
    change(field.id, key, { state: isOnline() ? 'sending' : 'waiting', problem: undefined })
    if (!isOnline()) return
    try {
      started.sender ??= (await loadSender())({
        file,
        endpoint: '/api/public/uploads',
        language: words.language,
        about: { form: form.slug, field: field.id, name: file.name },
        onProgress: (sent) => change(field.id, key, { state: 'sending', sent }),
        onSent: (uploadId) => {
          sending.delete(key)
          change(field.id, key, { state: 'sent', sent: file.size, uploadId })
        },
        onFailed: ({ kind, problem }) => {
          const waits = kind === 'lost' && !isOnline()
          if (kind === 'refused') sending.delete(key)
          change(field.id, key, {
            state: waits ? 'waiting' : kind === 'refused' ? 'refused' : 'failed',
            problem: problem ?? words.files.connectionLost,
          })
        },
      })
    } catch {
      // The upload code could not be loaded.
      return change(field.id, key, { state: 'failed', problem: words.files.connectionLost })
    }
    // Skip if the file was removed while the code was loading.
    if (sending.has(key)) started.sender.start()
  }

  function stop(key: string) {
    sending.get(key)?.sender?.stop()
    sending.delete(key)
  }

  globalThis.addEventListener?.('online', () => {
    for (const [fieldId, all] of kept) {
      for (const { key, state } of all) {
        if (state === 'waiting' && sending.has(key)) void begin(key)
        else if (state === 'waiting') change(fieldId, key, { state: 'failed' })
      }
    }
  })

  return {
    items,
    add(field, files) {
      const before = kept.get(field.id) ?? []
      const chosen = chosenItems(field, before, files, words)
      const stays = new Set(chosen.kept.map(({ key }) => key))
      for (const { key } of before) if (!stays.has(key)) stop(key)
      const added = chosen.added.map(({ item }) => item)
      set(field.id, [...before.filter(({ key }) => stays.has(key)), ...added])
      for (const { item, file } of chosen.added) {
        if (item.state === 'refused') continue
        sending.set(item.key, { file, field, sender: null })
        void begin(item.key)
      }
    },
    remove(fieldId, key) {
      stop(key)
      set(
        fieldId,
        (kept.get(fieldId) ?? []).filter((item) => item.key !== key),
      )
    },
    retry: (_fieldId, key) => void begin(key),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async settled(answers) {
      const wanted = () =>
        form.schema.fields
          .filter((field) => hasUploads(field) && Object.hasOwn(answers, field.id))
          .map(({ id }) => {
            const all = kept.get(id) ?? []
            const files = all.filter(({ state }) => state !== 'refused')
            return { id, files, refused: all.find(({ state }) => state === 'refused') }
          })
      const isOn = (state: FileItem['state']) =>
        wanted().some(({ files }) => files.some((file) => file.state === state))
      await new Promise<void>((resolve) => {
        const look = () => {
          if (isOn('sending')) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      })
      if (isOn('waiting')) return { kind: 'unreachable' }
      const unsent = wanted().flatMap(({ id, files, refused }): [string, string][] => {
        const failed = files.find(({ state }) => state === 'failed')
        if (failed) return [[id, say(words.files.notSentName, { name: failed.name })]]
        // Refused while these answers waited, so they still name it.
        const named = [answers[id]].flat().length
        return refused?.problem && named > files.length ? [[id, refused.problem]] : []
      })
      if (unsent.length > 0) return { kind: 'failed', fieldErrors: Object.fromEntries(unsent) }
      const names = wanted().map(({ id, files }): [string, Answer] => [
        uploadsKey(id),
        files.map(({ uploadId = '' }) => uploadId),
      ])
      return { kind: 'sent', names: Object.fromEntries(names.filter(([, ids]) => isFilled(ids))) }
    },

    forget() {
      for (const key of [...sending.keys()]) stop(key)
      kept.clear()
      storage.remove(storageKey)
      notify()
    },
  }
}

function isFilled(ids: Answer): boolean {
  return isList(ids) && ids.length > 0
}

type Items = ReadonlyMap<string, readonly SentItem[]>

/** Uploaded files only: files in progress cannot survive a reload. */
function toKeep(items: Items): unknown {
  return [...items].map(([fieldId, all]) => [fieldId, all.filter(({ state }) => state === 'sent')])
}

/** Reads stored items and drops anything of another shape. */
function storedItems(kept: unknown): [string, readonly SentItem[]][] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((entry: unknown): [string, readonly SentItem[]][] => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !Array.isArray(entry[1])) return []
    return [[entry[0], entry[1].flatMap(sentItem)]]
  })
}

function sentItem(value: unknown): readonly SentItem[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, size, uploadId } = value as Partial<Record<keyof SentItem, unknown>>
  if (typeof name !== 'string' || typeof size !== 'number' || typeof uploadId !== 'string')
    return []
  return [{ key: `kept-${uploadId}`, name, size, state: 'sent', sent: size, uploadId }]
}
