import { countedIds } from '../../../../documents/testing/counted-ids.ts'
import { json } from '../../json.ts'

/** What an import gives of a survey of SurveyJS. */
export function importedSurvey(survey: object) {
  const result = json.read(JSON.stringify(survey), countedIds())
  if ('problem' in result) throw new Error(JSON.stringify(result))
  return { ...result, told: result.warnings.map(({ message }) => message) }
}

export const page = (...elements: object[]) => ({ pages: [{ name: 'one', elements }] })
export const number = (name: string) => ({ type: 'text', inputType: 'number', name })
