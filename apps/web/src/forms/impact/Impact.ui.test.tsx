import type { ImpactLine } from '@ramiform/contract/calls'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Impact } from './Impact.tsx'

const none = { count: 0, examples: [], fields: [] }
const lunch = { fieldId: 'lunch', label: 'Lunch', effect: 'not_asked' } as const
const schema = { fields: [], settings: {} }

function lineOf(submissions: number, done = false): ImpactLine {
  return {
    done,
    total: { submissions: 10_000, unfinished: 3 },
    stored: 48_210,
    report: {
      submissions,
      otherQuestions: {
        count: submissions / 4,
        examples: done
          ? [
              {
                id: 's1',
                at: '2026-11-21T12:00:00.000Z',
                email: 'bob@example.org',
                changes: [lunch],
              },
            ]
          : [],
        fields: [{ ...lunch, count: submissions / 4 }],
      },
      notAccepted: none,
      orphaned: none,
      unfinished: 3,
      unfinishedChanged: none,
    },
  }
}

/** Answers the replay with a stream that the test feeds. */
function streaming() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  let signal: AbortSignal | null | undefined
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    signal = init?.signal
    return new Response(readable)
  })
  const send = (text: string) => writer.write(new TextEncoder().encode(text))
  return {
    send,
    line: (line: ImpactLine) => send(`${JSON.stringify(line)}\n`),
    close: () => writer.close(),
    isAborted: () => signal?.aborted,
  }
}

afterEach(() => vi.restoreAllMocks())

test('figures fill in while answers are replayed, and then show their submissions', async () => {
  const stream = streaming()
  await render(<Impact formId="form" schema={schema} />)
  await expect
    .element(page.getByRole('progressbar', { name: 'Replaying stored answers...' }))
    .toBeVisible()
  const text = `${JSON.stringify(lineOf(4_200))}\n`
  // A line may arrive in two pieces.
  await stream.send(text.slice(0, 100))
  await stream.send(text.slice(100))
  await expect.element(page.getByText('4,203 of 10,003')).toBeVisible()
  await expect.element(page.getByText('1,050', { exact: true })).toBeVisible()
  await expect.element(page.getByText('so far').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Show/ })).toHaveLength(0)

  await stream.line(lineOf(10_000, true))
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Replayed the newest 10,000 of 48,210 submissions and 3 unfinished answers.')
  await expect
    .element(page.getByRole('listitem').first())
    .toMatchTextContent(/25% of 10,000\. “Lunch” is no longer asked\./)
  await expect.element(page.getByText('so far')).toHaveLength(0)

  // The report names the newest one of 2,500.
  await expect
    .element(page.getByRole('link', { name: /^Show the newest 1: Would see other questions/ }))
    .toHaveAttribute('href', '/forms/form/submissions?impact=otherQuestions&ids=s1')
})

test('a canceled replay stops on the server too, and starts again on request', async () => {
  const stream = streaming()
  await render(<Impact formId="form" schema={schema} />)
  await stream.line(lineOf(4_200))
  await page.getByRole('button', { name: 'Cancel check' }).click()
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^Canceled after 4,203 of 10,003\./)
  expect(stream.isAborted()).toBe(true)

  const again = streaming()
  await page.getByRole('button', { name: 'Check again' }).click()
  await again.line(lineOf(10_000, true))
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Replayed the newest 10,000/)
})

test('a replay that a newer one ended says so and can be repeated', async () => {
  const stream = streaming()
  await render(<Impact formId="form" schema={schema} />)
  await stream.line(lineOf(4_200))
  await stream.close()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'The stored answers could not be checked. Another window started a newer check. Try again',
    )
})

test('a form without answers has nothing to check', async () => {
  const stream = streaming()
  await render(<Impact formId="form" schema={schema} />)
  await stream.line({
    ...lineOf(0, true),
    total: { submissions: 0, unfinished: 0 },
    stored: 0,
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('No stored answers to check.')
})
