import { rememberedText } from '../../remembered.ts'
import type { Token } from './tokens.ts'

/** Sizes of units that convert exactly into each other. Two families of one dimension do not. */
const families = [
  'time minute 1 min 1 hour 60 hr 60 day 1440 night 1440 week 10080',
  'time month 1 year 12 yr 12',
  'mass gram 1 g 1 kg 1000 kilo 1000 kilogram 1000',
  'mass lb 1 lbs 1 pound 1 stone 14',
  'length mm 1 cm 10 centimeter 10 centimetre 10 m 1000 meter 1000 metre 1000 km 1000000 kilometer 1000000 kilometre 1000000',
  'length inch 1 inche 1 foot 12 feet 12 ft 12 yard 36 mile 63360',
  'money euro 1 eur 1 € 1',
  'money dollar 1 usd 1 $ 1 buck 1',
  'money pound 1 gbp 1 £ 1 quid 1',
  'heat c 1 celsius 1',
  'heat f 1 fahrenheit 1',
  'share percent 1 % 1',
].map((line) => {
  const [dimension = '', ...pairs] = line.split(/ (?=\D)/)
  const sizes = pairs
    .map((pair) => pair.split(' '))
    .map(([unit = '', size]) => [unit, Number(size)] as const)
  return { dimension, sizes: new Map(sizes) }
})

/** The unit in a word: "euro" of "euros", "$" of "$50" */
const unitOf = (word: string) =>
  /^[$€£]/.test(word) ? word.charAt(0) : word.length > 2 ? word.replace(/s$/, '') : word

const familiesOf = rememberedText((word) => families.filter(({ sizes }) => sizes.has(unitOf(word))))

export const isUnit = (word: string) => familiesOf(word).length > 0

export const isTimeOrSize = (word = '') =>
  familiesOf(word).some(({ dimension }) => /^(?:time|mass|length)$/.test(dimension))

/**
 * Converts an amount to the unit of a label: "1 year" is 12 where "Stay in months" is asked for.
 * @returns null if the units do not convert exactly into each other, such as months and days, or pounds and kilograms
 */
export function inUnitOf(
  label: readonly Token[],
  said: readonly Token[],
  amount: string,
): string | null {
  const from = said.map(({ word }) => word).find(isUnit) ?? ''
  for (const to of label)
    for (const { sizes } of familiesOf(from)) {
      const [size, other] = [sizes.get(unitOf(from)), sizes.get(unitOf(to.word))]
      if (size === other && size !== undefined) return amount
      if (size !== undefined && other !== undefined)
        return String(Number(((Number(amount) * size) / other).toPrecision(12)))
    }
  return hasOtherDimension(label, said) === false ? null : amount
}

/** True if the units of a label and of an amount measure different things; null if one of them has no unit. */
export function hasOtherDimension(label: readonly Token[], said: readonly Token[]): boolean | null {
  const [a = [], b = []] = [label, said].map((tokens) =>
    tokens.flatMap(({ word }) => familiesOf(word).map(({ dimension }) => dimension)),
  )
  return a.length === 0 || b.length === 0 ? null : !a.some((one) => b.includes(one))
}
