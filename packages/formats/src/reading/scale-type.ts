// Scales that a text names by their ends: `1–5`, `Stars (1-5)`, `Rate it from 0 to 10`, or by all numbers: `1 2 3`.
const fewestSteps = 3
const highestStep = 10

const names =
  '(?:stars?|star rating|rating|(?:linear |likert |opinion |rating )?scale|score|nps|sterne|skala|bewertung|étoiles|échelle|estrellas|escala|stelle|scala|estrelas|schaal|sterren)'
const named = new RegExp(
  `^(?:${names}(?: (?:from|von|de|da|van))?:?\\s*)?[([]?\\s*(?<from>[01])\\s*(?:[-–—…]|to|bis|à|a|al?|até|tot|t/m|\\.{2,3})\\s*(?<to>\\d{1,2})(?:\\s*${names})?\\s*[)\\]]?$`,
  'iu',
)

/** The numbers of the scale that a type names; none for any other type. */
export function scaleIn(type: string): readonly string[] {
  return stepsOf(named.exec(type.trim()))
}

/** Words of a label that asks for a mark, in the languages of the product and Dutch */
const rating =
  /(?<=^|[.,:;?!(]\s*|(?:please|you|to|and|we)\s)rate\s|(?<!\p{L})(?:scale|rating|score|stars?|skala|sterne|bewert\p{L}*|benot\p{L}*|échelle|étoiles|not(?:ez|er)|évalu\p{L}*|escala|estrellas|valor(?:a|e|ar)|punt[úu]\p{L}*|calific\p{L}*|eval[úu]\p{L}*|scala|stelle|valut\p{L}*|estrelas|avali\p{L}*|classifi(?:que|car)|pontu(?:e|ar|ação)|schaal|sterren|beoorde\p{L}*|مقياس|قي\p{M}*م|تقييم|סולם|סקלה|דרגו?|לדרג|דירוג)(?!\p{L})|段階|スケール|評価/iu
/** Questions about a degree: `How happy are you`, but not `How many` */
const degree =
  /^[¿\s]*(?:how (?!many|much|long|old|far|often)|wie (?!viele?|lange|alt|oft|groß|hoch)|inwie\p{L}*|hoe (?!veel|lang|oud|vaak|groot|hoog)|à quel point|dans quelle mesure|qué tan|en qué medida|quanto (?!tempo|cost)|in che misura|quão|em que medida|in hoeverre|إلى أي مدى|ما مدى|עד כמה|どの(?:くらい|程度))/iu
const range =
  /(?<![\p{N}.,/])(?<!(?:^|[\s\p{N}])-)(?<from>[01])\s*(?:[-–—〜～]|to|through|and|bis|und|à|et|al?|ao|y|e|até|tot|en|t\/m|إلى|الى|עד|から|\.{2,3})\s*(?<to>\d{1,2})(?![\p{N}%.,/-]*\p{N}|\s*%)/iu
/** `(1 = bad, 5 = good)` */
const explained =
  /[(（]\s*(?<from>[01])\s*[=＝]\s*[^()\d]{2,60}?[,;、／/…–-]+\s*(?<to>\d{1,2})\s*[=＝]\s*[^()]{2,60}[)）]/u

/** The numbers of the scale in a label: `On a scale of 1 to 10, how ...?`, `Rate it from 1 to 5`; none for others. */
export function scaleNamed(label: string): readonly string[] {
  const text = label.slice(0, 500)
  const steps = stepsOf(explained.exec(text))
  if (steps.length > 0 || !(rating.test(text) || degree.test(text))) return steps
  return stepsOf(range.exec(text))
}

function stepsOf(found: RegExpExecArray | null): readonly string[] {
  const { from = '', to = '' } = found?.groups ?? {}
  const [first, last] = [Number(from), Number(to)]
  const steps = last - first + 1
  if (from === '' || steps < fewestSteps || last > highestStep) return []
  return Array.from({ length: steps }, (_, at) => String(first + at))
}

const numbers = /^\d{1,2}(?:\s*[-–—|/·,]\s*\d{1,2}|\s+\d{1,2}){2,10}$/

/** The numbers of a line that counts from one to the next: `1 2 3 4 5`, `1 - 2 - 3`; none for other lines. */
export function countedNumbers(line: string): readonly string[] {
  if (line.length > 100 || !numbers.test(line.trim())) return []
  const found = line.match(/\d+/g) ?? []
  const isCounted = found.every(
    (number, at) => at === 0 || Number(number) === Number(found[at - 1]) + 1,
  )
  return isCounted ? found : []
}
