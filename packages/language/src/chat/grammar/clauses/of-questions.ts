import { absent, isPolar, polarAt, present } from '../polar.ts'
import { addCost, type Found, found, isWord, map, type Reader } from '../reader.ts'
import { type Clause, spoken } from './clause.ts'

/** Reads "if so" and "if not" as answers to the question mentioned before. */
export function ofTopic(reader: Reader, at: number): readonly Found<Clause>[] {
  const [topic] = reader.topic
  if (topic === undefined || !isWord(reader, at, 'so', 'not', 'they', 'yes', 'no')) return []
  const end = isWord(reader, at, 'they') ? at + 1 : at
  if (isWord(reader, at, 'they') && !isWord(reader, end, 'do', 'are', 'did', 'have', 'can'))
    return []
  if (isPolar(topic)) {
    if (isWord(reader, at, 'so', 'yes')) return [found(spoken(present(topic), [topic]), at + 1)]
    if (isWord(reader, at, 'not', 'no')) return [found(spoken(absent(topic), [topic]), at + 1)]
    const isDenied = isWord(reader, end + 1, 'not')
    return [
      found(
        spoken(isDenied ? absent(topic) : present(topic), [topic]),
        end + (isDenied ? 2 : 1),
        0.03,
      ),
    ]
  }
  return []
}

/** Reads "their pet is not insured" as an answer to "Is your pet insured?". */
export function ofQuestion(reader: Reader, start: number): readonly Found<Clause>[] {
  const from = isWord(reader, start, 'the', 'their', 'a', 'an', 'your', 'any') ? start + 1 : start
  return map(addCost(polarAt(reader, from), 0.08), ({ field, isDenied }) =>
    spoken(isDenied === true ? absent(field) : present(field), [field], true),
  )
}
