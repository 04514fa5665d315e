import { IconArrowLeft, IconChevronDown, IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { IconLink } from '../../ui/IconLink.tsx'
import { Menu, MenuSeparator } from '../../ui/Menu.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { submissionCountText } from '../submission-count.ts'
import styles from './FormBar.module.css'
import { type FormPlace, FormPlaces } from './FormPlaces.tsx'
import {
  type FormStanding,
  FormState,
  type FormStateActions,
  FormStateItems,
  StateBud,
  stateText,
} from './FormState.tsx'
import { type FormMenuProps, type FormOutline, useFormMenu } from './use-form-menu.tsx'

export interface FormBarProps {
  readonly form: FormOutline
  /** screen on which the bar is; null for screens that are not among the places */
  readonly place: FormPlace | null
  readonly standing: FormStanding
  readonly actions: FormStateActions
  /** save state in a word or two: `Unsaved changes` */
  readonly state?: string | undefined
  readonly embed?: FormMenuProps['embed']
  readonly chatPath?: FormMenuProps['chatPath']
  readonly onExport?: FormMenuProps['onExport']
  /** buttons left of the state, hidden on phones */
  readonly buttons?: ReactNode
  /** the next step, right of the state, hidden on phones */
  readonly next?: ReactNode
  /** buttons that phones keep */
  readonly phoneButtons?: ReactNode
  /** entries at the top of the More menu of phones */
  readonly more?: ReactNode
}

/** The bar of every screen about one form: name with the Form menu, places, buttons, and state. */
export function FormBar(props: FormBarProps) {
  const { form, place, standing, actions, state, embed = 'guide', chatPath, onExport } = props
  const phone = useMedia(upTo.phone)
  const menu = useFormMenu({ form, embed, chatPath, onExport })
  return (
    <header className={styles.bar}>
      <div className={styles.left}>
        <IconLink
          size="sm"
          to="/dashboard"
          label="Dashboard"
          icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
        />
        <div className={styles.titled}>
          <Menu
            trigger={
              <Button
                variant="quiet"
                size="sm"
                className={styles.name}
                iconEnd={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
              >
                <VisuallyHidden>Form menu: </VisuallyHidden>
                <span className={styles.crumb}>
                  <span>{form.name}</span>
                  {phone && (
                    <small>
                      <span>
                        <StateBud standing={standing} />
                        {stateText(standing)} ·
                      </span>{' '}
                      {state ?? submissionCountText(form.submissionCount)}
                    </small>
                  )}
                </span>
              </Button>
            }
          >
            {menu.items}
          </Menu>
          {!phone && state !== undefined && <span className={styles.saved}>{state}</span>}
        </div>
      </div>
      <FormPlaces id={form.id} current={place} submissions={form.submissionCount} />
      <div className={styles.right}>
        {phone ? (
          <>
            {props.phoneButtons}
            <Menu
              align="end"
              asSheet
              trigger={
                <IconButton
                  size="sm"
                  tooltip="none"
                  label="More"
                  icon={<IconDots size={18} stroke={1.75} aria-hidden />}
                />
              }
            >
              <FormStateItems standing={standing} actions={actions} />
              <MenuSeparator />
              {props.more}
              {menu.items}
            </Menu>
          </>
        ) : (
          <>
            {props.buttons}
            <FormState
              standing={standing}
              actions={actions}
              isShort={state !== undefined && standing.hasChanges}
            />
            {props.next}
          </>
        )}
      </div>
      {menu.dialogs}
    </header>
  )
}
