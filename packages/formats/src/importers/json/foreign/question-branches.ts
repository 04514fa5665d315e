import { type Members, membersOf } from '../members.ts'
import { localized, objectsIn } from './localized.ts'

/** An answer, and the question, question id or null that follows. */
export interface Branch {
  readonly answer: string
  readonly next: unknown
}

/** Branches of a question: yes and no, options as a list or as an object. */
export function branchesOf(members: Members): readonly Branch[] {
  const branches: Branch[] = []
  for (const [names, answer] of [
    [['yes_action', 'yesAction', 'yes', 'if_yes', 'true'], 'Yes'],
    [['no_action', 'noAction', 'no', 'if_no', 'false'], 'No'],
  ] as const) {
    const name = names.find((one) => members[one] !== undefined && members[one] !== null)
    if (name !== undefined) branches.push({ answer, next: members[name] })
  }
  const given = members.options ?? members.answers ?? members.choices ?? members.branches
  if (!Array.isArray(given)) {
    for (const [answer, next] of Object.entries(membersOf(given) ?? {}))
      branches.push({ answer, next })
    return branches
  }
  // `next: {Yes: "q2", No: "q3"}` beside the options
  const byAnswer = membersOf(nextOf(members))
  for (const option of given) {
    const inner = membersOf(option)
    const answer = localized(
      inner === null
        ? option
        : (inner.answer ?? inner.option ?? inner.label ?? inner.text ?? inner.value ?? inner.name),
    )
    const own = inner === null ? null : (nextOf(inner) ?? askedWithin(inner))
    if (answer !== '') branches.push({ answer, next: own ?? byAnswer?.[answer] ?? null })
  }
  return branches
}

const askedWithin = (option: Members) => (option.question === undefined ? null : option)

const nextNames = [
  'next',
  'then',
  'action',
  'follow_up',
  'goto',
  'goTo',
  'go_to',
  'target',
  'leads_to',
  'leadsTo',
  ...['next', 'goto', 'target'].flatMap((name) =>
    ['Id', '_id', 'Question', '_question', 'QuestionId', '_question_id', 'Node', 'Step'].map(
      (end) => `${name}${end}`,
    ),
  ),
]

/** The member that names the next question. */
export function nextOf(members: Members): unknown {
  const name = nextNames.find((one) => members[one] !== undefined && members[one] !== null)
  return name === undefined ? null : members[name]
}

/** An edge of a graph: `{from: "q1", to: "q2", label: "Yes"}`. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly answer: string
}

export function edgesOf(members: Members): readonly Edge[] {
  return objectsIn(members.edges ?? members.links ?? members.connections).flatMap((edge) => {
    const from = localized(edge.from ?? edge.source)
    const to = localized(edge.to ?? edge.target)
    const answer = localized(edge.label ?? edge.answer ?? edge.text ?? edge.condition)
    return from === '' || to === '' ? [] : [{ from, to, answer }]
  })
}
