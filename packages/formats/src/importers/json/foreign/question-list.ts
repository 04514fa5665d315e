import type { ImportResult, NewFieldId } from '../../../import.ts'
import { all, always, type Logic } from '../../../reading/logic.ts'
import type { Question, SectionWords } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { tooDeepParts } from '../../../reading/too-deep.ts'
import { type Members, membersOf } from '../members.ts'
import { containers, deepest, mapped, topOf } from './is-question-list.ts'
import { objectsIn, plainText } from './localized.ts'
import { logicIn } from './loose-logic.ts'
import { choicesFor, typeOf } from './question-answers.ts'
import {
  boundsIn,
  choicesIn,
  descriptionIn,
  isRequiredIn,
  keysIn,
  kindIn,
  labelHtmlIn,
  labelIn,
} from './question-members.ts'
import { statementOfElement } from './question-statement.ts'
import { kindNamed } from './question-types.ts'

interface Around {
  readonly logic: Logic
  readonly lost: readonly string[]
  readonly section?: SectionWords | undefined
}

/** Reads questions of an unknown program by common member names. */
export function readQuestionList(value: unknown, newId: NewFieldId): ImportResult {
  const questions: Question[] = []
  const lost: string[] = []
  const tooDeep = tooDeepParts(lost, deepest)
  const known = new Set<string>()
  const seen = new Set<string>()
  const top = topOf(value)
  for (const members of top) collectKeys(members, known, 0)
  for (const members of top) walk(members, { logic: always, lost: [] }, 0)
  return fieldsOfQuestions(questions, newId, [...new Set(lost)])

  /** @param isListed true for one of a list, whose title is not that of the whole form */
  function walk(members: Members, around: Around, depth: number, isListed = false) {
    if (questions.length > 2_000) return
    if (depth > deepest) {
      tooDeep.addNamed(members, { nameOf: (one) => nameOf(one, depth), insideOf: heldIn })
      return
    }
    const own = shownBy(members, around)
    const isAsked = asks(members, depth)
    if (isAsked) questions.push(questionOf(members, own))
    const text = isAsked || holdsMore(members) ? null : statementIn(members, own)
    if (text !== null) questions.push(text)
    const section = isAsked || !isListed ? undefined : sectionOf(members)
    const shown = section === undefined ? own : { ...own, section }
    for (const name of containers) {
      const inside = members[name]
      // Options are not questions.
      if (
        isAsked &&
        ['items', 'rows', 'columns', 'cols', 'data', 'properties', 'content'].includes(name)
      )
        continue
      const list = listIn(inside)
      for (const one of list) walk(one, shown, depth + 1, true)
      const single = membersOf(inside)
      if (list.length === 0 && single !== null) walk(single, shown, depth + 1)
    }
  }

  /** Label of a question or a text; empty for everything else. */
  function nameOf(members: Members, depth: number): string {
    const isRead = asks(members, depth) || kindNamed(kindIn(members)).shows
    return isRead ? labelIn(members) || (keysIn(members)[0] ?? '') : ''
  }

  /** An element that only shows a text; null for others. Those that show nothing here are reported. */
  function statementIn(members: Members, { logic, lost: told, section }: Around): Question | null {
    const kind = kindIn(members)
    const { shows } = kindNamed(kind)
    const statement = shows && statementOfElement(members, shows)
    if (statement) return { ...statement, logic, section, lost: [...told, ...statement.lost] }
    const label = labelIn(members)
    if (shows && label !== '' && !/^(?:submit|button|reset|hidden|page)/i.test(kind))
      lost.push(`Skipped "${label.slice(0, 80)}": it is not a question.`)
    return null
  }

  function asks(members: Members, depth: number): boolean {
    const kind = kindIn(members)
    const { shows, type } = kindNamed(kind)
    const label = labelIn(members)
    const holds = holdsMore(members)
    if (shows) return false
    if (label === '' && keysIn(members).length === 0) return false
    const choices = choicesIn(members)
    if (holds && choices.length === 0)
      return (
        type !== null &&
        /^(?:boolean|choice|integer|string|text|decimal|date)/i.test(kind) &&
        depth > 0
      )
    if (kind === '' && choices.length === 0)
      return (
        depth > 0 &&
        label !== '' &&
        (/[?？]/.test(label) || members.required !== undefined || members.isRequired !== undefined)
      )
    return depth > 0 || Array.isArray(value)
  }

  function shownBy(members: Members, around: Around): Around {
    const logic = logicIn(members, (key) => known.has(key))
    if (logic === null) return around
    if (logic.kind === 'unsaid') {
      return {
        ...around,
        lost: [
          ...around.lost,
          `Its condition could not be imported, so it is always shown: ${logic.words}`,
        ],
      }
    }
    return { ...around, logic: all(around.logic, logic) }
  }

  function questionOf(members: Members, { logic, lost: told, section }: Around): Question {
    const kind = kindIn(members)
    const named = kindNamed(kind)
    const input = kindNamed(typeof members.inputType === 'string' ? members.inputType : '')
    const given = choicesIn(members)
    const choices = choicesFor(members, named, given)
    const type = typeOf(named.type, input.type, choices, members)
    const { min, max, pattern } = boundsIn(members)
    const keys = keysIn(members)
    const isBounded = !named.isScale && !named.isPolar && choices.length === 0
    const all_ = [...told]
    if (kind !== '' && named.type === null && choices.length === 0) {
      all_.push(`Unsupported field type "${kind.slice(0, 40)}". It was imported as a text field.`)
    }
    const key = keys.find((one) => !seen.has(one)) ?? `question ${questions.length}`
    for (const one of keys) seen.add(one)
    return {
      key,
      aliases: keys,
      type,
      words: {
        label: labelIn(members) || key,
        required: isRequiredIn(members),
        shuffle: members.shuffle === true,
        description: descriptionIn(members),
        placeholder: typeof members.placeholder === 'string' ? members.placeholder : '',
        validation: {
          ...(isBounded && min !== null && { min }),
          ...(isBounded && max !== null && { max }),
          ...(pattern !== null && type === 'text' && { pattern: pattern.slice(0, 500) }),
        },
      },
      choices,
      logic,
      section,
      lost: all_,
    }
  }
}

const listIn = (inside: unknown) => (Array.isArray(inside) ? objectsIn(inside) : mapped(inside))

/** Objects in a list, or the object itself. */
function insideOf(value: unknown): readonly Members[] {
  const list = listIn(value)
  const single = membersOf(value)
  return list.length > 0 || single === null ? list : [single]
}

const heldIn = (members: Members) => containers.flatMap((name) => insideOf(members[name]))

const holdsMore = (members: Members) =>
  containers.some((name) => objectsIn(members[name]).length > 0)

/** Heading of a group of questions; undefined for one without a title. */
function sectionOf(members: Members): SectionWords | undefined {
  const title = plainText(labelHtmlIn(members))
  if (title === '' || !holdsMore(members)) return undefined
  return { title, text: descriptionIn(members), newPage: false }
}

function collectKeys(members: Members, known: Set<string>, depth: number) {
  if (depth > deepest) return
  for (const key of keysIn(members)) known.add(key)
  for (const name of containers) {
    for (const one of insideOf(members[name])) collectKeys(one, known, depth + 1)
  }
}
