import type { AdvancedConditional } from '@ramiform/core/conditions/condition'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { OpenRule } from './open-rule.ts'

/**
 * Animation timing. It mirrors `--calm` and `--ease` of the design tokens, since the Web Animations API does not read
 * CSS variables.
 */
const motion = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
/** rows above which nothing moves, since each row is measured */
const mostRows = 80

/**
 * Slides rules to their new place and indent when they are grouped, moved, or make room for another rule. The branch of
 * a new group draws from its stem (decision 290).
 */
export function useRuleMotion(
  tree: RefObject<HTMLElement | null>,
  logic: AdvancedConditional,
  open: OpenRule | null,
) {
  const places = useRef<ReadonlyMap<string, DOMRect>>(new Map())
  const groups = useRef<ReadonlySet<string> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured after each of these changes
  useLayoutEffect(() => {
    const root = tree.current
    if (root === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')]
    if (rows.length > mostRows) {
      places.current = new Map()
      return
    }
    const origin = root.getBoundingClientRect()
    const now = new Map(
      rows.map((row) => {
        const { left, top, width, height } = row.getBoundingClientRect()
        const box = new DOMRect(left - origin.left, top - origin.top, width, height)
        return [row.dataset.row ?? '', box] as const
      }),
    )
    for (const row of rows) {
      const id = row.dataset.row ?? ''
      const [from, to] = [places.current.get(id), now.get(id)]
      if (from === undefined || to === undefined) continue
      const [x, y] = [from.left - to.left, from.top - to.top]
      if (x !== 0 || y !== 0) {
        row.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], motion)
      }
    }
    places.current = now
    const branches = [...root.querySelectorAll<HTMLElement>('[data-kind="group"]')]
    const known = groups.current
    if (known !== null) {
      for (const branch of branches) if (!known.has(branch.dataset.id ?? '')) drawBranch(branch)
    }
    groups.current = new Set(branches.map(({ dataset }) => dataset.id ?? ''))
  }, [logic, open])
}

/** Draws the line to a group and the lines to its rules, from the stem outwards. */
function drawBranch(group: HTMLElement) {
  const stem = [{ clipPath: 'inset(0 0 100% 0)' }, { clipPath: 'inset(0)' }]
  const twig = [{ clipPath: 'inset(0 100% 100% 0)' }, { clipPath: 'inset(0)' }]
  for (const line of [group, ...group.querySelectorAll('li')]) {
    line.animate(stem, { ...motion, pseudoElement: '::before' })
    line.animate(twig, { ...motion, pseudoElement: '::after' })
  }
}
