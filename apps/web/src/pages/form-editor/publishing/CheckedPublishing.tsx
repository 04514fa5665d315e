import type { Scenario } from '@ramiform/core/scenario'
import { nameIn } from '@ramiform/proving/scenarios/difference-words'
import { failingPinned } from '@ramiform/proving/scenarios/run-scenario'
import { IconX } from '@tabler/icons-react'
import { useEffect, useMemo, useState } from 'react'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import {
  FailingScenarios,
  type FailureCause,
} from '../../../forms/publish-check/FailingScenarios.tsx'
import styles from '../../../forms/publish-check/PublishCheck.module.css'
import { PublishCheck } from '../../../forms/publish-check/PublishCheck.tsx'
import { backLabel } from '../../../forms/publish-check/publish-check-words.ts'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import type { FailingScenario } from '../../../forms/scenarios/failing-scenarios.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useProof, useProvedFixes } from '../findings/use-findings.ts'
import { useFixes } from '../findings/use-fixes.ts'
import { useSeeIt } from '../findings/use-see-it.ts'
import { useShowFinding } from '../findings/use-show-finding.ts'
import { brokenBy, causeInWords, restoreInWords } from '../scenarios/broken-by.ts'
import { scenariosStoreOf } from '../scenarios/scenarios-store.ts'
import { useEarlierForms } from '../scenarios/use-earlier-forms.ts'
import type { Publishing } from './use-publishing.ts'

/** Pre-publish check: lists the form's errors, and leads back to the list while the owner inspects one. */
export function CheckedPublishing({ publishing }: { publishing: Publishing; open: boolean }) {
  const { check, setCheck } = publishing
  const { store, screen, announce } = useEditor()
  const past = useEditorState((state) => state.past)
  const schema = useEditorState(({ draft }) => draft.schema)
  const findings = useProof((state) => state.findings)
  const proved = useProvedFixes(check !== 'closed')
  const show = useShowFinding()
  const seeIt = useSeeIt()
  const { fixed, fix, fixAll, forget } = useFixes()
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const failing = useMemo(() => failingPinned(schema), [schema])
  const earlier = useEarlierForms(
    useMemo(
      () =>
        failing.flatMap(({ scenario, result: { differences } }) =>
          differences.slice(0, 1).map(({ fieldId }) => ({ scenario, fieldId })),
        ),
      [failing],
    ),
  )
  const [isShowing, setShowing] = useState(false)

  useEffect(() => {
    if (check === 'closed') forget()
    if (check === 'dialog') setShowing(false)
  }, [check, forget])

  function leave() {
    setShowing(true)
    setCheck('bar')
  }

  function showScenario({ id }: Scenario) {
    leave()
    scenariosStoreOf(store).select(id)
    screen.show('scenarios')
  }
  const [firstFailing] = failing

  function causeOf({ scenario, result }: FailingScenario): FailureCause | null {
    const [first] = result.differences
    const cause =
      first === undefined ? null : brokenBy(past, schema, scenario, first.fieldId, earlier)
    if (cause === null) return null
    const { fieldId, restore } = cause
    const name = nameIn(schema, fieldId)
    return {
      change: `${causeInWords(cause, name)}.`,
      restore:
        restore === null
          ? undefined
          : {
              label: restoreInWords(cause, name),
              act: () => {
                if (store.run(restore)) announce('Changed back')
              },
            },
    }
  }

  return (
    <>
      <PublishCheck
        open={check === 'dialog'}
        returnsFocus={!isShowing}
        onClose={() => setCheck('closed')}
        schema={schema}
        findings={findings}
        fixes={proved}
        fixed={fixed}
        onShow={(finding) => {
          leave()
          show(finding)
        }}
        onSee={(finding) => {
          leave()
          seeIt(finding.witness ?? {}, finding.fieldId)
        }}
        onFix={fix}
        onFixAll={fixAll}
        scenarios={
          firstFailing && {
            count: failing.length,
            list: (
              <FailingScenarios
                schema={schema}
                failing={failing}
                onShow={showScenario}
                causeOf={causeOf}
              />
            ),
            onShowFirst: () => showScenario(firstFailing.scenario),
          }
        }
        onPublish={publishing.publishAnyway}
        busy={publishing.busy}
        problem={publishing.problem}
      />
      {check === 'bar' && (
        <section className={styles.back} aria-label="Publishing">
          {errors + failing.length > 0 && <SeverityIcon severity="error" />}
          <span role="status">{errors + failing.length > 0 ? '' : 'No errors left'}</span>
          <Button
            size="sm"
            variant={errors + failing.length > 0 ? 'quiet' : 'primary'}
            onClick={() => setCheck('dialog')}
          >
            {backLabel(errors, failing.length)}
          </Button>
          <IconButton
            size="sm"
            label="Cancel publishing"
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
            onClick={() => setCheck('closed')}
          />
        </section>
      )}
    </>
  )
}
