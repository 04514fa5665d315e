import type { Page } from 'playwright-core'
import { sampleTree } from '../../../apps/web/src/pages/logic-builder/sample-tree.ts'
import { press, type Screen } from './screen.ts'

const builderTree = (page: Page) => page.getByRole('textbox', { name: 'ASCII decision tree' })

/** The flow chart, and the page that turns a typed tree into a form. */
export const builderScreens: readonly Screen[] = [
  { name: 'flow-typical', form: 'typical', path: '/edit?view=flow' },
  { name: 'flow-full', form: 'full', path: '/edit?view=flow', onlyPhotographed: true },
  {
    name: 'flow-findings',
    form: 'tangled',
    path: '/edit?view=flow',
    before: async (page) => {
      await page.getByText(/problems?.* in the logic/).waitFor({ state: 'attached' })
    },
  },
  { name: 'flow-empty', form: 'empty', path: '/edit?view=flow', onlyPhotographed: true },
  { name: 'builder-empty', form: 'typical', path: '/logic' },
  {
    name: 'builder-typed',
    form: 'typical',
    path: '/logic',
    onlyPhotographed: true,
    before: (page) => builderTree(page).fill(sampleTree),
  },
  {
    name: 'builder-broken',
    form: 'typical',
    path: '/logic',
    before: async (page) => {
      await builderTree(page).fill('{"questions": [')
      await press('Start Real-Time Generation')(page)
    },
  },
  {
    name: 'builder-growing',
    form: 'typical',
    path: '/logic',
    onlyPhotographed: true,
    before: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await press('Try a sample')(page)
      await page.getByRole('checkbox', { name: 'Would you like a voucher instead?' }).waitFor()
      await page.emulateMedia({ reducedMotion: 'reduce' })
    },
  },
  { name: 'builder-done', form: 'typical', path: '/logic', before: press('Try a sample') },
  {
    name: 'builder-created',
    form: 'typical',
    path: '/logic',
    onlyPhotographed: true,
    before: async (page) => {
      await press('Try a sample')(page)
      await press('Create Live Form')(page)
      await page.getByRole('link', { name: 'Edit Form' }).waitFor()
    },
  },
]
