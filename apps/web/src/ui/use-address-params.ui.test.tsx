import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useAddressParams } from './use-address-params.ts'

function Address() {
  const [params, change] = useAddressParams()
  return (
    <>
      <p>{useLocation().search || 'no parameters'}</p>
      <button
        type="button"
        onClick={() => {
          change({ q: 'tea' })
          change({ show: null, view: 'cards' })
        }}
      >
        Change twice
      </button>
      <button type="button" onClick={() => change({ q: '', view: null })}>
        {`Clear ${params.size}`}
      </button>
    </>
  )
}

test('two changes of the address in a row both count, and empty parameters are removed', async () => {
  await render(
    <MemoryRouter initialEntries={['/forms?show=published']}>
      <Address />
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: 'Change twice' }).click()
  await expect.element(page.getByText('?q=tea&view=cards')).toBeVisible()
  await page.getByRole('button', { name: 'Clear 2' }).click()
  await expect.element(page.getByText('no parameters')).toBeVisible()
})
