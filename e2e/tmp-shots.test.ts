import { test } from 'vitest'
import { house } from './support/house.ts'
const home = house()
const fields = [
  { id: 'start', type: 'date', label: 'Start date' },
  { id: 'end', type: 'date', label: 'End date' },
  { id: 'seats', type: 'number', label: 'Number of seats that you would like to book' },
  { id: 'reason', type: 'text', label: 'Why so early?', conditional: { operator: 'AND', rules: [
    { id: 'r1', fieldId: 'end', condition: 'less_than', value: '', valueFrom: 'start' },
    { id: 'r2', fieldId: 'seats', condition: 'greater_than', value: '4' } ], groups: [] } },
]
for (const size of ['desktop', 'phone'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${size} ${colorScheme}`, async () => {
      const owner = await home.window(size, { colorScheme })
      await owner.setViewportSize(size === 'desktop' ? { width: 1440, height: 900 } : { width: 390, height: 844 })
      const form = await home.editing(owner, 'Booking', fields)
      await owner.getByRole('button', { name: 'Edit Why so early?', exact: true }).click()
      const shot = (name: string) => owner.screenshot({ path: `/tmp/wl-shots/${size}-${colorScheme}-${name}.png` })
      if (size === 'phone') await owner.getByRole('button', { name: /logic|rule|Shown when/i }).first().click().catch(() => {})
      await owner.waitForTimeout(600)
      await shot('1-sentence')
      await owner.getByRole('button', { name: /is greater than 4/ }).last().click()
      await owner.waitForTimeout(500)
      await shot('2-value')
      await owner.getByRole('button', { name: 'Another answer' }).click()
      await owner.waitForTimeout(500)
      await shot('3-picker')
      await owner.keyboard.press('Escape')
      await owner.waitForTimeout(400)
      await shot('4-chosen-none')
      await owner.getByRole('combobox', { name: /Other question/ }).click()
      await owner.getByRole('option', { name: /^End date/ }).click()
      await owner.waitForTimeout(400)
      await shot('5-chosen')
      await owner.goto(`${home.url}/forms/${form.id}/edit?view=flow`)
      await owner.waitForTimeout(1500)
      await shot('6-flow')
    })
