import { Combobox } from '@base-ui/react/combobox'
import { IconCheck, IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type ReactElement, type ReactNode, useMemo, useState } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import menuStyles from './Menu.module.css'
import styles from './SearchSelect.module.css'

export interface SearchOption {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  /** detail at the end of the line */
  readonly detail?: string | undefined
  /** second line with a warning about the option */
  readonly note?: string | undefined
  /** reason why the option cannot be chosen, as a second line */
  readonly disabledReason?: string | undefined
}

export interface SearchGroup {
  readonly label: string
  /** Detail of the entry that opens the group. The search finds its options anyway. Undefined for an open group. */
  readonly folded?: string | undefined
  readonly options: readonly SearchOption[]
}

export interface SearchSelectProps {
  /** label for screen readers; the context shows it visually */
  readonly label: string
  readonly groups: readonly SearchGroup[]
  /** '' while nothing is selected */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder: string
  readonly searchPlaceholder: string
  readonly compact?: boolean
  /** opens the list at once */
  readonly startsOpen?: boolean
  readonly className?: string | undefined
  /** receives the focus after a choice instead of the button */
  readonly focusAfter?: () => HTMLElement | null
  /** replaces the button that looks like a select */
  readonly trigger?: ReactElement
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** part name of the button, to find it in the page */
  readonly 'data-part'?: string
}

interface ItemGroup {
  /** undefined above the entry that opens a group */
  readonly label: string | undefined
  readonly items: readonly SearchOption[]
}

/** value of the entry that opens a folded group; no id has a colon */
const unfold = 'unfold:'

/** maximum number of options rendered at once; the search finds the others */
const mostShown = 100

/** A select with a search field, for long lists. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, groups, value, onChange, placeholder, searchPlaceholder } = props
  const [unfolds, setUnfolds] = useState(false)
  const [isSearching, setIsSearching] = useState(false)
  const unfolded = unfolds || isSearching
  const items = useMemo(
    () =>
      groups
        .filter(({ options }) => options.length > 0)
        .map(
          ({ label, options, folded }): ItemGroup =>
            folded === undefined || unfolded
              ? { label, items: options }
              : { label: undefined, items: [{ value: unfold, label, detail: folded }] },
        ),
    [groups, unfolded],
  )
  const chosen = groups.flatMap(({ options }) => options).find((one) => one.value === value) ?? null
  return (
    <Combobox.Root<SearchOption>
      items={items}
      value={chosen}
      onValueChange={(option, details) => {
        if (option?.value === unfold) {
          // The list stays open.
          details.cancel()
          setUnfolds(true)
        } else if (option !== null) onChange(option.value)
      }}
      onInputValueChange={(text) => setIsSearching(text.trim() !== '')}
      isItemEqualToValue={(a, b) => a.value === b.value}
      limit={mostShown}
      defaultOpen={props.startsOpen ?? false}
      open={props.open}
      onOpenChange={(open) => {
        if (!open) setUnfolds(false)
        props.onOpenChange?.(open)
      }}
      autoHighlight
    >
      {props.trigger ? (
        <Combobox.Trigger render={props.trigger} />
      ) : (
        <Combobox.Trigger
          aria-label={chosen === null ? label : `${label}: ${chosen.label}`}
          data-part={props['data-part']}
          className={classNames(
            fieldStyles.input,
            styles.trigger,
            props.compact && fieldStyles.compact,
            props.className,
          )}
        >
          <span className={styles.value} data-placeholder={chosen === null || undefined}>
            {chosen?.label ?? placeholder}
          </span>
          <span className={styles.icon}>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </span>
        </Combobox.Trigger>
      )}
      <Combobox.Portal>
        <Combobox.Positioner className={menuStyles.positioner} sideOffset={4} align="start">
          <Combobox.Popup className={styles.popup} finalFocus={() => props.focusAfter?.() ?? true}>
            <div className={styles.search}>
              <IconSearch size={16} stroke={1.75} aria-hidden />
              <Combobox.Input
                className={fieldStyles.input}
                aria-label={searchPlaceholder}
                placeholder={searchPlaceholder}
              />
            </div>
            <Combobox.Empty className={styles.empty}>No results.</Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(group: ItemGroup) => (
                <Combobox.Group key={group.label ?? unfold} items={group.items}>
                  {group.label !== undefined && (
                    <Combobox.GroupLabel className={styles.heading}>
                      {group.label}
                    </Combobox.GroupLabel>
                  )}
                  <Combobox.Collection>{drawItem}</Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

const drawItem = (option: SearchOption) => (
  <Combobox.Item
    key={option.value}
    value={option}
    className={menuStyles.item}
    disabled={option.disabledReason !== undefined}
  >
    {option.icon}
    <span className={styles.text}>
      {option.label}
      {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
      {option.disabledReason !== undefined && (
        <span className={styles.reason}>{option.disabledReason}</span>
      )}
    </span>
    {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
    <Combobox.ItemIndicator className={menuStyles.tick}>
      <IconCheck size={16} stroke={1.75} aria-hidden />
    </Combobox.ItemIndicator>
  </Combobox.Item>
)
