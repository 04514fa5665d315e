import type { Mention } from './mentions.ts'

/** Mentions that begin and end in a part of a sentence. */
export const within = (mentions: readonly Mention[], { from, to }: Pick<Mention, 'from' | 'to'>) =>
  mentions.filter((one) => one.from >= from && one.to <= to)

/** Chooses mentions that do not overlap, with the highest scores together. */
export function bestCover(
  mentions: readonly Mention[],
  from: number,
  to: number,
  worth: (mention: Mention) => number,
): readonly Mention[] {
  const inside = within(mentions, { from, to })
    .map((mention) => ({ mention, value: worth(mention) }))
    .filter(({ value }) => value > 0)
  if (inside.length === 0) return []
  const byEnd = Map.groupBy(inside, ({ mention }) => mention.to)
  const none: { score: number; mentions: readonly Mention[] } = { score: 0, mentions: [] }
  const best = [none]
  for (let end = from + 1; end <= to; end += 1) {
    let top = best[end - 1 - from] ?? none
    for (const one of byEnd.get(end) ?? []) {
      const before = best[one.mention.from - from] ?? none
      const score = before.score + one.value
      if (score > top.score + 1e-9) top = { score, mentions: [...before.mentions, one.mention] }
    }
    best.push(top)
  }
  return best.at(-1)?.mentions ?? []
}

/** Mentions of other names by the same words, nearly as good as this one. */
export const rivalsOf = (
  mentions: readonly Mention[],
  chosen: Mention,
  worth: (mention: Mention) => number,
): readonly Mention[] => {
  const rivals = mentions.filter(
    (one) =>
      one.name.field !== chosen.name.field &&
      one.from < chosen.to &&
      one.to > chosen.from &&
      (worth(one) > worth(chosen) * 0.93 ||
        (worth(one) > 0 && one.words >= chosen.words && one.share < 0.9 && chosen.share < 0.9)) &&
      !(chosen.share === 1 && one.share < 0.6),
  )
  const byField = new Map(rivals.toReversed().map((one) => [one.name.field, one]))
  return rivals.filter((one) => byField.get(one.name.field) === one)
}
