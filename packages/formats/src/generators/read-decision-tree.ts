import type { Field } from '@ramiform/core/field'
import { tree as treeExporter } from '../form-exporters/tree.ts'
import type { FoundFields, NewFieldId } from '../import.ts'
import { readTree } from '../importers/tree/tree.ts'
import { noTreeMessage } from './read-ascii-tree.ts'
import { generatorJsonReason, readGeneratorJson } from './read-generator-json.ts'

/** Lines below a question in which the logic builder searches options (spec section 9) */
export const lookAheadLines = 10

export type TreeKind = 'ASCII Tree' | 'JSON' | 'Description'

/** A decision tree as displayed, and its fields or a problem. */
export type DecisionTree =
  | { readonly kind: TreeKind; readonly lines: readonly string[]; readonly found: FoundFields }
  | { readonly kind: TreeKind; readonly lines: readonly string[]; readonly problem: string }

/** Reads the input of the logic builder: a text tree, or JSON by spec section 5. */
export function readDecisionTree(text: string, newId: NewFieldId): DecisionTree {
  return looksLikeJson(text) ? readJson(text, newId) : readPlainTree(text, newId)
}

function readPlainTree(text: string, newId: NewFieldId): DecisionTree {
  const all = text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\u2028\u2029]/)
  const hasWords = (line: string) => line.trim() !== ''
  const lines = all.slice(Math.max(0, all.findIndex(hasWords)), all.findLastIndex(hasWords) + 1)
  const result = readTree(text, newId, { withConditions: true, lookAhead: lookAheadLines })
  return 'problem' in result
    ? { kind: 'ASCII Tree', lines, problem: noTreeMessage }
    : { kind: 'ASCII Tree', lines, found: result }
}

function readJson(text: string, newId: NewFieldId): DecisionTree {
  const result = readGeneratorJson(text, newId)
  if ('problem' in result) {
    const reason = generatorJsonReason(result.problem)
    // Spec section 8 defines this message for broken JSON.
    const told = result.problem.code === 'syntax' ? `Error parsing JSON: ${reason}` : reason
    const lines = [told, 'Please check your JSON format']
    return { kind: 'JSON', lines, problem: `JSON Conversion Error: ${reason}` }
  }
  const { fields, warnings } = result
  return { kind: 'JSON', lines: drawTree(fields), found: { fields, warnings } }
}

/** True for JSON. A tree may begin with a complete bracket: `[Start]`, `{Is it on?}`. */
function looksLikeJson(text: string): boolean {
  return /^[\s\uFEFF]*(?:\{\s*(?:["'}]|$|[A-Za-z_]\w*\s*:)|\[\s*(?:[{["\]]|$))/.test(text)
}

export function drawTree(fields: readonly Field[]): readonly string[] {
  return treeExporter
    .write({ name: '', schema: { fields, settings: {} } })
    .text.trimEnd()
    .split('\n')
}
