import type { Field } from '@ramiform/core/field'
import { limits } from '@ramiform/core/limits'
import type { FieldTypeName } from '@ramiform/fields'
import {
  type ImportChoices,
  type Importer,
  type NewFieldId,
  usualChoices,
  type Warning,
} from '../../import.ts'
import { asks, isPolar, requestsInput } from '../../reading/asking.ts'
import { foundFields } from '../../reading/found-fields.ts'
import { guessFieldType, isFieldName } from '../../reading/guess-field-type.ts'
import { readMarks } from '../../reading/marks.ts'
import { newField, optionTexts } from '../../reading/new-field.ts'
import { withOpposite } from '../../reading/opposite.ts'
import { optionLabels } from '../../reading/option-labels.ts'
import { fieldsOfSteps, type Step } from '../../reading/question-tree.ts'
import { typeCalled } from '../../reading/type-names.ts'
import { diagramsIn } from './diagrams.ts'
import { nodeText, uncutText } from './node-text.ts'
import { type ChartNode, type Edge, type Flowchart, readFlowchart } from './statements.ts'

/** Reads a flowchart: nodes become fields, edge labels options (spec section 5). */
export const mermaid: Importer = {
  name: 'mermaid',
  label: 'Mermaid',
  extensions: ['mmd', 'mermaid'],
  choices: () => ['branchesBecomeConditions', 'leaveOutEnds'],
  likeness: (text) =>
    /^[ \t]*(?:graph|flowchart)[ \t]+(?:TB|TD|BT|RL|LR)\b/im.test(text) ? 'surely' : 'no',
  read(text, newId, choices = usualChoices) {
    const diagrams = diagramsIn(text)
    const others = diagrams.flatMap((one) => (one.kind === 'other' ? [one.name] : []))
    const warnings: Warning[] = others.map((name) => ({
      message: `A diagram of type ${name} was skipped. Only flowcharts are supported.`,
    }))
    const bodies = diagrams.flatMap((one) => (one.kind === 'flowchart' ? [one.body] : []))
    const [other] = others
    if (bodies.length === 0 && other !== undefined) {
      return {
        problem: { code: 'invalid', detail: `it is a ${other}. Only flowcharts are supported.` },
      }
    }
    const fields: Field[] = []
    for (const body of bodies) {
      if (fields.length > limits.fields) break
      const read = fieldsOf(readFlowchart(body), newId, choices)
      fields.push(...read.fields)
      warnings.push(...read.warnings)
    }
    return foundFields(fields, warnings)
  },
}

function fieldsOf(
  chart: Flowchart,
  newId: NewFieldId,
  { branchesBecomeConditions, leaveOutEnds }: ImportChoices,
) {
  const steps = stepsOf(chart, newId, leaveOutEnds)
  return fieldsOfSteps(steps, { withConditions: branchesBecomeConditions })
}

function stepsOf(
  { nodes, edges }: Flowchart,
  newId: NewFieldId,
  leaveOutEnds: boolean,
): readonly Step[] {
  const positions = new Map(nodes.map(({ id }, at) => [id, at]))
  const leaving = nodes.map(() => new Map<string, Edge>())
  const isReached = nodes.map(() => false)
  for (const edge of edges) {
    const from = positions.get(edge.from)
    const to = positions.get(edge.to)
    // Ignore duplicate edges and loops.
    if (from === undefined || to === undefined) continue
    leaving[from]?.set(`${edge.to}\n${uncutText(edge.label)}`, edge)
    if (from !== to) isReached[to] = true
  }
  return nodes.map((node, at) => {
    const labelOf = optionLabels()
    const ways = [...(leaving[at]?.values() ?? [])].map(({ to, label }) => ({
      to: positions.get(to) ?? at,
      answer: labelOf(uncutText(label)) || null,
    }))
    const answers = ways.flatMap(({ answer }) => answer ?? [])
    const name = nodeText(node.text) || node.id
    const isEnd = ways.length === 0 || (!isReached[at] && answers.length === 0)
    const isMarked = node.classes.includes('end')
    const isLeftOut = isMarked || (leaveOutEnds && isEnd && asksNothing(name, ways.length > 0))
    return { field: isLeftOut ? null : fieldOf(node, name, answers, newId), name, ways }
  })
}

const starting = /^(?:start|begin|beginning|entry|start here)\b/i

/** True for a last node without a question, or a start node. */
function asksNothing(name: string, leadsOn: boolean): boolean {
  return leadsOn ? starting.test(name) : !asks(name) && !isFieldName(name)
}

/** A class may name a field's type or mark it as required: `a["Seats"]:::number`. */
function fieldOf(node: ChartNode, name: string, answers: readonly string[], newId: NewFieldId) {
  const classType = node.classes.map(typeCalled).find((type) => type !== null) ?? null
  const isRequired = node.classes.includes('required')
  if (classType !== null) {
    // A label with a type is used as written.
    const options = optionTexts(answers)
    const type = options.length > 0 ? typeOf(classType, name, options) : classType
    return newField(type, newId(), { label: name, required: isRequired, options })
  }
  const marks = readMarks(name)
  const options = withOpposite(optionTexts([...answers, ...marks.options]), marks.label)
  const type = typeOf(marks.type, marks.label, options)
  const required = marks.required || isRequired
  return newField(type, newId(), { label: marks.label || name, required, options })
}

function typeOf(named: FieldTypeName | null, label: string, options: readonly string[]) {
  if (options.length > 0) return named === 'select' || named === 'checkbox' ? named : 'radio'
  if (named !== null) return named
  // "Send e-mail" is a step; "E-mail address" and "Enter your e-mail" are questions.
  const isAsking = /[?？]/.test(label)
    ? !isPolar(label)
    : requestsInput(label) || isFieldName(label)
  return (
    (isAsking ? guessFieldType(label, ['email', 'phone', 'date', 'number', 'url']) : null) ?? 'text'
  )
}
