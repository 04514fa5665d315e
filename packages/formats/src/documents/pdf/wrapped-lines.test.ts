import { expect, test } from 'vitest'
import { fieldsOfBlocks } from '../questions/fields-of.ts'
import { countedIds } from '../testing/counted-ids.ts'
import { blocksOfPages } from './blocks-of-pages.ts'
import type { Words } from './page.ts'

const words = (left: number, bottom: number, text: string): Words => ({
  left,
  bottom,
  right: left + text.length * 5,
  top: bottom + 8,
  text,
  size: 10,
})

test.each(['werden.', 'übrigens auch dürfen.'])(
  'a sentence behind a box goes on with "%s"',
  (end) => {
    const start = '☐ Ich bin damit einverstanden, dass Fotos auf der Internetseite gezeigt'
    const page = {
      width: 595,
      words: [words(50, 700, start), words(62, 688, end)],
      drawn: { across: [], upright: [], boxes: [] },
    }
    const result = fieldsOfBlocks(blocksOfPages([page]), countedIds())
    const labels = 'problem' in result ? [] : result.fields.map(({ label }) => label)
    expect(labels.join()).toBe(`${start.slice(2)} ${end.slice(0, -1)}`)
  },
)

test('a sentence behind a box goes on in the cell of a table', () => {
  const start = '☐ I declare that all I have written is true and that I keep to the rules of this'
  const side = (left: number) => ({ left, right: left, bottom: 680, top: 740 })
  const line = (bottom: number) => ({ left: 40, right: 555, bottom, top: bottom })
  const page = {
    width: 595,
    words: [words(50, 700, start), words(62, 688, 'harbor. *'), words(50, 725, 'Your word')],
    drawn: {
      across: [line(680), line(715), line(740)],
      upright: [side(40), side(555)],
      boxes: [],
    },
  }
  const result = fieldsOfBlocks(blocksOfPages([page]), countedIds())
  const labels = 'problem' in result ? [] : result.fields.map(({ label }) => label)
  expect(labels.join()).toBe(`${start.slice(2)} harbor.`)
})
