import { IconPencil } from '@tabler/icons-react'
import type { EditedForm } from '../../../api/queries.ts'
import { publicAddress } from '../../../forms/public-address.ts'
import { useCheckedPublish } from '../../../forms/publish-check/use-checked-publish.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './LinkLine.module.css'
import { shortBase } from './LinkLine.tsx'

/** The link that publishing gives the form, with Publish in the place of Copy link. */
export function PublishLine({
  form,
  ending,
  onChange,
}: {
  form: EditedForm
  /** undefined while loading */
  ending: string | undefined
  onChange: () => void
}) {
  const { busy, checkAndPublish, dialog } = useCheckedPublish()
  return (
    <div className={styles.line} data-off>
      {ending === undefined ? (
        <code>
          <Skeleton width={260} height={16} />
        </code>
      ) : (
        <code dir="ltr">
          {shortBase(publicAddress(ending), ending)}
          <b>{ending}</b>
        </code>
      )}
      <IconButton
        label="Change the ending of the link"
        icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
        disabled={ending === undefined}
        onClick={onChange}
      />
      <Button
        variant="primary"
        className={styles.copy ?? ''}
        busy={busy}
        onClick={() => checkAndPublish(form.id)}
      >
        Publish
      </Button>
      {dialog}
    </div>
  )
}
