import type { Locator, Page } from 'playwright-core'

/** The submissions of a form as cards. `server` is its URL. */
export function submissionsPage(page: Page, server: string) {
  const list = page.getByRole('list', { name: 'Submissions' })
  const toggle = (of: string) =>
    page.getByRole('button', { name: new RegExp(`^(View|Hide) Details of ${of}`) })
  return {
    page,
    list,
    rows: list.locator(':scope > li'),
    toggle,
    row: (of: string): Locator => list.locator(':scope > li').filter({ has: toggle(of) }),
    search: page.getByRole('searchbox', { name: 'Search submissions' }),
    /** One of the four figures above the list, such as `Total Submissions`. */
    figure: (name: string) =>
      page
        .getByRole('region', { name: 'Figures' })
        .locator('div')
        .filter({ has: page.getByRole('term').filter({ hasText: name }) })
        .getByRole('definition'),
    toast: (text: string | RegExp) => page.getByRole('dialog').filter({ hasText: text }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Name of the focused row. */
    focused: () =>
      page.evaluate(() => document.activeElement?.textContent?.replace(/^.* of /, '') ?? ''),
    async open(form: { readonly id: string }, rest = '?view=cards'): Promise<void> {
      await page.goto(`${server}/forms/${form.id}/submissions${rest}`)
    },
  }
}
