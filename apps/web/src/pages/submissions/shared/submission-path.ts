/** The permanent address of one submission; without one, of the list. */
export function submissionPath(formId: string, submissionId?: string): string {
  const list = `/forms/${encodeURIComponent(formId)}/submissions`
  return submissionId === undefined ? list : `${list}/${encodeURIComponent(submissionId)}`
}
