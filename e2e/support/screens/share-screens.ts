import { opens, press, type Screen } from './screen.ts'

/** The preview and the page for sharing a form. */
export const shareScreens: readonly Screen[] = [
  { name: 'preview-typical', form: 'typical', path: '' },
  { name: 'preview-empty', form: 'empty', path: '', onlyPhotographed: true },
  { name: 'preview-full', form: 'full', path: '', onlyPhotographed: true },
  { name: 'share', form: 'typical', path: '/share', isWhole: true },
  { name: 'share-draft', form: 'draft', path: '/share' },
  {
    name: 'share-popup',
    form: 'typical',
    path: '/share',
    before: async (page) => {
      await page.getByRole('radio', { name: /^Popup/ }).check({ force: true })
      await page.getByRole('textbox', { name: 'Button label' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'share-link',
    form: 'typical',
    path: '/share',
    before: press('Change the ending of the link'),
  },
  {
    name: 'share-preview',
    form: 'typical',
    path: '/share',
    before: opens(press('Edit the preview')),
  },
]
