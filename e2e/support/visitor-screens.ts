import type { Screen } from './screens.ts'

const press = (name: string): NonNullable<Screen['before']> => {
  return (page) => page.getByRole('button', { name }).first().click()
}

/** What everybody sees. */
export const visitorScreens: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'public-form', form: 'event', path: '', isVisitors: true },
  {
    name: 'public-form-problems',
    form: 'event',
    path: '',
    isVisitors: true,
    before: press('Submit'),
  },
  { name: 'public-form-cards', form: 'unanswered', path: '', isVisitors: true },
  { name: 'public-form-not-available', path: '/f/nothing-here' },
]
