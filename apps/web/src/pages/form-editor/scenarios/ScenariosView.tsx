import { withoutSections } from '@ramiform/core/conditions/without-sections'
import { isTraditional } from '@ramiform/core/form'
import type { Scenario } from '@ramiform/core/scenario'
import { visibleNow } from '@ramiform/core/visible-now'
import { fieldTypes } from '@ramiform/fields'
import { rulesOfForm } from '@ramiform/proving/scenarios/rule-coverage'
import { IconPlus } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import {
  addScenarios,
  changeScenario,
  removeScenario,
} from '../../../editing/draft/scenario-commands.ts'
import { useEditor, useEditorState } from '../../../editing/editor-context.tsx'
import { useEditorWidth } from '../../../editing/use-editor-width.ts'
import { titleInWords } from '../../../forms/scenarios/scenario-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { GenerateButton } from './GenerateButton.tsx'
import { RuleCoverage } from './RuleCoverage.tsx'
import { ScenarioDetail } from './ScenarioDetail.tsx'
import styles from './ScenarioList.module.css'
import { ScenarioList } from './ScenarioList.tsx'
import { ScenarioPreview } from './ScenarioPreview.tsx'
import { newScenarioId, scenariosStoreOf } from './scenarios-store.ts'
import { useResults } from './use-results.ts'

const none: readonly Scenario[] = []

