import type { Validation } from '@ramiform/core/field'
import { uploadFrom } from '../../reading/accepted-files.ts'
import { choiceLimits } from '../../reading/choice-limits.ts'
import { all, rule } from '../../reading/logic.ts'
import type { Choice, Question } from '../../reading/question.ts'
import { wholeNumber } from '../../reading/whole-number.ts'
import {
  type Asked,
  choicesOf,
  defaultOf,
  labelOfPart,
  otherOf,
  partField,
  shownPart,
  wholeField,
} from './asked.ts'
import { attribute, isOn, isRandom, numberOf, unitOf } from './attributes.ts'
import { gridReaders } from './grids.ts'
import { columnOf } from './texts.ts'

type Reader = (asked: Asked) => readonly Question[]

const oneOf =
  (type: 'radio' | 'select'): Reader =>
  (asked) => [
    wholeField(asked, type, {
      choices: [...choicesOf(asked.question.answers, asked.reading, '0'), ...otherOf(asked)],
      words: { shuffle: isRandom(asked.question), defaultAnswer: defaultOf(asked) },
      settings: choiceLimits(type, { columns: numberOf(asked.question, 'display_columns') }),
    }),
  ]

const fixed =
  (choices: (asked: Asked) => readonly Choice[]): Reader =>
  (asked) => [
    wholeField(asked, 'radio', {
      choices: choices(asked),
      words: { defaultAnswer: defaultOf(asked) },
    }),
  ]

/** A question of several texts or numbers: one field for each subquestion. */
const parts =
  (type: 'text' | 'number'): Reader =>
  (asked) =>
    asked.question.subquestions.map((part, at) =>
      partField(asked, part, isNumeric(asked) ? 'number' : type, {
        ...shownPart(asked, part, at === 0),
        ...unitSetting(asked),
        words: {
          ...limitsOf(asked),
          ...(at > 0 && { description: '' }),
          defaultAnswer: defaultOf(asked, part),
        },
      }),
    )

const text =
  (type: 'text' | 'textarea' | 'number'): Reader =>
  (asked) => {
    const fieldType = isNumeric(asked) ? 'number' : type
    const words = { ...limitsOf(asked), defaultAnswer: defaultOf(asked) }
    return [wholeField(asked, fieldType, { words, ...unitSetting(asked) })]
  }

function unitSetting({ question }: Asked): Pick<Question, 'settings'> {
  const unit = unitOf(question)
  return unit === '' ? {} : { settings: { unit } }
}

const isNumeric = ({ question }: Asked) => isOn(question, 'numbers_only')

/** Reads a question by the letter of its type. */
export const readers: Readonly<Record<string, Reader>> = {
  L: oneOf('radio'),
  '!': oneOf('select'),
  O: (asked) => [...oneOf('radio')(asked), commentOn(asked)],
  M: (asked) => [several(asked)],
  P: (asked) => [several(asked), ...commentsOn(asked)],
  '5': fixed(() => ['1', '2', '3', '4', '5'].map((value) => ({ value, text: value }))),
  Y: fixed(({ reading: { words } }) => [
    { value: 'Y', text: words.yes },
    { value: 'N', text: words.no },
  ]),
  G: fixed(({ reading: { words } }) => [
    { value: 'F', text: words.female },
    { value: 'M', text: words.male },
  ]),
  R: (asked) => [ranking(asked)],
  N: text('number'),
  S: text('text'),
  T: text('textarea'),
  U: text('textarea'),
  K: parts('number'),
  Q: parts('text'),
  D: (asked) => [date(asked)],
  '|': (asked) => [files(asked)],
  ...gridReaders,
}

function several(asked: Asked): Question {
  const { question, reading } = asked
  const hides = question.subquestions.some(({ relevance }) => !['', '1'].includes(relevance))
  const told = 'Some of its answers show under a condition. Here they always show.'
  const chosen = question.subquestions.filter((part) => defaultOf(asked, part) === 'Y')
  return wholeField(asked, 'checkbox', {
    choices: [...choicesOf(question.subquestions, reading), ...otherOf(asked)],
    words: {
      shuffle: isRandom(question),
      ...(chosen.length > 0 && { defaultAnswer: chosen.map(({ code }) => code) }),
    },
    settings: choiceLimits('checkbox', {
      least: numberOf(question, 'min_answers'),
      most: numberOf(question, 'max_answers'),
      columns: numberOf(question, 'display_columns'),
    }),
    lost: hides ? [...asked.lost, told] : asked.lost,
  })
}

/** The comment on a choice of one answer. */
function commentOn(asked: Asked): Question {
  const { question, reading } = asked
  return wholeField(asked, 'textarea', {
    key: `${question.code}_comment`,
    aliases: [`${question.code}comment`],
    lost: [],
    words: { label: labelOfPart(asked, reading.words.comment), required: false, description: '' },
  })
}

/** Comments on chosen answers: a text for each, while it is chosen. */
function commentsOn(asked: Asked): readonly Question[] {
  const { question, reading, logic } = asked
  return question.subquestions.map((part) => {
    const chosen = reading.line(part.texts) || part.code
    return partField(asked, part, 'text', {
      suffix: 'comment',
      lost: [],
      logic: all(logic, rule(question.code, 'contains', part.code)),
      words: {
        label: `${reading.words.comment}: ${chosen}`,
        required: false,
        description: '',
      },
    })
  })
}

function ranking(asked: Asked): Question {
  const { question, reading } = asked
  const items = question.answers.length > 0 ? question.answers : question.subquestions
  const ranks = numberOf(question, 'max_answers')
  return wholeField(asked, 'ranking', {
    choices: choicesOf(items, reading),
    settings: { ...(ranks !== undefined && ranks > 0 && { ranks }) },
  })
}

function date(asked: Asked): Question {
  const format = attribute(asked.question, 'date_format')
  const told = 'It asks for a time, too. Here it is a date.'
  return wholeField(asked, 'date', {
    words: {
      earliest: attribute(asked.question, 'date_min'),
      latest: attribute(asked.question, 'date_max'),
      defaultAnswer: defaultOf(asked),
    },
    lost: /[hH]/.test(format) ? [...asked.lost, told] : asked.lost,
  })
}

function limitsOf(asked: Asked): { readonly validation?: Validation } {
  const { question } = asked
  const isNumber = 'NK'.includes(question.type) || isNumeric(asked)
  const min = isNumber ? numberOf(question, 'min_num_value_n') : undefined
  const max = numberOf(question, isNumber ? 'max_num_value_n' : 'maximum_chars')
  const whole = isNumber && isOn(question, 'num_value_int_only') ? wholeNumber : ''
  const pattern = patternIn(columnOf(question.row, 'preg')) || whole
  const validation: Validation = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && max > 0 && { max }),
    ...(pattern !== '' && { pattern }),
  }
  return Object.keys(validation).length > 0 ? { validation } : {}
}

/** A pattern of PHP without its slashes: `/^\d+$/` */
function patternIn(preg: string): string {
  const found = /^\/(.*)\/[a-zA-Z]*$/s.exec(preg)
  return (found?.[1] ?? preg).slice(0, 500)
}

function files(asked: Asked): Question {
  const { question } = asked
  const kilobytes = numberOf(question, 'max_filesize')
  const { upload, lost } = uploadFrom({
    files: numberOf(question, 'max_num_of_files'),
    megabytes: kilobytes === undefined ? undefined : kilobytes / 1_000,
    accepted: attribute(question, 'allowed_filetypes').split(/[\s,;.]+/),
  })
  return wholeField(asked, 'file', { settings: { upload }, lost: [...asked.lost, ...lost] })
}
