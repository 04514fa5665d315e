import { limits } from '@ramiform/core/limits'
import type { NewFieldId, Warning } from '../../import.ts'
import { affirmative } from '../../reading/asking.ts'
import { guessFieldType, isFieldName } from '../../reading/guess-field-type.ts'
import { labelText } from '../../reading/label-text.ts'
import type { Block } from './blocks.ts'
import type { Draft } from './draft.ts'
import { readLine } from './line.ts'
import { holdsFields, type Item, readItem, startsWithAnswer } from './list-kind.ts'
import { readLabelledOptions, readOptionLine } from './option-lines.ts'
import { isAnswerPlace, type Label, readLabel, splitAtBlanks } from './read-label.ts'
import { readTable } from './table.ts'

export interface Drafts {
  readonly drafts: readonly Draft[]
  readonly warnings: readonly Warning[]
}

/** Labels of the lists that stand under no question (spec section 5). */
const listLabels = { checkbox: 'Select all that apply', radio: 'Select one option' } as const

/** a heading that only numbers the question beneath it */
const onlyNumber = /^(?:q(?:uestion)?|item|frage|pregunta)\s*#?\d*[.:)]?$/i
const longestQuestion = 300
const longestName = 60

/** Walks through a document and keeps in mind under which question it is. */
export function readDrafts(blocks: readonly Block[], newId: NewFieldId): Drafts {
  const drafts: Draft[] = []
  const warnings: Warning[] = []
  /** the question under which a list would stand */
  let under: Draft | null = null
  /** the first heading, if it asks: it is no field unless a list answers it */
  let title: string | null = null
  let section: Draft | null = null
  let behind: Draft['behind'] = null

  readBlocks(blocks)
  return {
    drafts: drafts.filter(({ isTentative, options }) => !isTentative || options.length > 0),
    warnings,
  }

  function readBlocks(list: readonly Block[]) {
    for (const block of list) {
      if (drafts.length > limits.fields) return
      if (block.kind === 'heading') readHeading(block.level, block.text)
      else if (block.kind === 'paragraph') readParagraph(block.text)
      else readList(block.items.map(readItem))
    }
  }

  function readHeading(level: number, text: string) {
    const label = readLabel(readLine(text.replaceAll('\n', ' ')).text)
    under = null
    if (level <= 2) section = null
    title = level === 1 && label.isQuestion ? label.label : null
    if (level === 1 || label.label === '' || onlyNumber.test(label.label)) return
    under = add(label, level === 2 ? 'section' : 'heading')
    if (level === 2) section = under
    else tellSection()
  }

  function add(label: Label, from: Draft['from'], more: Partial<Draft> = {}): Draft {
    const draft: Draft = {
      id: newId(),
      label: label.label,
      required: label.required,
      from,
      type: label.type,
      options: label.options,
      choice: 'radio',
      description: '',
      isTentative: false,
      behind,
      ...more,
    }
    drafts.push(draft)
    return draft
  }

  /** Spec section 5 makes a field of every `##`; where questions follow, it may have been only a title. */
  function tellSection() {
    if (section === null || section.options.length > 0) return
    const message = 'Questions stand under this heading: leave it out if it is only a title.'
    warnings.push({ message, fieldId: section.id })
    section = null
  }

  function addLine(label: Label, isBold: boolean): Draft {
    tellSection()
    // Spec section 5: bold and underscored lines are required.
    return add(label, 'line', { required: label.required || isBold || label.hasBlank })
  }

  function readParagraph(text: string) {
    const lines = text.split('\n')
    const rows = lines.filter((line) => line.includes('|'))
    if (rows.length === lines.length && lines.length > 1) {
      const table = readTable(lines, newId)
      if (table !== null && table.length > 0) {
        tellSection()
        for (const draft of table) drafts.push({ ...draft, behind })
        under = null
        return
      }
    }
    const prose: string[] = []
    for (const line of lines) {
      for (const part of splitAtBlanks(line)) if (!readTextLine(part)) prose.push(part.trim())
    }
    if (prose.length > 0) describe(prose.join(' '))
  }

  function describe(text: string) {
    const isFresh = under !== null && drafts.at(-1) === under && under.options.length === 0
    if (under === null || !isFresh || under.description !== '' || under.from === 'line') return
    under.description = readLine(text).text
  }

  /** Whether a line of a paragraph said something about the form. */
  function readTextLine(raw: string): boolean {
    const { text, isBold } = readLine(raw)
    if (text === '') return true
    if (isAnswerPlace(text)) return under !== null
    const option = readOptionLine(text)
    if (option !== null && (option.isSure || under !== null)) {
      giveOptions(option.options, option.choice)
      return true
    }
    const labelled = readLabelledOptions(text)
    if (labelled !== null) {
      const label = readLabel(labelled.label)
      addLine(label, isBold).options = labelled.options
      const last = drafts.at(-1)
      if (last !== undefined) last.choice = labelled.choice
      under = null
      return true
    }
    const label = readLabel(text)
    if (!/[\p{L}\p{N}]/u.test(label.label)) return true
    const kind = kindOfLine(text, label, isBold)
    if (kind === null) return false
    if (kind === 'tentative') {
      // The line above the options of a heading that asks, as in "Choose one:".
      if (under !== null && under.from !== 'line' && under.options.length === 0) return false
      under = add(label, 'line', { isTentative: true })
    } else {
      under = addLine(label, isBold)
    }
    return true
  }

  function kindOfLine(text: string, label: Label, isBold: boolean): 'field' | 'tentative' | null {
    if (isBold) return isSentence(text) && !label.isQuestion ? null : 'field'
    if (label.hasBlank || label.required || label.options.length > 0) {
      return text.length <= longestQuestion ? 'field' : null
    }
    if (/[?？]$/.test(label.label)) return text.length <= longestQuestion ? 'field' : null
    if (text.length > longestName || isSentence(text)) return label.hasColon ? 'tentative' : null
    if (guessFieldType(text, ['email', 'phone']) !== null && !/[@]|:\s*\S/.test(text))
      return 'field'
    if (label.hasColon) return isFieldName(label.label) ? 'field' : 'tentative'
    return isFieldName(label.label) ? 'field' : null
  }

  function readList(items: readonly Item[]) {
    const marked = items.filter(({ option }) => option?.isSure)
    if (marked.length * 2 > items.length) {
      const choice = marked[0]?.option?.choice ?? 'checkbox'
      giveOptions(
        items.flatMap(({ option, line }) => option?.options ?? [line.text]),
        choice,
      )
      return
    }
    if (under === null && title !== null && items.some(startsWithAnswer)) {
      under = add({ ...readLabel(''), label: title }, 'heading')
      title = null
    }
    if (holdsFields(items, under)) {
      tellSection()
      for (const item of items) readItemAsField(item)
      under = null
      return
    }
    const texts = items.map(({ line, option }) => splitAnswer(option?.options[0] ?? line.text))
    giveOptions(
      texts.map(({ answer }) => answer),
      'radio',
    )
    const question = under
    for (const [index, item] of items.entries()) {
      const { answer, rest } = texts[index] ?? { answer: '', rest: '' }
      if (question !== null) readBehind(question, answer, rest, item)
    }
    under = question
  }

  /** What an option leads to: `- Yes: how many?`, or questions in the list within it. */
  function readBehind(of: Draft, option: string, next: string, { rest }: Item) {
    const before = behind
    behind = { of, option: labelText(option) }
    under = null
    if (next !== '' && readLabel(next).isQuestion) under = add(readLabel(next), 'line')
    if (under !== null) readBlocks(rest)
    else readBlocks(rest.filter((block) => block.kind === 'list' && asksWithin(block.items)))
    behind = before
  }

  function readItemAsField({ line, label, rest, option }: Item) {
    if (option?.isSure) {
      giveOptions(option.options, option.choice)
      return
    }
    if (label.label === '') {
      readBlocks(rest)
      return
    }
    const [first = line.text, ...others] = splitAtBlanks(line.text)
    const labelled = readLabelledOptions(line.text)
    if (labelled !== null) {
      under = add(readLabel(labelled.label), 'list', {
        options: labelled.options,
        choice: labelled.choice,
      })
    } else {
      const one = others.length > 0 ? readLabel(first) : label
      under = add(one, 'list', { required: one.required || line.isBold || one.hasBlank })
      for (const other of others) under = add(readLabel(other), 'list', { required: true })
    }
    readBlocks(rest)
  }

  function giveOptions(options: readonly string[], choice: 'radio' | 'checkbox') {
    const texts = options.map((option) => option.trim()).filter((option) => option !== '')
    if (texts.length === 0) return
    const takes = under !== null && (under.options.length === 0 || under.choice === choice)
    if (under === null || !takes) {
      const label = title ?? listLabels[choice]
      title = null
      under = add({ ...readLabel(''), label }, 'list', { choice })
    }
    under.choice = under.type === 'checkbox' ? 'checkbox' : choice
    under.options = [...under.options, ...texts]
  }
}

function isSentence(text: string): boolean {
  return /[.!;,]["')\]]*$/.test(text) && text.split(/\s+/).length > 4
}

function asksWithin(items: readonly (readonly Block[])[]): boolean {
  return items.some((blocks) => {
    const [first] = blocks
    return first?.kind === 'paragraph' && /[?？]|_{3,}/.test(first.text)
  })
}

/** `Yes: how many?` is the option `Yes` and what it leads to. */
function splitAnswer(text: string): { readonly answer: string; readonly rest: string } {
  const parts = /^([^:→]{1,80}?)\s*(?::|→|->|=>|–>)\s*(\S.*)$/s.exec(text.slice(0, 2_000))
  const [, answer = '', rest = ''] = parts ?? []
  const leadsOn =
    parts !== null && (affirmative.test(answer) || /→|->|=>/.test(text) || /[?？]$/.test(rest))
  return leadsOn ? { answer, rest } : { answer: text, rest: '' }
}
