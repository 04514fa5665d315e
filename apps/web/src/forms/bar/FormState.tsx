import type { Closed } from '@ramiform/core/closing'
import {
  IconArrowBackUp,
  IconArrowsDiff,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconExternalLink,
  IconEye,
  IconVersions,
  IconWorldOff,
  IconWorldUp,
} from '@tabler/icons-react'
import { useCopy } from '../../clipboard/use-copy.ts'
import { Bud } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '../../ui/Menu.tsx'
import { closedFully } from '../closed-text.ts'
import { publicAddress, publicPath } from '../public-address.ts'
import styles from './FormBar.module.css'

/** Publication state of a form. */
export interface FormStanding {
  readonly isPublished: boolean
  readonly slug: string | null
  readonly closed?: Closed | undefined
  /** true with changes that visitors do not see */
  readonly hasChanges: boolean
  /** version that visitors see, as far as it is known */
  readonly live: number | null
}

/** Actions of the state menu. Screens without the editor lead to it. */
export interface FormStateActions {
  readonly busy: boolean
  readonly publish: () => void
  readonly unpublish: () => void
  readonly compare: () => void
  readonly discard: () => void
  readonly versions: () => void
  readonly preview: () => void
}

/** `Published`, `Unpublished changes` or `Draft`; or why the form is closed. */
export function stateText({ isPublished, hasChanges, closed }: FormStanding): string {
  if (!isPublished) return 'Draft'
  if (hasChanges) return 'Unpublished changes'
  return closed === undefined ? 'Published' : closedFully(closed, new Date())
}

export function StateBud({ standing }: { standing: FormStanding }) {
  const { isPublished, hasChanges, closed } = standing
  return <Bud open={isPublished && (hasChanges || closed === undefined)} half={hasChanges} />
}

/** Button with the state of the form, and a menu of what can follow. */
export function FormState({
  standing,
  actions,
  isShort,
}: {
  standing: FormStanding
  actions: FormStateActions
  /** beside the editor's buttons, where "Publish changes" says the same as "Unpublished changes" */
  isShort: boolean
}) {
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="sm"
          className={styles.state ?? ''}
          icon={<StateBud standing={standing} />}
          iconEnd={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          {/* Where room is short, only the bud is visible. */}
          <span className={isShort ? 'visually-hidden-in-editor' : 'visually-hidden-on-medium'}>
            {stateText(standing)}
          </span>
        </Button>
      }
    >
      <FormStateItems standing={standing} actions={actions} />
    </Menu>
  )
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Entries of the state menu. */
export function FormStateItems({
  standing,
  actions,
}: {
  standing: FormStanding
  actions: FormStateActions
}) {
  const { isPublished, hasChanges, live } = standing
  return (
    <>
      <MenuHeading>
        <b>{isPublished ? stateText(standing) : 'Not published'}</b>
        {isPublished ? live !== null && `Visitors see version ${live}` : 'Only you can open it'}
      </MenuHeading>
      <MenuSeparator />
      {(hasChanges || !isPublished) && (
        <MenuItem
          icon={<IconWorldUp {...icon} />}
          disabled={actions.busy}
          onSelect={actions.publish}
        >
          {isPublished ? 'Publish changes...' : 'Publish...'}
        </MenuItem>
      )}
      {hasChanges && (
        <MenuItem icon={<IconArrowsDiff {...icon} />} onSelect={actions.compare}>
          {`Compare with version ${live ?? ''}`}
        </MenuItem>
      )}
      {isPublished ? (
        <LinkItems slug={standing.slug} />
      ) : (
        <MenuItem icon={<IconEye {...icon} />} onSelect={actions.preview}>
          Preview
        </MenuItem>
      )}
      <MenuItem icon={<IconVersions {...icon} />} onSelect={actions.versions}>
        Saved versions
      </MenuItem>
      {isPublished && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<IconWorldOff {...icon} />}
            disabled={actions.busy}
            onSelect={actions.unpublish}
          >
            Unpublish
          </MenuItem>
        </>
      )}
      {hasChanges && (
        <MenuItem danger icon={<IconArrowBackUp {...icon} />} onSelect={actions.discard}>
          Discard changes...
        </MenuItem>
      )}
    </>
  )
}

function LinkItems({ slug }: { slug: string | null }) {
  const { copied, copy } = useCopy()
  if (slug === null) return null
  return (
    <>
      <MenuLink icon={<IconExternalLink {...icon} />} to={publicPath(slug)} newTab>
        View Live Form
      </MenuLink>
      <MenuItem
        icon={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
        keepsOpen
        onSelect={() => copy(publicAddress(slug))}
      >
        <span aria-live="polite">{copied ? 'Link Copied!' : 'Copy link'}</span>
      </MenuItem>
    </>
  )
}
