import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** What these rules, by their names or tags, have seriously against a page, or against the part of it that a selector names; a rule a line. */
export async function seriousFindings(
  page: Page,
  runOnly: string[],
  part?: string,
): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    // Handing it over and reading it takes longer than most screens take to be looked at.
    const isThere = await frame.evaluate(() => 'axe' in globalThis)
    if (!isThere) await frame.evaluate(axe.source)
  }
  // Of what is well one example a rule is told: writing all of it down takes longer than looking.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  const { violations } = await page.evaluate(run, {
    context: { include: part === undefined ? [] : [part], exclude: [] },
    options,
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

type Axe = typeof axe
/** null for a frame that could not be looked into */
type Part = Awaited<ReturnType<Axe['runPartial']>> | null

/**
 * In the page: each of its frames is looked at for itself, since one without an address answers no messages. One of another
 * site is not.
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
  // Of what it could not look into it takes null, whatever its types say.
  const finishRun = (window as unknown as { axe: Axe }).axe.finishRun as (
    parts: readonly unknown[],
    options: RunOptions,
  ) => ReturnType<Axe['finishRun']>
  return finishRun(await partsOf(window, context), options)
}
