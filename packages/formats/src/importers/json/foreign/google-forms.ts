import type { TableWords } from '../../../reading/question.ts'
import { type Members, membersOf } from '../members.ts'
import { objectsIn } from './localized.ts'

/**
 * Flattens an item of a Google form, whose question is two levels deeper. A grid becomes one question per row, in the
 * table of `gridOf`. Other objects are unchanged.
 */
export function flatGoogleItem(given: Members): readonly Members[] {
  const item = itemOf(given)
  const group = membersOf(item.questionGroupItem)
  if (group !== null) {
    const columns = membersOf(membersOf(group.grid)?.columns) ?? {}
    return objectsIn(group.questions).map((one) => {
      const row = membersOf(one.rowQuestion)?.title
      return {
        ...one,
        ...columns,
        type: kindOf(columns),
        title: String(row ?? ''),
      }
    })
  }
  const question = membersOf(membersOf(item.questionItem)?.question)
  if (question === null) return [item]
  const { title, description, itemId } = item
  const words = {
    title,
    description,
    id: itemId ?? question.questionId,
    name: question.questionId,
    required: question.required,
  }
  const choice = membersOf(question.choiceQuestion)
  if (choice !== null)
    return [{ ...words, type: kindOf(choice), options: choice.options, shuffle: choice.shuffle }]
  const scale = membersOf(question.scaleQuestion)
  if (scale !== null) return [{ ...words, type: 'scale', low: scale.low, high: scale.high }]
  const rating = membersOf(question.ratingQuestion)
  if (rating !== null)
    return [{ ...words, type: 'rating', ratingScaleLevel: rating.ratingScaleLevel }]
  if (question.dateQuestion !== undefined) return [{ ...words, type: 'date' }]
  if (question.timeQuestion !== undefined) return [{ ...words, type: 'time' }]
  if (question.fileUploadQuestion !== undefined) return [{ ...words, type: 'file' }]
  return [
    { ...words, type: membersOf(question.textQuestion)?.paragraph === true ? 'textarea' : 'text' },
  ]
}

/** Heading of a grid; undefined for other objects. */
export function gridOf(given: Members): TableWords | undefined {
  const { questionGroupItem, title, description } = itemOf(given)
  return membersOf(questionGroupItem) === null
    ? undefined
    : { title: String(title ?? ''), text: String(description ?? '') }
}

function itemOf(given: Members): Members {
  return membersOf(membersOf(given.createItem)?.item) ?? given
}

function kindOf({ type }: Members): string {
  return type === 'CHECKBOX' ? 'checkbox' : type === 'DROP_DOWN' ? 'select' : 'radio'
}
