import { describe, expect, test } from 'vitest'
import { editorDefaults } from '../form.ts'
import { aForm } from '../testing/a-form.ts'
import { wordsIn } from './all-words.ts'
import { directionOf } from './direction.ts'
import { english } from './en.ts'
import { inLanguage } from './in-language.ts'
import { languages } from './languages.ts'
import { say, sayCounted } from './say.ts'

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Every text of a table with its path, such as `card.next`. Plural forms of one text share a path. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const place = pluralForms.includes(key) ? path : `${path}.${key}`
    return typeof value === 'string' ? [[place, value]] : textsOf(value, place)
  })
}

const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name)

describe.each(languages.filter((language) => language !== 'en'))('the words in %s', (language) => {
  const words = wordsIn(language)
  const allowed = new Map<string, Set<string>>()
  for (const [place, text] of textsOf(english)) {
    const known = allowed.get(place) ?? new Set()
    allowed.set(place, known)
    for (const name of placeholdersIn(text)) known.add(name)
  }

  test('are of that language, and none of them is empty', () => {
    expect(words.language).toBe(language)
    expect(textsOf(words).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('name nothing that the English ones do not', () => {
    const unknown = textsOf(words).filter(([place, text]) => {
      const counted = new Set([...(allowed.get(place) ?? []), '{count}'])
      return placeholdersIn(text).some((name) => !counted.has(name))
    })
    expect(unknown).toEqual([])
  })

  test('contain no English text', () => {
    const theirs = new Set(textsOf(english).map(([, text]) => text))
    const same = textsOf(words).filter(
      ([place, text]) =>
        theirs.has(text) &&
        text.replace(/\{\w+\}/g, '').length > 8 &&
        !place.startsWith('.files.kinds') &&
        // "Question" is also a French word.
        !(words.language === 'fr' && place === '.card.counterOpen'),
    )
    expect(same).toEqual([])
  })

  test('have as many default messages and number words as are asked for', () => {
    expect(words.defaults.successMessages).toHaveLength(english.defaults.successMessages.length)
    expect([0, english.problems.numbers.length]).toContain(words.problems.numbers.length)
  })
})

test('a language that there is not is English', () => {
  for (const language of ['tlh', '', undefined, null, 7, '__proto__', 'EN']) {
    expect(wordsIn(language)).toBe(english)
  }
})

test('placeholder values are inserted unchanged', () => {
  expect(say('{label}: {limit}', { label: '{limit} $&', limit: 3 })).toBe('{limit} $&: 3')
})

test('a number takes the form that its language has for it', () => {
  const said = (language: string, count: number) => {
    const words = wordsIn(language)
    return sayCounted(words, words.problems.too_long, count, { label: 'L', limit: count })
  }
  expect(said('en', 1)).toBe('L must be no more than 1 characters')
  expect([said('fr', 1), said('fr', 2)]).toEqual([
    'L\u00a0: pas plus de 1 caractère',
    'L\u00a0: pas plus de 2 caractères',
  ])
  expect(said('ja', 1)).toBe('L：1文字以内で入力してください')
})

test('Arabic has a form for nothing, one, two, a few, many and the rest', () => {
  const words = wordsIn('ar')
  const said = [0, 1, 2, 3, 11, 100].map((number) =>
    sayCounted(words, words.problems.summary, number, { number }),
  )
  expect(new Set(said).size).toBe(6)
  expect(said.slice(1, 4)).toEqual([
    'إجابة واحدة تحتاج إلى مراجعة',
    'إجابتان تحتاجان إلى مراجعة',
    '3 إجابات تحتاج إلى مراجعة',
  ])
  const { files } = wordsIn('he')
  expect(sayCounted(wordsIn('he'), files.noRoom, 2, { name: 'a' })).toContain('שני קבצים')
})

test.each(['ar', 'he'] as const)(
  'each counted text in %s has the forms that numbers ask for',
  (language) => {
    const { problems, files, pages, form } = wordsIn(language)
    const counted = [problems.summary, files.noRoom, pages.closedAfter, pages.placesReserved]
    const asked = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const text of counted)
      expect(Object.keys(text)).toEqual(expect.arrayContaining([...asked]))
    expect(form.newQuestions.one).toBeDefined()
  },
)

describe('a form in another language', () => {
  const form = aForm()
    .text('name', { label: 'Name', placeholder: 'Enter text...' })
    .text('town', { label: 'Town', placeholder: 'Lisbon' })
    .with({ submitButtonText: 'Submit', successMessage: 'Thank you!', title: 'Workshop' })

  test('says what the editor began with in that language, and leaves the owner’s texts', () => {
    const { fields, settings } = inLanguage(form, wordsIn('de'))
    expect(fields.map(({ placeholder }) => placeholder)).toEqual(['Text eingeben …', 'Lisbon'])
    expect(settings).toMatchObject({
      submitButtonText: 'Absenden',
      successMessage: 'Vielen Dank!',
      title: 'Workshop',
    })
  })

  test('is left alone in English', () => {
    expect(inLanguage(form, english)).toBe(form)
  })

  test('knows the defaults of the editor', () => {
    expect(english.defaults.submit).toBe(editorDefaults.submitButtonText)
    expect(english.defaults.successMessages).toContain(editorDefaults.successMessage)
  })
})

test.each([
  ['what most questions do', ['الاسم', 'العنوان', 'E-mail'], 'Form', 'rtl'],
  ['Hebrew', ['1. שם מלא'], 'טופס', 'rtl'],
  ['Latin', ['Name', 'שם'], 'Workshop', 'ltr'],
  ['its title where they are even', ['Name', 'שם'], 'סדנה', 'rtl'],
  ['left to right without letters', ['1', ''], '', 'ltr'],
  ['Japanese', ['お名前'], 'フォーム', 'ltr'],
])('a form runs as its texts do: %s', (_, labels, name, direction) => {
  const fields = labels.map((label, index) => ({ id: `f${index}`, type: 'text', label }))
  expect(directionOf({ fields, settings: {} }, name)).toBe(direction)
})

test('without letters a form runs as the language of its own words does', () => {
  const form = { fields: [{ id: 'a', type: 'text', label: '1' }], settings: {} }
  expect(directionOf(form, '', 'he')).toBe('rtl')
  expect(directionOf(form, 'Workshop', 'he')).toBe('ltr')
})
