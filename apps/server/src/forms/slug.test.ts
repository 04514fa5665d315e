import { expect, test } from 'vitest'
import { newSlug, slugify } from './slug.ts'

test.each([
  ['Crème Brûlée, 2nd round!', 'creme-brulee-2nd-round'],
  ["L’été à l'école", 'l-ete-a-l-ecole'],
  ['تسجيل الورشة', 'tsjyl-lwrshh'],
  ['הרשמה לסדנה', 'hrsmh-lsdnh'],
  ['Εγγραφή', 'eggrafi'],
  ['Анкета участника', 'anketa-uchastnika'],
  ['イベント申し込み', 'ibentoshenshiyumi'],
  ['活动报名表', 'huodongbaomingbiao'],
  ['Anmeldung für Gäste', 'anmeldung-fuer-gaeste'],
  ['Größe & Maß', 'groesse-mass'],
  ['🎉 Party', 'party'],
  ['!?', ''],
])('the slug of %s is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a slug has an end of its own, and a name of its own where the form has none to give', () => {
  expect(newSlug('تسجيل')).toMatch(/^tsjyl-[a-z2-9]{6}$/)
  expect(newSlug('…')).toMatch(/^form-[a-z2-9]{6}$/)
  expect(slugify('ж'.repeat(200)).length).toBeLessThanOrEqual(60)
})
