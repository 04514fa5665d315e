import { limits } from '@ramiform/core/limits'
import type { ImportResult, NewFieldId } from '../../../import.ts'
import { cleanText } from '../../../reading/clean-text.ts'
import { labelText } from '../../../reading/label-text.ts'
import { always, type Logic, rule } from '../../../reading/logic.ts'
import type { Question, SectionWords } from '../../../reading/question.ts'
import { fieldsOfQuestions } from '../../../reading/questions.ts'
import { statementOf } from '../../../reading/statement.ts'
import { type Members, membersOf } from '../members.ts'
import type { Source } from './answer-regions.ts'
import { type GoogleQuestion, questionsOfItem } from './google-question.ts'
import { statementIn } from './google-statement.ts'
import { localized, objectsIn, plainText } from './localized.ts'
import { lostReach } from './lost-reach.ts'
import { type Jump, reachedSteps } from './reach.ts'

const kinds = ['questionItem', 'questionGroupItem', 'pageBreakItem'] as const

/** True for a form of the API of Google Forms, or for requests that create one. */
export function isGoogleForm(value: Members): boolean {
  return itemsOf(value).some((item) => kinds.some((name) => membersOf(item[name]) !== null))
}

function itemsOf(form: Members): readonly Members[] {
  const created = objectsIn(form.requests).flatMap((request) => {
    const item = membersOf(membersOf(request.createItem)?.item)
    return item === null ? [] : [item]
  })
  return [...objectsIn(form.items), ...created]
}

/** A page: the items up to the next page break. */
interface Page {
  readonly id: string
  readonly words: SectionWords | undefined
  /** Questions and statements */
  readonly items: readonly GoogleQuestion[]
  readonly jumps: readonly { readonly from: string; readonly option: Members }[]
}

export function readGoogleForm(form: Members, newId: NewFieldId): ImportResult {
  const lost = [...lostSettings(form)]
  const pages = pagesOf(itemsOf(form))
  const positions = new Map(pages.map(({ id }, at) => [id, at]))
  const asked = pages.flatMap(({ items }) => items)
  const choicesOf = new Map(asked.map(({ key, choices }) => [key, choices]))
  const { steps: reach } = reachedSteps(
    pages.map(({ jumps }) => ({ keys: [...new Set(jumps.map(({ from }) => from))] })),
    pages.map(({ jumps }, at) => jumps.flatMap((jump) => jumpOf(jump, at))),
    { sourceOf },
  )
  const tooMany = pages.flatMap(({ words, items }, at) =>
    reach[at] === null ? [words?.title || (items[0]?.words.label ?? '')] : [],
  )
  lost.push(...lostReach(tooMany, 'pages'))
  const questions = pages.flatMap((page, at) => questionsOf(page, reach[at] ?? always))
  const found = fieldsOfQuestions(questions, newId, lost)
  return 'problem' in found ? found : { ...found, head: headOf(form) }

  function sourceOf(key: string): Source | undefined {
    const choices = choicesOf.get(key) ?? []
    const isOpen = choices.length === 0 || choices.some(({ isOther }) => isOther)
    return isOpen ? undefined : { options: choices.map(({ value }) => value) }
  }

  /** Jumps take effect at the end of their page. */
  function jumpOf({ from, option }: Page['jumps'][number], at: number): readonly Jump[] {
    const text = plainText(option.value)
    const when: Logic = rule(from, 'equals', option.isOther === true ? 'other' : text)
    const section = localized(option.goToSectionId)
    const action = localized(option.goToAction)
    if (action === 'NEXT_SECTION') return [{ to: at + 1, when }]
    if (action === 'SUBMIT_FORM') return [{ to: pages.length, when }]
    const to = positions.get(section)
    if (to !== undefined && to > at) return [{ to, when }]
    const why =
      to === undefined && section !== '' ? 'its section is not in the form' : 'it leads back'
    lost.push(`The jump after the answer "${text.slice(0, 80)}" was skipped: ${why}.`)
    return []
  }
}

function questionsOf({ words, items }: Page, logic: Logic): readonly Question[] {
  const section: SectionWords | undefined = words && { ...words, logic }
  return items.map((item) => ({ ...item, logic: always, section }))
}

/** Splits the items at their page breaks. A text at the start of a page belongs to the text of its section. */
function pagesOf(items: readonly Members[]): readonly Page[] {
  const pages: Page[] = []
  let page = emptyPage('', undefined)
  for (const [at, item] of items.entries()) {
    if (item.pageBreakItem !== undefined) {
      close()
      const [title, text] = [plainText(item.title), plainText(item.description)]
      const words = { title, text, newPage: at > 0 }
      page = emptyPage(localized(item.itemId) || `page ${at}`, words)
      continue
    }
    const questions = questionsOfItem(item, at)
    const choice = membersOf(membersOf(membersOf(item.questionItem)?.question)?.choiceQuestion)
    const [first] = questions
    for (const option of objectsIn(choice?.options))
      if (first && (option.goToSectionId !== undefined || option.goToAction !== undefined))
        page.jumps.push({ from: first.key, option })
    page.items.push(...questions)
    const statement = statementIn(item, at)
    if (statement === null) continue
    if (item.textItem === undefined || page.words === undefined || page.items.length > 0)
      page.items.push(statement)
    else page.words = withText(page.words, statement)
  }
  close()
  return pages

  /** A page without items shows its title and text as a statement. */
  function close() {
    const { words } = page
    if (page.items.length === 0 && words !== undefined) {
      page.items.push(statementOf({ ...words, key: page.id }))
      page.words = { ...words, title: '', text: '' }
    }
    pages.push(page)
  }
}

function withText(words: SectionWords, { words: { label, description = '' } }: GoogleQuestion) {
  const text = [words.text, label, description].filter((one) => one !== '').join('\n\n')
  return { ...words, text }
}

interface OpenPage extends Page {
  words: SectionWords | undefined
  readonly items: GoogleQuestion[]
  readonly jumps: { from: string; option: Members }[]
}

const emptyPage = (id: string, words: SectionWords | undefined): OpenPage => {
  return { id, words, items: [], jumps: [] }
}

function lostSettings({ settings }: Members): readonly string[] {
  const given = membersOf(settings) ?? {}
  const emails = localized(given.emailCollectionType)
  return [
    ...(membersOf(given.quizSettings)?.isQuiz === true
      ? ['The form is a quiz. Here a value can add up points.']
      : []),
    ...(['VERIFIED', 'RESPONDER_INPUT'].includes(emails)
      ? ['The form collects email addresses. Add a question for them.']
      : []),
  ]
}

/** Title and description, as name and settings of the form. */
function headOf({ info }: Members) {
  const given = membersOf(info) ?? {}
  const title = labelText(plainText(given.title))
  const description = cleanText(plainText(given.description), limits.descriptionCharacters)
  return {
    name: title || labelText(plainText(given.documentTitle)) || 'Form',
    description: '',
    settings: { ...(title !== '' && { title }), ...(description !== '' && { description }) },
  }
}
