import type { ImpactKind, ImpactKindName } from './impact-words.ts'

/** Ids in the address of the results, which is the limit of the server too. More would be too long for some proxies. */
export const shownAtMost = 100

/** Address of the results with exactly these submissions. */
export function shownSubmissions(
  formId: string,
  name: ImpactKindName,
  { examples }: Pick<ImpactKind, 'examples'>,
): string {
  const ids = examples.slice(0, shownAtMost).map(({ id }) => id)
  return `/forms/${encodeURIComponent(formId)}/submissions?impact=${name}&ids=${ids.join(',')}`
}
