// Types that name a scale by its ends: `1–5`, `Stars (1-5)`, `Scale from 0 to 10`.
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
  const { from = '', to = '' } = named.exec(type.trim())?.groups ?? {}
  const [first, last] = [Number(from), Number(to)]
  const steps = last - first + 1
  if (from === '' || steps < fewestSteps || last > highestStep) return []
  return Array.from({ length: steps }, (_, at) => String(first + at))
}
