import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from './SearchField.tsx'
import { useSearchText } from './use-search-text.ts'

function Search({ onSearch }: { onSearch: (search: string) => void }) {
  const [search, setSearch] = useState('')
  const [text, setText, searchNow] = useSearchText(search, (next) => {
    setSearch(next)
    onSearch(next)
  })
  return (
    <>
      <SearchField
        label="Search"
        placeholder="Search"
        value={text}
        onChange={setText}
        onBlur={searchNow}
      />
      <button type="button">Open</button>
    </>
  )
}

test('a waiting search runs when the field loses the focus, and only once', async () => {
  const searches: string[] = []
  await render(<Search onSearch={(search) => searches.push(search)} />)
  await page.getByLabelText('Search').fill('087')
  expect(searches).toEqual([])
  await userEvent.tab()
  expect(searches).toEqual(['087'])
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(searches).toEqual(['087'])
})

test('a search runs after a pause in typing', async () => {
  const searches: string[] = []
  await render(<Search onSearch={(search) => searches.push(search)} />)
  await page.getByLabelText('Search').fill('087')
  await expect.poll(() => searches).toEqual(['087'])
})
