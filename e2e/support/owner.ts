import { operators } from '@ramiform/core/conditions/operators'
import { fieldTypes } from '@ramiform/fields'
import type { Locator, Page } from 'playwright-core'
import { signIn } from '../../scripts/shared/owner-client.ts'
import type { Comparison, Logic, LogicGroup, Question } from './fourteen-types.ts'
import type { Hands } from './hands.ts'

/** An owner who builds forms and reads submissions. On phones, palette and logic are sheets. */
export function owner(page: Page, hands: Hands) {
  const isPhone = () => (page.viewportSize()?.width ?? 0) <= 760
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  const bottomBar = page.getByRole('navigation', { name: 'Editor' })
  const selected = page.locator('li[aria-current=true]')
  const searchField = page.getByRole('searchbox', { name: 'Search submissions' })

  /** The logic panel of the selected field. */
  async function logicPanel(): Promise<Locator> {
    if (!isPhone()) return page.getByRole('complementary', { name: 'Logic' })
    await hands.press(button('Logic', bottomBar))
    return page.getByRole('dialog', { name: /^Logic for/ })
  }

  async function setRule(
    panel: Locator,
    { question, condition, value }: Comparison,
  ): Promise<void> {
    const rule = panel.getByRole('group', { name: /^Rule \d+$/ })
    const list = page.getByRole('listbox')
    // The list of questions opens at once for a new rule.
    if (!(await list.isVisible())) {
      await hands.press(rule.getByRole('combobox', { name: /^Field/ }))
    }
    await hands.write(page.getByLabel('Find a question'), question)
    const option = list
      .getByRole('option')
      .filter({ has: page.getByText(question, { exact: true }) })
    await option.waitFor()
    if (hands.name === 'mouse') await option.click()
    else {
      // The options of a combobox are reached with the arrow keys; the first one is highlighted.
      while ((await option.getAttribute('data-highlighted')) === null) {
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
    }
    await list.waitFor({ state: 'detached' })
    await hands.pick(rule.getByLabel('Condition', { exact: true }), operators[condition].label)
    if (value === undefined) return
    const box = rule.getByLabel('Value', { exact: true })
    if ((await box.evaluate((element) => element.tagName)) === 'SELECT') {
      await hands.pick(box, value)
    } else {
      await hands.write(box, value)
    }
  }

  /** The row above a group's rules, with its operator and, except in the outermost group, its menu. */
  const headOf = (list: Locator) => list.locator('xpath=preceding-sibling::div[1]')

  /** Fills a group whose first rule exists. `list` is its list of rules. */
  async function growGroup(panel: Locator, list: Locator, group: LogicGroup): Promise<void> {
    const grow = list.locator(':scope > li').last()
    for (const rule of group.rules.slice(1)) {
      await hands.press(button('Add rule', grow))
      await setRule(panel, rule)
    }
    for (const [index, inner] of (group.groups ?? []).entries()) {
      await hands.press(button('Add group', grow))
      const [first] = inner.rules
      if (first !== undefined) await setRule(panel, first)
      const innerList = list.locator(':scope > li > ul').nth(index)
      const gate = headOf(innerList).getByRole('button', { name: /^(All|Any) of:/ })
      const says = (await gate.textContent())?.startsWith('All') ? 'AND' : 'OR'
      if (says !== inner.operator) await hands.press(gate)
      await growGroup(panel, innerList, inner)
    }
  }

  return {
    page,
    hands,
    button,
    selected,

    /** Signs in with the link in the server's output. A link that names an owner skips the sign-in pages. */
    async signIn(link: string): Promise<void> {
      const { origin, hash } = new URL(link)
      if (hash === '') await page.goto(link)
      else {
        const session = await signIn({ url: origin, signInLink: () => link }, hash.slice(1))
        await page.context().addCookies(session.cookies().map((one) => ({ ...one, url: origin })))
        await page.goto(`${origin}/dashboard`)
      }
      await page.waitForURL('**/dashboard')
      await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
    },

    async newForm(name: string): Promise<void> {
      const first = button('Create Your First Form')
      const further = button('New Form')
      // Until the forms have loaded, an owner without forms sees "New Form" too.
      await first.or(page.getByRole('searchbox', { name: 'Search forms' })).waitFor()
      await hands.press((await first.isVisible()) ? first : further)
      const dialog = page.getByRole('dialog', { name: 'New form' })
      await hands.write(dialog.getByLabel('Form title'), name)
      await hands.press(button('Create empty form', dialog))
      await page.waitForURL('**/edit')
      await page.getByLabel('Form name').waitFor()
    },

    /** Adds a question at the end, with all settings except logic. */
    async addQuestion({ type, label, required, options }: Question): Promise<void> {
      if (isPhone()) await hands.press(button('Add field', bottomBar))
      const palette = page.getByRole('complementary', { name: 'Add a field' })
      await hands.press(button(fieldTypes[type].defaultLabel, palette))
      await hands.write(selected.getByLabel('Label', { exact: true }), label)
      if (options !== undefined) {
        await hands.press(button('Bulk edit', selected))
        const dialog = page.getByRole('dialog', { name: 'Bulk edit options' })
        await hands.write(dialog.getByLabel('Options, one per line'), options.join('\n'))
        await hands.press(button('Apply', dialog))
        await dialog.waitFor({ state: 'hidden' })
      }
      if (required) await hands.flip(selected.getByRole('switch', { name: 'Required' }))
    },

    /** Sets when visitors see the selected question. */
    async setLogic(logic: Logic): Promise<void> {
      const panel = await logicPanel()
      await hands.press(button('Build it rule by rule', panel))
      const first = 'question' in logic ? logic : logic.rules[0]
      if (first === undefined) throw new Error('The outermost group needs a rule')
      await setRule(panel, first)
      if ('question' in logic) {
        await hands.press(button('Simple', panel))
      } else {
        await growGroup(panel, panel.locator('ul:not([aria-label])').first(), logic)
      }
      if (isPhone()) await hands.press(button('Close', panel))
    },

    /** The questions on the canvas in order. */
    questions: () =>
      page
        .getByRole('list', { name: 'Fields' })
        .locator('li[data-field]')
        .evaluateAll((cards) =>
          cards.map(
            (card) =>
              card.querySelector<HTMLInputElement>('input[aria-label=Label]')?.value ??
              card.querySelector('[aria-label^="Edit "]')?.getAttribute('aria-label')?.slice(5),
          ),
        ),

    /** Saves by keyboard, because the button is disabled after an automatic save. */
    async save(): Promise<void> {
      await page.keyboard.press('Control+S')
      await page
        .getByText(/\bSaved \d/)
        .first()
        .waitFor({ state: 'attached' })
    },

    /** Publishes changes of a published form, also those that visitors notice. */
    async publishChanges(): Promise<void> {
      await this.save()
      // The toast of an earlier version may still be there.
      const published = page.waitForResponse(
        (response) => new URL(response.url()).pathname.endsWith('/publish') && response.ok(),
      )
      await hands.press(
        isPhone() ? button('Publish changes', bottomBar) : button('Publish changes'),
      )
      const review = page.getByRole('dialog', { name: 'Publish changes?' })
      const isAsked = await Promise.race([
        published.then(() => false),
        review.waitFor().then(
          () => true,
          () => false,
        ),
      ])
      if (isAsked) await hands.press(button('Publish changes', review))
      await published
      await page
        .getByText(/^Published version/)
        .first()
        .waitFor()
    },

    /** Publishes the form and returns its public link. */
    async publish(): Promise<string> {
      await hands.press(isPhone() ? button('Publish', bottomBar) : button('Publish'))
      await publishedToast(page).waitFor()
      return await publicLink(page)
    },

    async goToDashboard(): Promise<void> {
      await hands.press(page.getByRole('link', { name: 'Dashboard', exact: true }))
      await page.waitForURL('**/dashboard')
    },

    async openSubmissions(form: string): Promise<void> {
      const card = page.getByRole('article', { name: form })
      await hands.press(card.getByRole('link', { name: /submissions?$/ }))
      await page.waitForURL('**/submissions')
    },

    /** Opens the only submission that is found: its card on phones, its row elsewhere. */
    async openSubmission(): Promise<void> {
      const card = button(/^View Details/)
      const row = page.getByRole('row').filter({ has: page.getByRole('gridcell') })
      await hands.press(isPhone() ? card : row)
    },

    async search(text: string): Promise<void> {
      await hands.write(searchField, text)
    },

    /** Exports the search results, or all without a search. */
    async exportCsv(): Promise<string> {
      const isSearched = (await searchField.inputValue()) !== ''
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        (async () => {
          await hands.press(button('Export CSV'))
          if (!isSearched) return
          await hands.press(page.getByRole('menuitem', { name: 'Only search results' }))
        })(),
      ])
      const chunks: Buffer[] = []
      for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
      return Buffer.concat(chunks).toString('utf8')
    },
  }
}

/** The toast after publishing for the first time. */
export const publishedToast = (page: Page) =>
  page.locator('[data-toast]').filter({ has: page.getByText('Published', { exact: true }) })

/** The public link of the form that is open in the editor. */
export async function publicLink(page: Page): Promise<string> {
  const { origin, pathname } = new URL(page.url())
  const id = pathname.split('/')[2] ?? ''
  const { form } = (await (await page.request.get(`${origin}/api/forms/${id}`)).json()) as {
    form: { slug: string }
  }
  return `${origin}/f/${form.slug}`
}
