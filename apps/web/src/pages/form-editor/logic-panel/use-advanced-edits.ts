import {
  type AdvancedConditional,
  type Group,
  isSimple,
  type Rule,
  rulesOf,
} from '@ramiform/core/conditions/condition'
import {
  addGroup,
  addRule,
  duplicateRule,
  removeGroup,
  removeRule,
  setGroupOperator,
  unwrapGroup,
  updateRule,
  wrapRule,
} from '@ramiform/core/conditions/edit'
import {
  type Direction,
  depthOf,
  type Place,
  placeGroup,
  placeRule,
  stepForGroup,
  stepForRule,
} from '@ramiform/core/conditions/moves'
import { limits } from '@ramiform/core/limits'
import { useMemo } from 'react'
import { setConditional } from '../../../editing/draft/field-commands.ts'
import { conditionalOf } from '../../../editing/draft/form-draft.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { newRuleId } from '../../../forms/rule-ids.ts'
import { useToast } from '../../../ui/Toast.tsx'
import type { Kind } from './find-gaps.ts'
import { focusRule } from './focus-rule.ts'
import { identified } from './identified.ts'
import type { OnOpenRule } from './open-rule.ts'
import { placeInWords } from './place-in-words.ts'
import type { RuleEdits } from './rule-edits.ts'

export interface AdvancedEdits extends RuleEdits {
  readonly among: NonNullable<RuleEdits['among']>
  addRule(groupId: string | null): void
  addGroup(groupId: string | null): void
  switchOperator(groupId: string | null, operator: Group['operator']): void
  removeGroup(groupId: string): void
  unwrap(groupId: string): void
  canStepGroup(groupId: string, direction: Direction): boolean
  stepGroup(groupId: string, direction: Direction): void
  place(kind: Kind, id: string, place: Place): void
}

/**
 * Edit functions for the advanced logic of one field. They read the current logic when called, so their identity is
 * stable.
 */
export function useAdvancedEdits(fieldId: string, onOpen: OnOpenRule): AdvancedEdits {
  const { store, announce } = useEditor()
  const toast = useToast()
  return useMemo(() => {
    function now(): AdvancedConditional | null {
      const logic = conditionalOf(store.getState().draft.schema, fieldId)
      return logic === undefined || isSimple(logic) ? null : identified(logic)
    }
    function run(
      change: (logic: AdvancedConditional) => AdvancedConditional | null,
      how: { name?: string; control?: string } = {},
    ): AdvancedConditional | null {
      const before = now()
      const after = before && change(before)
      if (!after || after === before) return null
      if (how.control === undefined) store.endTyping()
      store.run(setConditional(fieldId, after, how))
      return after
    }
    const isFull = (logic: AdvancedConditional) => rulesOf(logic).length >= limits.rulesPerField
    const tooMany = () =>
      toast(`Not added. A field can have up to ${limits.rulesPerField} rules.`, { kind: 'failed' })
    const tooDeep = () =>
      toast(`Groups can be nested up to ${limits.groupDepth} levels deep.`, { kind: 'failed' })
    const emptyRule = (): Rule => ({
      id: newRuleId(),
      fieldId: '',
      condition: 'equals',
      value: '',
    })
    /** Runs a change that adds a rule, unless the rule limit is reached. */
    function adding(change: (logic: AdvancedConditional) => AdvancedConditional, name: string) {
      return run(
        (logic) => {
          if (isFull(logic)) {
            tooMany()
            return null
          }
          const after = change(logic)
          if (depthOf(after) <= limits.groupDepth) return after
          tooDeep()
          return null
        },
        { name },
      )
    }
    function move(kind: Kind, id: string, place: Place) {
      const put = kind === 'rule' ? placeRule : placeGroup
      const after = run((logic) => put(logic, id, place), { name: `Move a ${kind} in the` })
      if (after === null) return
      announce(placeInWords(after, kind, id))
    }

    const edits: AdvancedEdits = {
      change(ruleId, change, control) {
        run(
          (logic) => updateRule(logic, ruleId, change),
          control === undefined ? {} : { control: `${ruleId} ${control}` },
        )
      },
      remove(ruleId) {
        const order = rulesOf(now() ?? { operator: 'AND', rules: [], groups: [] })
        const at = order.findIndex(({ id }) => id === ruleId)
        if (run((logic) => removeRule(logic, ruleId), { name: 'Remove a rule from the' })) {
          announce('Rule removed')
          focusRule((order[at + 1] ?? order[at - 1])?.id ?? null)
        }
      },
      among: {
        duplicate(ruleId) {
          if (adding((logic) => duplicateRule(logic, ruleId, newRuleId), 'Duplicate a rule in the'))
            announce('Rule duplicated')
        },
        wrap(ruleId) {
          const after = run(
            (logic) => {
              const wrapped = wrapRule(logic, ruleId, newRuleId)
              if (depthOf(wrapped) <= limits.groupDepth) return wrapped
              tooDeep()
              return null
            },
            { name: 'Group a rule in the' },
          )
          if (after) announce('Rule moved into a new group')
        },
        step(ruleId, direction) {
          const logic = now()
          const place = logic && stepForRule(logic, ruleId, direction)
          if (!place) return announce('It cannot move further')
          move('rule', ruleId, place)
          focusRule(ruleId)
        },
      },
      addRule(groupId) {
        const rule = emptyRule()
        if (adding((logic) => addRule(logic, groupId, rule), 'Add a rule to the'))
          onOpen(rule.id, true)
      },
      addGroup(groupId) {
        const rule = emptyRule()
        const added = adding((logic) => {
          // Use the opposite operator: a nested group with the same operator as its parent has no effect.
          const operator = operatorOf(logic, groupId) === 'AND' ? 'OR' : 'AND'
          return addGroup(logic, groupId, { id: newRuleId(), operator, rules: [rule], groups: [] })
        }, 'Add a group to the')
        if (added) onOpen(rule.id, true)
      },
      switchOperator(groupId, operator) {
        run((logic) => setGroupOperator(logic, groupId, operator))
      },
      removeGroup(groupId) {
        if (run((logic) => removeGroup(logic, groupId), { name: 'Remove a group from the' })) {
          toast('Group and its rules removed', { undo: store.undo })
        }
      },
      unwrap(groupId) {
        if (run((logic) => unwrapGroup(logic, groupId), { name: 'Ungroup rules in the' })) {
          announce('Group removed. Its rules remain.')
        }
      },
      canStepGroup(groupId, direction) {
        const logic = now()
        return logic !== null && stepForGroup(logic, groupId, direction) !== null
      },
      stepGroup(groupId, direction) {
        const logic = now()
        const place = logic && stepForGroup(logic, groupId, direction)
        if (!place) return announce('It cannot move further')
        move('group', groupId, place)
        focusRule(groupId)
      },
      place: move,
    }
    return edits
  }, [store, announce, toast, fieldId, onOpen])
}

type Branch = Pick<Group, 'operator' | 'groups'>

function operatorOf(logic: AdvancedConditional, groupId: string | null): Group['operator'] {
  const find = (branch: Branch): Group['operator'] | null => {
    for (const group of branch.groups) {
      const found = group.id === groupId ? group.operator : find(group)
      if (found !== null) return found
    }
    return null
  }
  return groupId === null ? logic.operator : (find(logic) ?? logic.operator)
}
