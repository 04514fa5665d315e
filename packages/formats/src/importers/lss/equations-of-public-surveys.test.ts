import { expect, test } from 'vitest'
import { countedIds } from '../../documents/testing/counted-ids.ts'
import { lss } from './lss.ts'
import { writeLss } from './testing/write-lss.ts'

test('a number may begin with its point: weight * .453592', () => {
  const number = (code: string) => ({ code, type: 'N', text: code })
  const equation = (code: string, text: string) => ({
    code,
    type: '*',
    text,
    attributes: { hidden: '1' },
  })
  const survey = writeLss(
    {
      languages: ['en'],
      texts: { surveyls_title: 'Body mass index' },
      groups: [
        {
          name: 'Body',
          questions: [
            number('pounds'),
            number('meters'),
            equation('kilograms', '{pounds * .453592}'),
            equation('index', '{kilograms / (meters * meters)}'),
            { code: 'why', type: 'T', text: 'Why so light?', relevance: 'pounds < .5' },
          ],
        },
      ],
    },
    'old',
  )
  const result = lss.read(survey, countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  expect(result.warnings).toEqual([])
  expect(result.values?.map(({ name }) => name)).toEqual(['kilograms', 'index'])
  expect(result.fields.at(-1)?.conditional).toMatchObject({
    rules: [{ condition: 'less_than', value: '0.5' }],
  })
})
