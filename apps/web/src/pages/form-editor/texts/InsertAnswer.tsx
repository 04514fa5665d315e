import { IconAt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchSelect } from '../../../ui/SearchSelect.tsx'
import type { TextSources } from './use-text-sources.ts'

/** Button with the list of answers that a text can show. */
export function InsertAnswer({
  sources,
  isOpen,
  onOpen,
  onInsert,
  focusAfter,
  isCompact = false,
  className,
}: {
  sources: TextSources
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onInsert: (id: string) => void
  focusAfter: () => HTMLElement | null
  /** true for an icon without words */
  isCompact?: boolean
  className?: string | undefined
}) {
  const groups = useMemo(
    () =>
      sources.groups.map((group) => ({
        label: group.label,
        options: group.sources.map(({ id, name, type, typeName, refusal }) => ({
          value: id,
          label: name,
          icon: <FieldIcon type={type} size={16} />,
          disabledReason: refusal,
          detail: refusal === undefined ? typeName : undefined,
        })),
      })),
    [sources],
  )
  const icon = <IconAt size={16} stroke={1.75} aria-hidden />
  return (
    <SearchSelect
      label="Insert answer"
      groups={groups}
      value=""
      placeholder="Insert answer"
      searchPlaceholder="Find a question"
      open={isOpen}
      onOpenChange={onOpen}
      onChange={onInsert}
      focusAfter={focusAfter}
      trigger={
        isCompact ? (
          <IconButton
            role="button"
            size="sm"
            label="Insert answer"
            icon={icon}
            tooltip="none"
            className={className}
          />
        ) : (
          <Button
            aria-label="Insert answer"
            role="button"
            variant="quiet"
            size="sm"
            icon={icon}
            className={className}
          >
            Insert answer
          </Button>
        )
      }
    />
  )
}
