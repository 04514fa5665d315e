import type { FormFont, FormStyle } from '@ramiform/core/form'

/** Style settings that a look replaces. Width, density, images and the brand stay as they are. */
export type LookStyle = Pick<
  FormStyle,
  | 'accent'
  | 'background'
  | 'card'
  | 'dark'
  | 'font'
  | 'textFont'
  | 'headWeight'
  | 'headTrack'
  | 'roundness'
>

/** A named set of colors, font and corners. */
export interface Look {
  readonly id: string
  readonly name: string
  readonly style: LookStyle
}

/** What a form without a style of its own has: the same values as in `tokens.css` and `base.css` of the renderer. */
export const defaults = {
  accent: '#1f7a4d',
  background: '#fbfcfa',
  card: '#ffffff',
  font: 'inter',
  roundness: 10,
  width: 640,
} as const

const light = (
  id: string,
  accent: string,
  background: string,
  font: FormFont,
  roundness: number,
): Look => ({
  id,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  style: { accent, background, dark: true, font, roundness },
})

/** The built-in looks in screen order. Leaf is the default design. */
export const looks: readonly Look[] = [
  { id: 'leaf', name: 'Leaf', style: {} },
  light('paper', '#2b2f36', '#ffffff', 'source-serif-4', 0),
  light('clay', '#a8481a', '#fff2e5', 'fraunces', 14),
  light('harbor', '#1f5fa8', '#eef4fb', 'dm-sans', 6),
  light('plum', '#8a2f73', '#fbf2f8', 'nunito-sans', 22),
  light('meadow', '#47681a', '#f4f8ec', 'lora', 6),
  light('chalk', '#5a4fcf', '#f3f3f1', 'inter', 22),
  {
    id: 'night',
    name: 'Night',
    style: { accent: '#8fb8ff', background: '#12151b', font: 'dm-sans', roundness: 14 },
  },
]

/** The style settings of a look, with the others that it replaces as absent. */
export function lookMembers({ style }: Look): LookStyle {
  return {
    accent: undefined,
    background: undefined,
    card: undefined,
    dark: undefined,
    font: undefined,
    textFont: undefined,
    headWeight: undefined,
    headTrack: undefined,
    roundness: undefined,
    ...style,
  }
}

/** The look of a style, and whether the style differs from it. Null when no look is close. */
export function lookOf(
  style: FormStyle,
  all: readonly Look[],
): { readonly look: Look; readonly isChanged: boolean } | null {
  // A kept look may equal a built-in one. The kept one is the owner's own choice.
  const exact = all.findLast((look) =>
    Object.entries(lookMembers(look)).every(
      ([member, value]) => plain(style[member as keyof LookStyle]) === plain(value),
    ),
  )
  if (exact !== undefined) return { look: exact, isChanged: false }
  const [best, next] = all
    .map((look) => ({ look, shared: sharedMembers(style, look.style) }))
    .sort((one, other) => other.shared - one.shared)
  if (best === undefined || best.shared < leastShared || best.shared === next?.shared) return null
  return { look: best.look, isChanged: true }
}

/** A changed look keeps at least so many of accent, background, font and corners. */
const leastShared = 2
const compared = ['accent', 'background', 'font', 'roundness'] as const

function sharedMembers(style: FormStyle, look: LookStyle): number {
  return compared.filter(
    (member) =>
      plain(style[member] ?? defaults[member]) === plain(look[member] ?? defaults[member]),
  ).length
}

const plain = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
