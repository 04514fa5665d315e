import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Bar } from '../../shell/Bar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconLink } from '../../ui/IconLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { closedFully } from '../closed-text.ts'
import { submissionCountText } from '../submission-count.ts'
import styles from './FormBar.module.css'
import { FormMenu, type FormMenuProps, type FormOutline } from './FormMenu.tsx'

export interface FormBarProps {
  readonly form: FormOutline
  /** save state in a word or two: `Unsaved changes` */
  readonly state?: string | undefined
  readonly embed?: FormMenuProps['embed']
  readonly chatPath?: FormMenuProps['chatPath']
  readonly onExport?: FormMenuProps['onExport']
  /** true with changes to publish; narrow windows show it below the name */
  readonly hasChanges?: boolean
  /** buttons at the right */
  readonly children?: ReactNode
}

/** The top bar of screens about one form: back link, form name with the Form menu, and save state. */
export function FormBar({
  form,
  state,
  hasChanges = false,
  embed = 'guide',
  chatPath,
  onExport,
  children,
}: FormBarProps) {
  const closed =
    form.isPublished && form.closed !== undefined ? closedFully(form.closed, new Date()) : undefined
  const published = form.isPublished ? (hasChanges ? 'Unpublished changes' : 'Published') : 'Draft'
  const count = submissionCountText(form.submissionCount)
  return (
    <Bar>
      <IconLink
        className={styles.back}
        size="sm"
        to="/dashboard"
        label="Dashboard"
        icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden />}
      />
      <FormMenu
        form={form}
        embed={embed}
        chatPath={chatPath}
        onExport={onExport}
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
              <small>
                <span>{closed ?? published} ·</span> {state ?? count}
              </small>
            </span>
          </Button>
        }
      />
      <div className={styles.meta}>
        <Badge published={form.isPublished} closed={closed} />
        <span>{count}</span>
        {state !== undefined && <span>{state}</span>}
      </div>
      <span className={styles.space} />
      {children}
    </Bar>
  )
}
