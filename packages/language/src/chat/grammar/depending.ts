import type { FieldRule } from '../meaning/meaning.ts'
import { phraseSet } from '../words/phrases.ts'
import { bareEffectsAt, effectsAt, politeAt } from './effects.ts'
import { fieldsAt } from './field-lists.ts'
import {
  andThen,
  type Found,
  found,
  isWord,
  memoized,
  phrases,
  problemCost,
  type Reader,
} from './reader.ts'

const toggling = phraseSet('toggle/switch/change/control/set/decide _/the visibility/_ _/of')

const depending = phraseSet(
  'depends on | depend on | by | should depend on | must depend on | is dependent on | are dependent on | depending on | based on | dependent on | according to | should be based on | is based on | relies on | is conditional on | is controlled by | should be conditional on',
)

/** Reads "A depends on B" and asks for the answers that show A. */
export function dependsAt(reader: Reader, start: number): readonly Found<readonly FieldRule[]>[] {
  const effects = [
    ...effectsAt(reader, start, []),
    ...andThen(politeAt(reader, start), (_please, at) => [
      ...bareEffectsAt(reader, at),
      ...andThen(phrases(reader, at, toggling), (_toggle, end) => bareEffectsAt(reader, end)),
    ]),
  ]
  return memoized(reader, `depends ${start}`, () =>
    andThen(effects, (said, end) =>
      andThen(phrases(reader, end, depending), (_on, at) =>
        andThen(
          fieldsAt(
            reader,
            isWord(reader, at, 'the') && isWord(reader, at + 1, 'answer') ? at + 2 : at,
          ),
          ({ fields }, to) => {
            const [source] = fields
            const [target] = said
            if (source === undefined || target === undefined) return []
            const tell = (way: string) => ({
              start: 0,
              end: reader.text.length,
              text: `Show "${target.field.label}" if "${source.field.label}" ${way}`,
            })
            const choices = [
              ...(source.field.options ?? [])
                .slice(0, 10)
                .map((option) => ({ label: option, ...tell(`is "${option}"`) })),
              { label: 'Any answer', ...tell('is filled in') },
              { label: 'No answer', ...tell('is empty') },
            ]
            const rule: FieldRule = { field: target.field, shownWhen: { kind: 'all', parts: [] } }
            return [
              found([rule], to, problemCost - 1, [
                {
                  kind: 'ask',
                  question: `For which answers to “${source.field.label}” should “${target.field.label}” show?`,
                  choices,
                },
              ]),
            ]
          },
        ),
      ),
    ),
  )
}
