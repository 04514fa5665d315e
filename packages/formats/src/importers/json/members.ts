/** A JSON object with unknown members. */
export type Members = Readonly<Record<string, unknown>>

export function membersOf(value: unknown): Members | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}

export function textIn(members: Members, name: string): string | null {
  const value = members[name]
  return typeof value === 'string' ? value : null
}

export function numberIn(members: Members, name: string): number | null {
  const value = members[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
