import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PaidForm, paidForm } from '../payments/testing/paid-form.ts'
import { aSchema } from '../testing/a-form.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { endWith, stepsFrom } from './steps.ts'
import { submitSteps } from './submit-form.ts'

describe('a sequence of steps', () => {
  const ran: string[] = []
  const steps = stepsFrom<{ readonly input: number }, string>()
    .add(async function double({ input }) {
      ran.push('double')
      return { doubled: input * 2 }
    })
    .add(async function refuseLarge({ doubled }) {
      ran.push('refuseLarge')
      return doubled > 10 ? endWith('too large') : {}
    })
    .add(async function name({ input, doubled }) {
      ran.push('name')
      return { text: `${input} -> ${doubled}` }
    })

  test('hands each step what earlier steps returned', async () => {
    expect(await steps.run({ input: 3 }, ({ text }) => text)).toBe('3 -> 6')
  })

  test('ends with the result of a step that ends it', async () => {
    ran.length = 0
    expect(await steps.run({ input: 9 }, ({ text }) => text)).toBe('too large')
    expect(ran).toEqual(['double', 'refuseLarge'])
  })
})

describe('a submission', () => {
  let server: TestApp
  let form: PaidForm
  const schemaClosingAt = (at: string) =>
    aSchema(
      [
        { id: 'name', required: true },
        { id: 'cv', type: 'file' },
        { id: 'fee', type: 'payment', payment: { amount: 500 } },
      ],
      { closing: { at, timeZone: 'UTC' } },
    )

  beforeAll(async () => {
    server = await buildTestApp()
    const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString()
    const schema = schemaClosingAt(inAnHour)
    form = await paidForm(server, await server.owner(), schema, 'test')
  })
  afterAll(() => server.close())

  test('goes through the steps in this order', () => {
    expect(submitSteps.names).toEqual([
      'findForm',
      'chooseVersion',
      'refuseClosedForm',
      'refuseOverQuota',
      'refuseChangedRules',
      'admitSender',
      'refuseSecondResponse',
      'checkSent',
      'attachFiles',
      'attachPaid',
      'storeOrHold',
    ])
  })

  test('has its answers checked before its files, and its payment last', async () => {
    const cv = 'never-uploaded.pdf'
    const fee = { status: 'succeeded', clientSecret: 'testpi_unknown_secret_unknown' }
    const fieldsOf = async (answers: object) => {
      const { status, body } = await form.submit({ ...answers, fee })
      expect(status).toBe(422)
      return Object.keys(body.fieldErrors)
    }
    expect(await fieldsOf({ name: '', 'cv.uploads': ['unknown'], cv })).toEqual(['name'])
    expect(await fieldsOf({ name: 'Ann' })).toEqual(['fee'])
  })

  test('to a closed form is refused before its answers are checked', async () => {
    await form.save(schemaClosingAt('2020-01-01T00:00:00.000Z'))
    const { status, body } = await form.submit({ name: '' })
    expect([status, body.code]).toEqual([410, 'form_closed'])
  })
})
