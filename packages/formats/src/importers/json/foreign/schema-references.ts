import { type Members, membersOf, textIn } from '../members.ts'
import type { Resolve } from './schema-logic.ts'

/** Returns the object that a value is, or the one that it references in this document. */
export function resolverOf(root: Members): Resolve {
  return (value) => {
    let members = membersOf(value)
    for (let turn = 0; members !== null && turn < 10; turn += 1) {
      const reference = textIn(members, '$ref')
      if (reference === null) return members
      const { $ref: _, ...own } = members
      const target = targetOf(root, reference)
      members = target === null ? own : { ...target, ...own }
      if (target === null) return own
    }
    return null
  }
}

function targetOf(root: Members, reference: string): Members | null {
  if (reference === '#') return root
  if (!reference.startsWith('#/')) return null
  let target: unknown = root
  for (const step of reference.slice(2).split('/')) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const members = membersOf(target)
    if (members === null || !Object.hasOwn(members, name)) return null
    target = members[name]
  }
  return membersOf(target)
}
