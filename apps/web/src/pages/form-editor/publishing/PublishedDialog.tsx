import { IconExternalLink } from '@tabler/icons-react'
import { useCopy } from '../../../clipboard/use-copy.ts'
import { publicAddress } from '../../../forms/public-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import styles from '../header/header.module.css'
import type { Publishing } from './use-publishing.ts'

/** Dialog with the public link, shown right after publishing. */
export function PublishedDialog({ publishing }: { publishing: Publishing }) {
  const { copied, copy } = useCopy()
  const { justPublished } = publishing
  const address = justPublished === null ? '' : publicAddress(justPublished)
  return (
    <Dialog
      open={justPublished !== null}
      onOpenChange={publishing.seen}
      title="Published"
      description="Anyone with this link can fill in the form."
      actions={
        <>
          <a className={styles.open} href={address} target="_blank" rel="noreferrer">
            <IconExternalLink size={16} stroke={1.75} aria-hidden />
            Open
          </a>
          <Button variant="primary" onClick={() => copy(address)}>
            <span aria-live="polite">{copied ? 'Link Copied!' : 'Copy link'}</span>
          </Button>
        </>
      }
    >
      <p className={styles.address}>{address}</p>
    </Dialog>
  )
}
