import { uploadFrom } from '../../../reading/accepted-files.ts'
import type { Choice, Question } from '../../../reading/question.ts'
import { type Members, membersOf, numberIn } from '../members.ts'
import { localized, objectsIn, plainText } from './localized.ts'

/** A question before it has a section and a condition. */
export type GoogleQuestion = Omit<Question, 'logic' | 'section'>

/** Questions of an item: one, or one for each row of a grid. Empty for items that ask nothing. */
export function questionsOfItem(item: Members, at: number): readonly GoogleQuestion[] {
  const group = membersOf(item.questionGroupItem)
  if (group !== null) return rowsOf(item, group)
  const holder = membersOf(item.questionItem)
  const question = membersOf(holder?.question)
  if (holder === null || question === null) return []
  const key = localized(item.itemId ?? question.questionId) || `item ${at}`
  return [
    {
      key,
      aliases: [localized(question.questionId)].filter((one) => one !== ''),
      ...askedBy(question),
      words: {
        label: plainText(item.title),
        description: [plainText(item.description), endsOfScale(question)]
          .filter((text) => text !== '')
          .join('\n'),
        required: question.required === true,
        shuffle: membersOf(question.choiceQuestion)?.shuffle === true,
      },
      lost: [...lostParts(question), ...(holder.image === undefined ? [] : [noPicture])],
      ...filesOf(question),
    },
  ]
}

const noPicture = 'Its picture was not imported.'

function rowsOf(item: Members, group: Members): readonly GoogleQuestion[] {
  const grid = membersOf(group.grid) ?? {}
  const columns = membersOf(grid.columns) ?? {}
  const table = { title: plainText(item.title), text: plainText(item.description) }
  const told = [
    ...(grid.shuffleQuestions === true
      ? ['Its rows are in random order. Here the order is fixed.']
      : []),
    ...(group.image === undefined ? [] : [noPicture]),
  ]
  return objectsIn(group.questions).map((one, at) => ({
    key: localized(one.questionId) || `${localized(item.itemId)} ${at}`,
    type: columns.type === 'CHECKBOX' ? 'checkbox' : 'radio',
    words: { label: plainText(membersOf(one.rowQuestion)?.title), required: one.required === true },
    choices: choicesOf(columns),
    table,
    lost: [...(at === 0 ? told : []), ...lostParts(one)],
  }))
}

function askedBy(question: Members): Pick<GoogleQuestion, 'type' | 'choices'> {
  const choice = membersOf(question.choiceQuestion)
  if (choice !== null) {
    const types = { CHECKBOX: 'checkbox', DROP_DOWN: 'select' } as const
    const type = choice.type === 'CHECKBOX' || choice.type === 'DROP_DOWN' ? choice.type : null
    return { type: type === null ? 'radio' : types[type], choices: choicesOf(choice) }
  }
  const steps = stepsOf(question)
  if (steps.length > 0) return { type: 'radio', choices: steps }
  if (question.dateQuestion !== undefined) return { type: 'date', choices: [] }
  const time = membersOf(question.timeQuestion)
  if (time !== null && time.duration !== true) return { type: 'time', choices: [] }
  if (question.fileUploadQuestion !== undefined) return { type: 'file', choices: [] }
  const isLong = membersOf(question.textQuestion)?.paragraph === true
  return { type: isLong ? 'textarea' : 'text', choices: [] }
}

function choicesOf({ options }: Members): readonly Choice[] {
  return objectsIn(options).flatMap((option): readonly Choice[] => {
    const text = plainText(option.value)
    if (option.isOther === true) return [{ value: 'other', text: text || 'Other', isOther: true }]
    return text === '' ? [] : [{ value: text, text }]
  })
}

/** Numbers of a scale or rating; empty for other questions. */
function stepsOf(question: Members): readonly Choice[] {
  const scale = membersOf(question.scaleQuestion)
  const rating = membersOf(question.ratingQuestion)
  if (scale === null && rating === null) return []
  const low = scale === null ? 1 : (numberIn(scale, 'low') ?? 0)
  const high =
    (scale === null ? numberIn(rating ?? {}, 'ratingScaleLevel') : numberIn(scale, 'high')) ?? 5
  const length = Math.max(0, Math.min(100, high - low + 1))
  return Array.from({ length }, (_, at) => ({ value: String(low + at), text: String(low + at) }))
}

/** Texts at the ends of a scale: `1: Poor, 5: Excellent` */
function endsOfScale(question: Members): string {
  const scale = membersOf(question.scaleQuestion) ?? {}
  const steps = stepsOf(question)
  return (
    [
      [steps[0], scale.lowLabel],
      [steps.at(-1), scale.highLabel],
    ] as const
  )
    .flatMap(([step, text]) =>
      step && plainText(text) ? [`${step.text}: ${plainText(text)}`] : [],
    )
    .join(', ')
}

function filesOf(question: Members): Partial<Pick<GoogleQuestion, 'settings'>> {
  const files = membersOf(question.fileUploadQuestion)
  if (files === null) return {}
  return { settings: { upload: uploadOf(files).upload } }
}

/** Types of files by their names in Google Forms */
const fileTypes: Readonly<Record<string, string>> = {
  ANY: '*',
  DOCUMENT: 'document',
  PRESENTATION: 'presentation',
  SPREADSHEET: 'spreadsheet',
  PDF: 'pdf',
  IMAGE: 'image',
  VIDEO: 'video',
  AUDIO: 'audio',
}

function uploadOf(files: Members) {
  const bytes = Number(localized(files.maxFileSize))
  const types = Array.isArray(files.types) ? files.types.map(localized) : []
  return uploadFrom({
    files: numberIn(files, 'maxFiles') ?? undefined,
    megabytes: bytes > 0 ? bytes / 1_000_000 : undefined,
    accepted: types.map((type) => fileTypes[type] ?? type),
  })
}

/** Sentences about what a question of Google Forms has, and a field of ours does not. */
function lostParts(question: Members): readonly string[] {
  const choice = membersOf(question.choiceQuestion)
  const date = membersOf(question.dateQuestion)
  const time = membersOf(question.timeQuestion)
  const files = membersOf(question.fileUploadQuestion)
  const told: string[] = []
  if (membersOf(question.grading) !== null)
    told.push('Its points, correct answers and feedback were not imported.')
  if (objectsIn(choice?.options).some((option) => option.image !== undefined))
    told.push('The pictures of its choices were not imported.')
  if (date?.includeTime === true) told.push('It asks for a time, too. Here it is a date.')
  if (date?.includeYear === false)
    told.push('It does not ask for the year. Here it is a whole date.')
  if (time?.duration === true) told.push('It asks for a duration. Here it is a text.')
  return [...told, ...(files === null ? [] : uploadOf(files).lost)]
}
