import type { Scenario } from '@ramiform/core/scenario'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/call.ts'
import { formVersionQuery, liveFormQuery } from '../../../api/queries.ts'
import { useEditorState } from '../../../editing/editor-context.tsx'
import { brokenBy, type EarlierForm, failsAt } from './broken-by.ts'

/** A scenario that fails, and the first field that differs from what it expects. */
export interface FailingField {
  readonly scenario: Scenario
  readonly fieldId: string
}

/** Saved versions that are searched, newest first: each is one request. */
const mostVersions = 20

/**
 * Earlier forms that may explain why scenarios fail: the version that visitors see, then older versions in which the
 * scenarios passed. Older versions load only if neither a step nor the live version explains all of them (decision 311).
 */
export function useEarlierForms(failing: readonly FailingField[]): readonly EarlierForm[] {
  const client = useQueryClient()
  const id = useEditorState(({ facts }) => facts.id)
  const version = useEditorState(({ facts }) => facts.live)
  const newest = useEditorState(({ saved }) => saved.revision)
  const past = useEditorState((state) => state.past)
  const schema = useEditorState(({ draft }) => draft.schema)
  const live = useQuery({ ...liveFormQuery(id), enabled: version !== null }).data
  const ofVisitors = useMemo(
    () =>
      live === undefined || live.version !== version
        ? []
        : [{ version: live.version, schema: live.schema, isLive: true }],
    [live, version],
  )
  const unexplained = useMemo(
    () =>
      version !== null && ofVisitors.length === 0
        ? []
        : failing.filter(
            ({ scenario, fieldId }) =>
              brokenBy(past, schema, scenario, fieldId, ofVisitors) === null,
          ),
    [failing, past, schema, version, ofVisitors],
  )
  const older = useQuery({
    queryKey: ['form', id, 'passing-versions', newest, unexplained],
    queryFn: ({ signal }) => passingVersions(client, id, unexplained, signal),
    enabled: unexplained.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
  return useMemo(() => [...ofVisitors, ...(older ?? [])], [ofVisitors, older])
}

/** The newest saved versions in which the scenarios passed, one for each scenario that has any. */
async function passingVersions(
  client: QueryClient,
  id: string,
  failing: readonly FailingField[],
  signal: AbortSignal,
): Promise<readonly EarlierForm[]> {
  const query = { limit: mostVersions + 1 }
  const { versions } = await call('listFormVersions', { params: { id }, query, signal })
  const found: EarlierForm[] = []
  let open = failing
  // The newest version is the draft itself.
  for (const { version } of versions.slice(1)) {
    if (open.length === 0) break
    const { schema } = await client.fetchQuery(formVersionQuery(id, version))
    const left = open.filter(({ scenario, fieldId }) => failsAt(schema, scenario, fieldId))
    if (left.length < open.length) found.push({ version, schema, isLive: false })
    open = left
  }
  return found
}
