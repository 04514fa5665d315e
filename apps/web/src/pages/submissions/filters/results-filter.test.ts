import { expect, test } from 'vitest'
import { filterWords } from './filter-words.ts'
import { periodLimits, periodWords } from './period.ts'
import {
  filterFromParams,
  paramsOfFilter,
  queryOfFilter,
  type ResultsFilter,
} from './results-filter.ts'

const filter: ResultsFilter = {
  search: 'zürich & co',
  period: { kind: 'range', from: '2026-11-16', to: '2026-11-23' },
  withEmail: true,
  answers: [
    {
      field: 'session',
      condition: 'equals',
      values: ['Full day', 'Morning'],
      states: ['not_asked'],
    },
    { field: 'team', condition: 'greater_than', value: '4' },
    { field: 'note', state: 'no_response' },
  ],
  ids: ['0191', '0192'],
  reason: 'notAccepted',
}

function inUrl(of: ResultsFilter): URLSearchParams {
  const params = Object.entries(paramsOfFilter(of)).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return new URLSearchParams(new URLSearchParams(params).toString())
}

test('a filter survives its way through the URL', () => {
  expect(filterFromParams(inUrl(filter))).toEqual(filter)
  for (const period of [{ kind: 'today' }, { kind: 'days', days: 30 }] as const) {
    expect(filterFromParams(inUrl({ ...filter, period })).period).toEqual(period)
  }
})

test('parts of a URL that are not understood are left out', () => {
  const read = (text: string) => filterFromParams(new URLSearchParams({ filters: text })).answers
  expect(read('not json')).toEqual([])
  expect(read('{}')).toEqual([])
  expect(
    read(
      '[null,{"field":1},{"field":"a","condition":"like","value":"b"},{"field":"a","state":"x"}]',
    ),
  ).toEqual([])
  expect(read('[{"field":"a","condition":"equals","values":[1]}]')).toEqual([])
  expect(read('[{"field":"a","condition":"equals","value":"b"},7]')).toEqual([
    { field: 'a', condition: 'equals', value: 'b' },
  ])
  for (const when of ['yesterday', '8', '2026-13-01_2026-13-02', '2026-11-02_2026-11-01']) {
    expect(filterFromParams(new URLSearchParams({ when })).period, when).toBeNull()
  }
})

test('the last day of a range is included', () => {
  const { from, to = '' } = periodLimits({ kind: 'range', from: '2026-11-16', to: '2026-11-16' }, 0)
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1_000)
  const now = Date.parse('2026-11-23T12:00:00Z')
  expect(queryOfFilter({ ...filter, period: { kind: 'days', days: 7 } }, now).from).toBe(
    '2026-11-16T12:00:00.000Z',
  )
})

test('a period and a filter in words', () => {
  expect(periodWords({ kind: 'range', from: '2026-11-16', to: '2026-11-23' })).toBe('16 – 23 Nov')
  expect(periodWords({ kind: 'range', from: '2026-10-30', to: '2026-11-02' })).toBe(
    '30 Oct – 2 Nov',
  )
  expect(filter.answers.map(filterWords)).toEqual([
    { condition: 'is', value: 'Full day or Morning or Not asked' },
    { condition: 'is greater than', value: '4' },
    { condition: 'is', value: 'No response' },
  ])
})
