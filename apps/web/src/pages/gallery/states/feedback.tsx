import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState as Empty } from '../../../ui/EmptyState.tsx'
import { ErrorState as Trouble } from '../../../ui/ErrorState.tsx'
import { Note as ANote } from '../../../ui/Note.tsx'
import { Progress as AProgress } from '../../../ui/Progress.tsx'
import { Skeleton as ASkeleton } from '../../../ui/Skeleton.tsx'
import { Spinner as ASpinner } from '../../../ui/Spinner.tsx'
import { StatRow as Stats } from '../../../ui/StatRow.tsx'
import { TabPanel, Tabs as TheTabs } from '../../../ui/Tabs.tsx'
import { useProgressToast, useToast } from '../../../ui/Toast.tsx'
import { Tooltip as ATooltip } from '../../../ui/Tooltip.tsx'
import type { States } from '../states.ts'

const nothing = () => {}
const labels = ['Total Forms', 'Published', 'Drafts', 'Total Submissions'] as const
const stats = (value: number | null | undefined) => labels.map((label) => ({ label, value }))

export const states: States = {
  StatRow: {
    ready: () => <Stats label="Ready" stats={stats(1_835)} />,
    loading: () => <Stats label="Loading" stats={stats(undefined)} />,
    'all zero': () => <Stats label="All zero" stats={stats(0)} />,
    'not known': () => <Stats label="Unknown" stats={stats(null)} />,
  },
  Progress: {
    'how much is known': () => (
      <AProgress label="Exporting" value={4_000} max={12_000} text="4,000 of 12,000" />
    ),
    'how much is not known': () => <AProgress label="Reading the file" value={null} />,
    done: () => <AProgress label="Exporting" value={100} />,
  },
  Skeleton: {
    'what is coming': () => (
      <div>
        <ASkeleton height={18} width={180} />
        <br />
        <ASkeleton height={14} width={300} label="Loading" />
      </div>
    ),
  },
  Spinner: {
    'alone and with what is awaited': () => (
      <>
        <ASpinner />
        <ASpinner label="Loading form..." />
      </>
    ),
  },
  Tabs: {
    line: () => <Views look="line" />,
    well: () => <Views look="well" />,
  },
  Tooltip: {
    'on each side': () => (
      <>
        <ATooltip label="Logic" open>
          <Button>below</Button>
        </ATooltip>
        <ATooltip label="Nothing has changed" open side="right">
          <Button>at the right</Button>
        </ATooltip>
      </>
    ),
  },
  Toast: {
    'done, with Undo, failed, under way': () => <Toasts />,
  },
  EmptyState: {
    'nothing yet': () => (
      <Empty
        title="Start with one question"
        action={
          <Button variant="primary" size="lg" icon={<IconPlus size={18} stroke={1.75} />}>
            Create Your First Form
          </Button>
        }
        ways={<Button variant="quiet">Another way</Button>}
      >
        The next ones can depend on the answer.
      </Empty>
    ),
    waiting: () => (
      <Empty art="waiting" title="No Submissions Yet">
        What people send appears here.
      </Empty>
    ),
  },
  ErrorState: {
    'to be tried again': () => (
      <Trouble title="Could not load your forms" onRetry={nothing}>
        The server cannot be reached.
      </Trouble>
    ),
    trying: () => (
      <Trouble title="Could not load your forms" onRetry={nothing} retrying>
        The server cannot be reached.
      </Trouble>
    ),
  },
  Note: {
    plain: () => <ANote>The form is a draft.</ANote>,
    warning: () => <ANote tone="warning">Mail is off.</ANote>,
    error: () => <ANote tone="error">No valid fields found in the file.</ANote>,
  },
}

function Views({ look }: { look: 'line' | 'well' }) {
  const [view, setView] = useState<'list' | 'summary' | 'map'>('list')
  return (
    <TheTabs
      label={`Views, ${look}`}
      look={look}
      tabs={[
        { value: 'list', label: 'Submissions' },
        { value: 'summary', label: 'Summary' },
        { value: 'map', label: 'Map', disabled: true },
      ]}
      value={view}
      onChange={setView}
    >
      <TabPanel value="list">The list.</TabPanel>
      <TabPanel value="summary">The summary.</TabPanel>
      <TabPanel value="map">The map.</TabPanel>
    </TheTabs>
  )
}

function Toasts() {
  const toast = useToast()
  const startProgress = useProgressToast()
  return (
    <>
      <Button onClick={() => toast('Form saved')}>Done</Button>
      <Button onClick={() => toast('Lunch deleted', { undo: () => toast('Lunch is back') })}>
        With Undo
      </Button>
      <Button onClick={() => toast('The form was not saved', { kind: 'failed' })}>Failed</Button>
      <Button
        onClick={() => {
          const exporting = startProgress('Exporting submissions', { cancel: nothing })
          exporting.show('Exporting 4,000 of 12,000 submissions', 4_000, 12_000)
        }}
      >
        Under way
      </Button>
    </>
  )
}
