import { isSection, isShortLine, isTitle } from './line-kinds.ts'
import type { Line } from './lines.ts'
import { readItem } from './read-item.ts'
import { isAskedFor } from './things.ts'

export function itemsUnder(lines: readonly Line[], at: number): readonly Line[] {
  const line = lines[at]
  const next = lines[at + 1]
  if (line === undefined || line.isItem || next?.isItem !== true) return []
  return lines.slice(at + 1, runEnd(lines, at + 1))
}

export function runEnd(lines: readonly Line[], at: number): number {
  let end = at
  while (lines[end]?.isItem === true) end += 1
  return end
}

/** A run of short lines without list markers, which may be fields. */
export function shortRun(lines: readonly Line[], at: number): readonly Line[] {
  let end = at
  while (isShortLine(lines[end]) && (end === at || lines[end]?.afterGap === false)) end += 1
  return lines.slice(at, end)
}

/** Fields among short lines; none if most lines are something else. */
export function fieldsAmong(run: readonly Line[], isBeginning: boolean): readonly Line[] {
  const fit = new Set(run.filter(({ text }) => isField(text)))
  // Four short lines are a list, even of things that few forms ask for.
  const isList = run.length < 4 ? fit.size * 2 > run.length : fit.size > 1
  if (run.length < 2 || !isList) return []
  return run.filter(
    (line, index) =>
      !(isBeginning && index === 0 && (isTitle(line.text) || namesForm(line.text, run, fit))) &&
      (fit.has(line) || !isSection(line.text)),
  )
}

/** True for a first line that is no field, above many that are: "Maintenance request for tenants". */
const namesForm = (text: string, run: readonly Line[], fields: ReadonlySet<Line>) =>
  run.length > 3 && !fields.has(run[0] as Line) && /^[^:?*(]+\s[^:?*(]+$/.test(text)

function isField(text: string): boolean {
  const draft = readItem(text)
  if (draft === null) return false
  const { label, options, named } = draft
  return isAskedFor(label) || label.endsWith('?') || options.length > 1 || named !== null
}

/** Joins a sentence that was wrapped into lines, as mail programs do. */
export function joined(
  lines: readonly Line[],
  at: number,
): { readonly text: string; readonly count: number } {
  let text = lines[at]?.text ?? ''
  let count = 1
  for (let next = lines[at + 1]; next !== undefined; next = lines[at + count]) {
    if (next.isItem || next.isHeading || next.afterGap || /[.!?:]["”)]?$/.test(text)) break
    if (/^\p{Lu}/u.test(next.text) && text.length < 50) break
    text = `${text} ${next.text}`
    count += 1
  }
  return { text, count }
}
