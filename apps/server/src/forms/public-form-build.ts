import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicForm } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { FormStyle } from '@ramiform/core/form'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import type { FormWords } from '@ramiform/core/words/form-words'
import { z } from 'zod'

/** How a form starts that came back to its visitor; the script needs the same to take the page over. */
export interface FormStart {
  readonly answers?: Answers
  readonly problems?: readonly AnswerProblem[]
  readonly failure?: string
}

/** What the built entry of the public form exports (apps/web/src/public-form). */
interface ServerEntry {
  /** the part of the stylesheet that can reach this markup, to be written into the page; the script brings the whole */
  firstStyle(markup: string, hasScript: boolean): string
  /** the owner's choices as a stylesheet to follow the other; empty where there are none */
  styleSheet(style: FormStyle | undefined): string
  renderForm(input: { readonly form: PublicForm; readonly words: FormWords } & FormStart): string
  renderThankYou(input: {
    readonly form: PublicForm
    readonly message: string
    readonly redirectUrl: string | undefined
    readonly words: FormWords
  }): string
  renderClosed(input: {
    readonly form: PublicForm
    readonly message: string
    readonly isForNow: boolean
    readonly words: FormWords
  }): string
  /** in place of a form that this browser has answered, where it may do so once */
  renderAlreadyAnswered(input: { readonly form: PublicForm; readonly words: FormWords }): string
  renderNotAvailable(input: { readonly message: string; readonly words: FormWords }): string
}

export interface PublicFormBuild extends ServerEntry {
  /** the folder it was loaded from */
  readonly folder: string
  /** the addresses of the script and of what it imports at once */
  readonly script: string
  readonly imports: readonly string[]
  /** the address of what only pages in a frame run */
  readonly framed: string
}

const clientEntry = 'src/public-form/entry-client.tsx'
const framedEntry = 'src/public-form/framed/framed.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
)

/** `null` when the public form has not been built in this folder. */
export async function loadPublicFormBuild(folder: string): Promise<PublicFormBuild | null> {
  const serverEntry = join(folder, 'server', 'entry-server.js')
  const manifestFile = join(folder, 'client', '.vite', 'manifest.json')
  const built = await Promise.all([serverEntry, manifestFile].map(exists))
  if (built.includes(false)) return null
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')))
  const chunkOf = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`${manifestFile} has no ${name}`)
    return chunk
  }
  const entry = chunkOf(clientEntry)
  // What Vite built from our own sources: the agreed exports.
  const server: ServerEntry = await import(pathToFileURL(serverEntry).href)
  return {
    folder,
    firstStyle: server.firstStyle,
    styleSheet: server.styleSheet,
    renderForm: server.renderForm,
    renderThankYou: server.renderThankYou,
    renderClosed: server.renderClosed,
    renderAlreadyAnswered: server.renderAlreadyAnswered,
    renderNotAvailable: server.renderNotAvailable,
    script: assetAddress(entry.file),
    imports: (entry.imports ?? []).flatMap((name) => {
      const file = manifest[name]?.file
      return file === undefined ? [] : [assetAddress(file)]
    }),
    framed: assetAddress(chunkOf(framedEntry).file),
  }
}

function assetAddress(file: string): string {
  return `/f-assets/${file}`
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
