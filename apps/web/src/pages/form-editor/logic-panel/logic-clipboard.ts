import type { Conditional, Group, Rule } from '@ramiform/core/conditions/condition'
import { asSimple } from '@ramiform/core/conditions/conditional-rules'
import { limits } from '@ramiform/core/limits'
import { createStore } from 'zustand'
import { attemptStorage } from '../../../storage/attempt-storage.ts'
import { readStoredJson } from '../../../storage/stored-json.ts'

/** Copied logic, with the labels of the source fields. When pasted into another form, sources are found by label. */
export interface CopiedLogic {
  readonly conditional: Conditional
  readonly labels: Readonly<Record<string, string>>
}

const storageKey = 'ramiform.copied-logic'

// Functions that read storage must be hoisted declarations, since the store below calls them while the module loads.

/** Logic clipboard. It is stored in the browser for other forms and tabs, or in memory when storage is blocked. */
export const logicClipboard = createStore<{ readonly copied: CopiedLogic | null }>(() => ({
  copied: typeof window === 'undefined' ? null : readStored(),
}))

export function copyLogic(copied: CopiedLogic): void {
  logicClipboard.setState({ copied })
  attemptStorage(() => localStorage.setItem(storageKey, JSON.stringify(copied)))
}

/** Reads logic copied in other tabs. Returns a function that stops listening. */
export function followOtherTabs(): () => void {
  function onStorage({ key }: StorageEvent) {
    if (key === storageKey) logicClipboard.setState({ copied: readStored() })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function readStored(): CopiedLogic | null {
  return readCopied(readStoredJson(() => localStorage, storageKey))
}

/** Validates stored logic. Another version of the app, or any script on the page, may have written it. */
export function readCopied(stored: unknown): CopiedLogic | null {
  if (!isRecord(stored) || !isRecord(stored.labels)) return null
  const conditional = readConditional(stored.conditional)
  if (conditional === null) return null
  const labels = Object.entries(stored.labels).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { conditional, labels: Object.fromEntries(labels) }
}

function readConditional(stored: unknown): Conditional | null {
  if (!isRecord(stored)) return null
  const rule = readRule({ ...stored, fieldId: stored.dependsOn })
  if (rule !== null) return asSimple(rule)
  return readGroup(stored, 1)
}

function readGroup(stored: unknown, depth: number): Group | null {
  if (!isRecord(stored) || depth > limits.groupDepth) return null
  const { operator, rules, groups, id } = stored
  if ((operator !== 'AND' && operator !== 'OR') || !Array.isArray(rules)) return null
  if (!Array.isArray(groups)) return null
  const read = {
    rules: rules.map(readRule),
    groups: groups.map((one) => readGroup(one, depth + 1)),
  }
  if ([...read.rules, ...read.groups].includes(null)) return null
  return {
    id: isText(id) ? id : '',
    operator,
    rules: read.rules.filter((rule) => rule !== null),
    groups: read.groups.filter((group) => group !== null),
  }
}

function readRule(stored: unknown): Rule | null {
  if (!isRecord(stored)) return null
  const { fieldId, condition, value, valueFrom } = stored
  if (!isText(fieldId) || !isText(condition) || !isText(value)) return null
  return { id: '', fieldId, condition, value, ...(isText(valueFrom) && { valueFrom }) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= limits.answerCharacters
}
