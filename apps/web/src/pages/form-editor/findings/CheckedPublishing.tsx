import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useEditorState } from '../../../editing/editor-context.tsx'
import styles from '../../../forms/publish-check/PublishCheck.module.css'
import { PublishCheck } from '../../../forms/publish-check/PublishCheck.tsx'
import { backLabel } from '../../../forms/publish-check/publish-check-words.ts'
import { SeverityIcon } from '../../../forms/publish-check/SeverityIcon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Publishing } from '../header/use-publishing.ts'
import { useProof } from './use-findings.ts'
import { useFixes } from './use-fixes.ts'
import { useSeeIt } from './use-see-it.ts'
import { useShowFinding } from './use-show-finding.ts'

/** Pre-publish check: lists the form's errors, and leads back to the list while the owner inspects one. */
export function CheckedPublishing({ publishing }: { publishing: Publishing; open: boolean }) {
  const { check, setCheck } = publishing
  const schema = useEditorState(({ draft }) => draft.schema)
  const findings = useProof((state) => state.findings)
  const proved = useProof((state) => state.fixes)
  const show = useShowFinding()
  const seeIt = useSeeIt()
  const { fixed, fix, fixAll, forget } = useFixes()
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const [isShowing, setShowing] = useState(false)

  useEffect(() => {
    if (check === 'closed') forget()
    if (check === 'dialog') setShowing(false)
  }, [check, forget])

  function leave() {
    setShowing(true)
    setCheck('bar')
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
        onPublish={publishing.publishAnyway}
        busy={publishing.busy}
        problem={publishing.problem}
      />
      {check === 'bar' && (
        <section className={styles.back} aria-label="Publishing">
          {errors > 0 && <SeverityIcon severity="error" />}
          <span role="status">{errors > 0 ? '' : 'No errors left'}</span>
          <Button
            size="sm"
            variant={errors > 0 ? 'quiet' : 'primary'}
            onClick={() => setCheck('dialog')}
          >
            {backLabel(errors)}
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
