import { typeCalled } from '../../../reading/type-names.ts'
import { type Members, membersOf } from '../members.ts'
import { objectsIn } from './localized.ts'
import { kindIn, labelIn } from './question-members.ts'
import { kindNamed } from './question-types.ts'

/** Member names for questions and groups of questions */
export const containers = [
  'fields',
  'questions',
  'items',
  'item',
  'elements',
  'components',
  'inputs',
  'controls',
  'children',
  'sections',
  'subsections',
  'steps',
  'pages',
  'groups',
  'fieldsets',
  'blocks',
  'formFields',
  'form_fields',
  'properties',
  'rows',
  'cols',
  'columns',
  'subQuestions',
  'sub_questions',
  'followUps',
  'follow_up',
  'content',
  'body',
  'form',
  'survey',
  'schema',
  'data',
  'preset',
  'questionnaire',
  'template',
  'definition',
] as const

/** Levels that are read */
export const deepest = 20

/** True if the value contains, at any depth that is read, a list of questions in another program's format. */
export function isQuestionList(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some((one) => isForeign(membersOf(one)))
    : topOf(value).some((top) => groupsIn(top, 0).some((list) => list.some(isForeign)))
}

/** Objects to start from. An object with several groups starts at each of them. */
export function topOf(value: unknown): readonly Members[] {
  if (Array.isArray(value)) return objectsIn(value)
  const members = membersOf(value) ?? {}
  if (containers.some((name) => typeof members[name] === 'object')) return [members]
  const inner = Object.values(members)
    .slice(0, 200)
    .flatMap((one) => objectsIn([one]))
  return inner.length > 0 ? inner : [members]
}

function groupsIn(members: Members, depth: number): readonly (readonly (Members | null)[])[] {
  if (depth > deepest) return []
  return containers.flatMap((name) => {
    const value = members[name]
    const list = objectsIn(Array.isArray(value) ? value.slice(0, 500) : mapped(value))
    // Each object is visited once, as the reader does. Otherwise the time would double with each level.
    const single = Array.isArray(value) || list.length > 0 ? null : membersOf(value)
    return [
      list,
      ...list.flatMap((one) => groupsIn(one, depth + 1)),
      ...(single === null ? [] : groupsIn(single, depth + 1)),
    ]
  })
}

/** Reads `{fields: {email: {type: "email", label: "E-mail"}}}`. */
export function mapped(value: unknown): readonly Members[] {
  const entries = Object.entries(membersOf(value) ?? {}).slice(0, 1_000)
  const objects = entries.flatMap(([key, one]) => {
    const members = membersOf(one)
    return members === null ? [] : [{ key, ...members }]
  })
  return entries.length > 0 &&
    objects.length === entries.length &&
    objects.some((one) => kindIn(one) !== '' && labelIn(one) !== '')
    ? objects
    : []
}

const foreignMembers = [
  'choices',
  'answerOptions',
  'answerOption',
  'questionType',
  'question_type',
  'fieldType',
  'field_type',
  'headline',
  'linkId',
  'questionText',
  'question_text',
  'showIf',
  'show_if',
  'visibleIf',
  'visible_if',
  'hideIf',
  'conditionalLogic',
  'conditional_logic',
  'dependsOn',
  'depends_on',
  'enableWhen',
  'displayIf',
  'isRequired',
  'is_required',
  'helpText',
  'help_text',
] as const

function isForeign(members: Members | null): boolean {
  if (members === null) return false
  if (foreignMembers.some((name) => members[name] !== undefined)) return true
  if (membersOf(members.conditional) !== null || members.yes_action !== undefined) return false
  const kind = kindIn(members)
  if (kind === '' || labelIn(members) === '') return false
  const known = kindNamed(kind)
  const isOurs = typeof members.label === 'string' || typeof members.name === 'string'
  const plain = typeCalled(kind) !== null
  return known.shows !== undefined || (known.type !== null && (!plain || !isOurs))
}
