import { limits } from '../limits.ts'
import type { AdvancedConditional, Group } from './condition.ts'
import { moveGroup, moveRule } from './edit.ts'

/** A position for a rule or group: an index within a group. `groupId` null means the outermost group. */
export interface Place {
  readonly groupId: string | null
  readonly index: number
}

export type Direction = 'up' | 'down' | 'out' | 'in'

type Branch = Pick<Group, 'rules' | 'groups'> & { readonly id?: string | undefined }

interface Level {
  readonly id: string | null
  readonly branch: Branch
  readonly parent: Level | null
  /** Depth of the group; 1 for the outermost. */
  readonly depth: number
}

/**
 * Target of one step for a rule. Up and down go through all rules in reading order, across groups. Out goes to the
 * end of the parent group; in goes into the first inner group of its own group. Null when there is no such place.
 */
export function stepForRule(
  conditional: AdvancedConditional,
  ruleId: string,
  direction: Direction,
): Place | null {
  const levels = levelsOf(conditional)
  const at = levels.findIndex(({ branch }) => branch.rules.some(({ id }) => id === ruleId))
  const level = levels[at]
  if (level === undefined) return null
  const index = level.branch.rules.findIndex(({ id }) => id === ruleId)
  const before = levels[at - 1]
  const after = levels[at + 1]
  const steps: Readonly<Record<Direction, () => Place | null>> = {
    up: () =>
      index > 0 ? { groupId: level.id, index: index - 1 } : before ? endOfRules(before) : null,
    down: () =>
      index < level.branch.rules.length - 1
        ? { groupId: level.id, index: index + 1 }
        : after
          ? { groupId: after.id, index: 0 }
          : null,
    out: () => (level.parent ? endOfRules(level.parent) : null),
    in: () => {
      const inner = level.branch.groups[0]
      return inner === undefined ? null : { groupId: inner.id, index: inner.rules.length }
    },
  }
  return steps[direction]()
}

/**
 * Target of one step for a group. Up and down go among its siblings, and past the first or last one out of the parent
 * group. In goes to the end of the previous sibling. Null when there is no such place or the group would be too deep.
 */
export function stepForGroup(
  conditional: AdvancedConditional,
  groupId: string,
  direction: Direction,
): Place | null {
  const level = levelsOf(conditional).find(({ id }) => id === groupId)
  const parent = level?.parent ?? null
  if (level === undefined || parent === null) return null
  const siblings = parent.branch.groups
  const index = siblings.findIndex(({ id }) => id === groupId)
  const beside = (shift: 0 | 1): Place | null => {
    const above = parent.parent
    if (above === null) return null
    const at = above.branch.groups.findIndex(({ id }) => id === parent.id)
    return { groupId: above.id, index: at + shift }
  }
  const steps: Readonly<Record<Direction, () => Place | null>> = {
    up: () => (index > 0 ? { groupId: parent.id, index: index - 1 } : beside(0)),
    down: () =>
      index < siblings.length - 1 ? { groupId: parent.id, index: index + 1 } : beside(1),
    out: () => beside(1),
    in: () => {
      const neighbor = siblings[index - 1]
      if (neighbor === undefined) return null
      const place = { groupId: neighbor.id, index: neighbor.groups.length }
      return canHoldGroup(conditional, groupId, place.groupId) ? place : null
    },
  }
  return steps[direction]()
}

/** Moves a rule to a place from `stepForRule` or a drop. */
export function placeRule(
  conditional: AdvancedConditional,
  ruleId: string,
  { groupId, index }: Place,
): AdvancedConditional {
  return moveRule(conditional, ruleId, groupId, index)
}

/** Moves a group to a place from `stepForGroup` or a drop. */
export function placeGroup(
  conditional: AdvancedConditional,
  moved: string,
  { groupId, index }: Place,
): AdvancedConditional {
  return moveGroup(conditional, moved, groupId, index)
}

/** True when a group may move into another: not into itself, and within `limits.groupDepth` (decision 36). */
export function canHoldGroup(
  conditional: AdvancedConditional,
  groupId: string,
  inGroupId: string | null,
): boolean {
  const levels = levelsOf(conditional)
  const group = levels.find(({ id }) => id === groupId)
  const holder = levels.find(({ id }) => id === inGroupId)
  if (group === undefined || holder === undefined) return false
  for (let at: Level | null = holder; at !== null; at = at.parent) {
    if (at.id === groupId) return false
  }
  return holder.depth + depthOf(group.branch) <= limits.groupDepth
}

/** Depth of nested groups; 1 for a group without inner groups. */
export function depthOf(branch: Branch): number {
  return 1 + Math.max(0, ...branch.groups.map(depthOf))
}

function endOfRules({ id, branch }: Level): Place {
  return { groupId: id, index: branch.rules.length }
}

/** Every group in reading order, the outermost first. */
function levelsOf(conditional: AdvancedConditional): readonly Level[] {
  const below = (level: Level): readonly Level[] => [
    level,
    ...level.branch.groups.flatMap((branch) =>
      below({ id: branch.id, branch, parent: level, depth: level.depth + 1 }),
    ),
  ]
  return below({ id: null, branch: conditional, parent: null, depth: 1 })
}
