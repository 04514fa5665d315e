import type { GeneratorJsonProblem } from './read-generator-json.ts'

/** What is wrong, as the specification says it (section 8). */
export function generatorJsonMessage(problem: GeneratorJsonProblem): string {
  return `JSON Error: ${generatorJsonReason(problem)}. Please check your JSON structure and try again.`
}

export function generatorJsonReason(problem: GeneratorJsonProblem): string {
  if (problem.code === 'syntax') return problem.detail.replace(/\.$/, '')
  return problem.code === 'structure'
    ? 'Invalid JSON structure - expected object with fields or key-value pairs'
    : 'No fields could be generated from JSON'
}
