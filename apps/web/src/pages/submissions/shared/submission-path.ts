/** Permanent path of a submission; without an id, of the list. */
export function submissionPath(formId: string, submissionId?: string): string {
  const list = `/forms/${encodeURIComponent(formId)}/submissions`
  return submissionId === undefined ? list : `${list}/${encodeURIComponent(submissionId)}`
}
