import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
  ['Lebenslauf Zoë.pdf', 'LebenslaufZoe.pdf', 'Lebenslauf%20Zo%C3%AB.pdf'],
  ['报告.pdf', 'file.pdf', '%E6%8A%A5%E5%91%8A.pdf'],
  ['a"; x="\r\nb', 'axb', 'a%22%3B%20x%3D%22%0D%0Ab'],
  ["it's (1)*.csv", 'its1.csv', 'it%27s%20%281%29%2A.csv'],
  ['half \ud83d', 'half', 'half%20%EF%BF%BD'],
])('a file called %j is offered under a name for every program', (name, plain, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
})