/** Examples that check the form's logic: answers, and the questions that must show with them. */
export function ScenariosView() {
  const { store, announce } = useEditor()
  const toast = useToast()
  const isPhone = useEditorWidth() === 'phone'
  const edited = useDeferredValue(useEditorState(({ draft }) => draft.schema))
  // Rules are covered by field, and those of a section belong to all its fields.
  const schema = useMemo(() => withoutSections(edited), [edited])
  const stored = schema.settings.scenarios ?? none
  const generated = scenariosStoreOf(store)
  const { work, fresh, uncovered, selectedId } = useStore(generated)
  const setSelected = generated.select
  const all = useMemo(() => [...stored, ...fresh], [stored, fresh])
  const [turn, setTurn] = useState(0)
  const results = useResults(schema, all, turn)
  const [isOpen, setOpen] = useState(false)
  const [renaming, setRenaming] = useState<string | null>(null)
  const [seen, setSeen] = useState<Scenario | null>(null)
  const rules = useMemo(() => rulesOfForm(schema), [schema])

  const ran = all.flatMap(({ id }) => results?.get(id) ?? [])
  const failing = ran.filter(({ result }) => !result.passed).length
  const title = titleInWords(all.length, failing)
  const isDone = results !== null && ran.length === all.length
  useAnnounced(isDone && all.length > 0 ? title : null, announce)

  const firstFailing = ran.find(({ result }) => !result.passed)?.scenario
  const asked = new URLSearchParams(useLocation().search).get('scenario')
  const selected =
    all.find(({ id }) => id === (selectedId ?? asked)) ??
    (isPhone ? undefined : (firstFailing ?? all[0]))

  function generate() {
    generated.generate(store.getState().draft.schema, ({ scenarios, rules: count }) => {
      setSelected(null)
      if (scenarios.length > 0) {
        announce(`${scenarios.length} scenarios generated`)
        return
      }
      toast(
        count === 0
          ? 'This form has no rules to check yet.'
          : 'Your scenarios already cover every rule.',
      )
    })
  }

  function add(scenario: Scenario, name: string) {
    if (!store.run(addScenarios([scenario], name))) {
      toast('A form can have 200 scenarios. Delete one first.', { kind: 'failed' })
      return
    }
    setSelected(scenario.id)
    setOpen(true)
    setRenaming(scenario.id)
  }

  function addNew() {
    const { schema: now } = store.getState().draft
    const visible = visibleNow(now, {}, fieldTypes).map(({ id }) => id)
    const scenario = {
      id: newScenarioId(),
      name: 'New scenario',
      pinned: false,
      answers: {},
      visible,
    }
    add(scenario, 'Add a scenario')
  }

  function keep(kept: readonly Scenario[]) {
    const name = kept.length === 1 ? 'Keep a scenario' : `Keep ${kept.length} scenarios`
    if (!store.run(addScenarios(kept, name))) {
      toast('A form can have 200 scenarios. Delete one first.', { kind: 'failed' })
      return
    }
    generated.take(kept.map(({ id }) => id))
    announce(kept.length === 1 ? 'Kept' : `${kept.length} scenarios kept`)
  }

  /** Changes a stored scenario. A new one is kept by its first change. */
  function change(
    scenario: Scenario,
    changes: Partial<Omit<Scenario, 'id'>>,
    name: string,
    control?: string,
  ) {
    if (fresh.includes(scenario)) {
      keep([{ ...scenario, ...changes }])
      return
    }
    store.run(changeScenario(scenario.id, changes, name, control))
  }

  function remove(scenario: Scenario) {
    setOpen(false)
    setSelected(null)
    if (fresh.includes(scenario)) {
      generated.take([scenario.id])
      return
    }
    if (!store.run(removeScenario(scenario.id))) return
    const step = store.getState().past.at(-1)
    toast(`“${scenario.name}” deleted.`, {
      undo() {
        if (store.getState().past.at(-1) === step) store.undo()
        else store.run(addScenarios([scenario], 'Restore a scenario'))
      },
    })
  }

  const buttons = (
    <>
      <GenerateButton work={work} onGenerate={generate} onCancel={generated.cancel} />
      <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={addNew}>
        New scenario
      </Button>
    </>
  )

  if (isTraditional(schema)) {
    return (
      <main className={styles.empty}>
        <EmptyState art="waiting" title="Every question shows">
          This form is Traditional, so there is nothing to check. Scenarios are saved but off.
        </EmptyState>
      </main>
    )
  }
  if (all.length === 0) {
    return (
      <main className={styles.empty}>
        <EmptyState
          title="Check your logic with examples"
          action={
            <GenerateButton primary work={work} onGenerate={generate} onCancel={generated.cancel} />
          }
          ways={
            <Button variant="quiet" onClick={addNew}>
              New scenario
            </Button>
          }
        >
          A scenario is a set of answers and the questions they must show.
        </EmptyState>
      </main>
    )
  }
  return (
    <main className={styles.view}>
      <ScenarioList
        schema={schema}
        title={results === null ? `${all.length} scenarios` : title}
        stored={stored}
        fresh={fresh}
        results={results}
        selectedId={selected?.id ?? null}
        coverage={
          rules.length > 0 &&
          results !== null && (
            <RuleCoverage schema={schema} rules={rules} ran={ran} uncovered={uncovered} />
          )
        }
        actions={buttons}
        onSelect={setSelected}
        onOpen={(id) => {
          setSelected(id)
          setOpen(true)
        }}
        onPin={(scenario) => change(scenario, { pinned: !scenario.pinned }, pinName(scenario))}
        onRunAgain={() => {
          setTurn((before) => before + 1)
          announce(title)
        }}
        onKeepAll={() => keep(fresh)}
        onDiscard={() => generated.take(fresh.map(({ id }) => id))}
      />
      {selected !== undefined && (
        <ScenarioDetail
          key={selected.id}
          schema={schema}
          scenario={selected}
          isFresh={fresh.includes(selected)}
          ran={results?.get(selected.id)}
          sheet={isPhone ? { open: isOpen, onClose: () => setOpen(false) } : null}
          isRenaming={renaming === selected.id}
          onRenaming={(on) => setRenaming(on ? selected.id : null)}
          onChange={(changes, name, control) => change(selected, changes, name, control)}
          onPin={() => change(selected, { pinned: !selected.pinned }, pinName(selected))}
          onDuplicate={() =>
            add(
              { ...selected, id: newScenarioId(), name: copyName(selected.name), pinned: false },
              'Duplicate a scenario',
            )
          }
          onRemove={() => remove(selected)}
          onKeep={() => keep([selected])}
          onSee={() => setSeen(selected)}
        />
      )}
      <ScenarioPreview scenario={seen} onClose={() => setSeen(null)} />
    </main>
  )
}

const pinName = ({ pinned }: Scenario) => (pinned ? 'Unpin a scenario' : 'Pin a scenario')

const copyName = (name: string) => `${name.slice(0, 110)} (Copy)`

/** Announces results after they changed, not the first ones. */
function useAnnounced(title: string | null, announce: (words: string) => void) {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (title === null) return
    if (before.current !== null && before.current !== title) announce(title)
    before.current = title
  }, [title, announce])
}
