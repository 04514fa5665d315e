import { IconCheck, IconCopy, IconPencil } from '@tabler/icons-react'
import { publicAddress } from '../../../forms/public-address.ts'
import { useSingleKeys } from '../../../shell/single-keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './LinkLine.module.css'
import { copyKeys, useCopyLink } from './use-copy-link.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The link with its copy button. Its last part is bold, because it can be changed. */
export function LinkLine({ ending, onChange }: { ending: string; onChange: () => void }) {
  const address = publicAddress(ending)
  const { state, copy, link } = useCopyLink(address)
  useSingleKeys({ c: copy })
  return (
    <div className={styles.line}>
      <code ref={link} dir="ltr">
        {state === 'refused' ? address.slice(0, -ending.length) : shortBase(address, ending)}
        <b>{ending}</b>
      </code>
      <IconButton
        label="Change the ending of the link"
        icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
        onClick={onChange}
      />
      <Button
        variant="primary"
        className={styles.copy ?? ''}
        icon={state === 'copied' ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
        aria-keyshortcuts="C"
        onClick={copy}
      >
        <span aria-live="polite">
          {{ idle: 'Copy link', copied: 'Copied!', refused: copyKeys() }[state]}
        </span>
      </Button>
    </div>
  )
}

/** The address up to its last part, without its scheme: `forms.example.org/f/` */
export function shortBase(address: string, ending: string): string {
  return address.slice(0, -ending.length).replace(/^https?:\/\//, '')
}
