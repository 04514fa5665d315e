import { crc32, deflateSync } from 'node:zlib'
import type { OwnerClient } from '../../scripts/shared/owner-client.ts'

/** An ellipse of a drawing: center and radii in hundredths of the picture's width, and a color. */
type Ellipse = readonly [x: number, y: number, across: number, down: number, color: number]

const [width, height] = [400, 280]

/** Three desserts, each with the color behind it. */
const drawings = {
  tart: [
    0xf2dcc0,
    [
      [50, 42, 35, 17, 0xfff8ec],
      [50, 40, 27, 12, 0xd99a55],
      [50, 38, 23, 10, 0xf0c27c],
      [40, 37, 5, 3, 0xc4502f],
      [51, 34, 5, 3, 0xc4502f],
      [59, 38, 5, 3, 0xc4502f],
    ],
  ],
  sorbet: [
    0xdfe3cf,
    [
      [50, 60, 17, 3, 0xfdfaf0],
      [50, 48, 14, 13, 0xfdfaf0],
      [42, 31, 11, 11, 0xd66b58],
      [58, 31, 11, 11, 0xe79a62],
      [50, 22, 11, 11, 0xefc05a],
    ],
  ],
  cheese: [
    0xe6d2cb,
    [
      [50, 49, 38, 11, 0x8d5b3c],
      [46, 43, 24, 9, 0xe0b552],
      [46, 39, 24, 9, 0xf3d27a],
      [75, 47, 4, 4, 0x6d3350],
      [81, 49, 4, 4, 0x6d3350],
      [79, 43, 4, 4, 0x6d3350],
    ],
  ],
} as const satisfies Record<string, readonly [number, readonly Ellipse[]]>

type Dessert = keyof typeof drawings

/** A picture of a dessert as PNG. */
export function dessertPicture(name: Dessert): Buffer {
  const [background, ellipses] = drawings[name]
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [(x * 100) / width, (y * 100) / width]
      const hit = ellipses.findLast(
        ([cx, cy, rx, ry]) => ((across - cx) / rx) ** 2 + ((down - cy) / ry) ** 2 <= 1,
      )
      rows.writeUIntBE(hit?.[4] ?? background, y * (1 + width * 3) + 1 + x * 3, 3)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8 bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Uploads the pictures of all desserts. Returns the choice of one. */
export async function dessertChoice({ call }: Pick<OwnerClient, 'call'>) {
  const upload = async (name: Dessert) => {
    const content = dessertPicture(name).toString('base64')
    return ((await call('POST', '/api/images', { content })) as { id: string }).id
  }
  return {
    id: 'dessert',
    type: 'radio',
    label: 'Which dessert this time?',
    required: true,
    options: ['Apple tart', 'Fruit sorbet', 'Cheese and grapes'],
    pictures: [
      {
        option: 'Apple tart',
        image: await upload('tart'),
        alt: 'A flat tart with slices of red apple',
      },
      { option: 'Fruit sorbet', image: await upload('sorbet'), alt: 'Three balls in a glass bowl' },
      { option: 'Cheese and grapes', image: await upload('cheese') },
    ],
  }
}
