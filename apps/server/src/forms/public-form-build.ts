import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublicForm } from '@ramiform/contract/calls'
import type { Answers } from '@ramiform/core/answers'
import type { FormWords } from '@ramiform/core/built-in-texts/form-words'
import type { FormStyle } from '@ramiform/core/form'
import type { AnswerProblem } from '@ramiform/core/validation/problem'
import { z } from 'zod'

/** Initial state of a form page after a failed submission. The browser script needs the same state to hydrate it. */
export interface FormStart {
  readonly answers?: Answers
  readonly problems?: readonly AnswerProblem[]
  readonly failure?: string
  /** Id of the question whose page shows first, in forms with pages. */
  readonly at?: string
}

/** Exports of the public form's server build (apps/web/src/public-form). */
interface ServerEntry {
  /** Critical CSS for this markup, to inline into the page. The script loads the full stylesheet. */
  firstStyle(markup: string, hasScript: boolean): string
  /** The owner's style settings as CSS, to append to the other styles; empty without settings. */
  styleSheet(style: FormStyle | undefined): string
  renderForm(input: { readonly form: PublicForm; readonly words: FormWords } & FormStart): string
  renderThankYou(input: {
    readonly form: PublicForm
    readonly title?: string
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
  /** Renders the page for a visitor who has already answered a form that accepts one response per person. */
  renderAlreadyAnswered(input: { readonly form: PublicForm; readonly words: FormWords }): string
  renderNotAvailable(input: {
    readonly message: string
    readonly words: FormWords
    /** Id of a request that failed, for a report to the operator. */
    readonly requestId?: string
  }): string
}

export interface PublicFormBuild extends ServerEntry {
  /** Folder of the build. */
  readonly folder: string
  /** URL of the first script. */
  readonly script: string
  /** URLs of what the first script loads in every form. */
  readonly loads: readonly string[]
  /** URL of the script that only framed pages load. */
  readonly framed: string
  /**
   * Scripts that a form with these parts and types of fields loads besides `script` and `loads`; none when these have
   * all of them.
   */
  scriptsFor(parts: Iterable<string>): FurtherScripts
}

export interface FurtherScripts {
  /** Names of the scripts, for the page. */
  readonly names: readonly string[]
  /** URLs to preload. */
  readonly addresses: readonly string[]
}

const clientEntry = 'src/public-form/entry-client.ts'
const formScript = 'src/public-form/take-over.tsx'
const framedEntry = 'src/public-form/framed/framed.ts'
const further = 'src/public-form/further/'
const furtherInputs = `${further}further-inputs.ts`

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
)

/** Loads the build; null when the folder has none. */
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
  const form = chunkOf(formScript)
  // Vite built this module from our own sources, so it has the expected exports.
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
    loads: [form.file, ...(form.imports ?? []).flatMap((name) => manifest[name]?.file ?? [])]
      .filter((file) => file !== entry.file)
      .map(assetAddress),
    framed: assetAddress(chunkOf(framedEntry).file),
    scriptsFor: (parts) => scriptsFor(parts, manifest),
  }
}

type Manifest = z.infer<typeof manifestSchema>

/** The scripts with their imports, without those that the script of every form imports. */
function scriptsFor(parts: Iterable<string>, manifest: Manifest): FurtherScripts {
  const files = new Map(
    [...parts].flatMap((part) =>
      [`${further}${part}.ts`, `${further}${part}.tsx`]
        .filter((file) => Object.hasOwn(manifest, file))
        .map((file) => [part, file] as const),
    ),
  )
  if (files.size === 0) return { names: [], addresses: [] }
  const base = withImports([formScript], manifest)
  const all = withImports([furtherInputs, ...files.values()], manifest)
  const addresses = [...all].flatMap((name) => {
    const file = base.has(name) ? undefined : manifest[name]?.file
    return file === undefined ? [] : [assetAddress(file)]
  })
  return { names: [...files.keys()], addresses }
}

/** Names of chunks and of all chunks that they import. A set also visits members added during the loop. */
function withImports(names: readonly string[], manifest: Manifest): ReadonlySet<string> {
  const all = new Set(names)
  for (const name of all) {
    for (const imported of manifest[name]?.imports ?? []) all.add(imported)
  }
  return all
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
