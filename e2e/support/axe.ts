import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Parsing the minified script takes a third of the CPU time. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Elements around a menu that move the focus on. axe accepts them if it finds a backdrop at five points of the window;
 * the backdrop has a hole where the menu's button is.
 */
const focusGuards = '[data-base-ui-focus-guard]'

/** Serious violations of axe rules (by name or tag) on a page or in a part of it, one line each. */
export async function seriousFindings(
  page: Page,
  runOnly: string[],
  part?: string,
): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    // Passing in axe takes longer than most checks.
    const isThere = await frame.evaluate(() => 'axe' in globalThis)
    if (!isThere) await frame.evaluate(source)
  }
  // Reports one example per passed rule, because listing all takes longer than the check.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  return page.evaluate(run, {
    context: { include: part === undefined ? [] : [part], exclude: [focusGuards] },
    options,
  })
}

type Axe = typeof axe
/** Null for a frame that can't be checked. */
type Part = Awaited<ReturnType<Axe['runPartial']>> | null

/**
 * Runs in the page. Checks each frame separately, because a frame without a URL responds to no messages. Skips frames
 * of other sites. Only the lines leave the page, because passing all results takes a fifth of the check's CPU time.
 */
async function run({ context, options }: { context: axe.ContextObject; options: RunOptions }) {
  const partsOf = async (within: Window, part: axe.ContextObject): Promise<Part[]> => {
    try {
      if (!within.document) return [null]
    } catch {
      return [null]
    }
    const { axe } = within as unknown as { axe: Axe }
    const inside = axe.utils.getFrameContexts(part, options)
    const parts: Part[] = [await axe.runPartial(part, options)]
    for (const { frameSelector, frameContext } of inside) {
      const frame = axe.utils.shadowSelect(frameSelector) as HTMLIFrameElement
      if (frame.contentWindow === null) throw new Error('a frame went away')
      parts.push(...(await partsOf(frame.contentWindow, frameContext)))
    }
    return parts
  }
  // axe accepts null for such a frame, although its types don't.
  const finishRun = (window as unknown as { axe: Axe }).axe.finishRun as (
    parts: readonly unknown[],
    options: RunOptions,
  ) => ReturnType<Axe['finishRun']>
  const { violations } = await finishRun(await partsOf(window, context), options)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
