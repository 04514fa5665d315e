import { IconExternalLink, IconEye, IconMail, IconQrcode, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedForm } from '../../../api/queries.ts'
import { publicAddress, publicPath } from '../../../forms/public-address.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { ChangeEnding } from './ChangeEnding.tsx'
import { LazyQrCode } from './LazyQrCode.tsx'
import styles from './LinkCard.module.css'
import { LinkLine } from './LinkLine.tsx'
import { LinkState } from './LinkState.tsx'
import { PublishLine } from './PublishLine.tsx'
import { ShareButton } from './ShareButton.tsx'
import { slugQuery } from './slug-query.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The public link: copying and changing it, publishing a draft, and the QR code. */
export function LinkCard({ form }: { form: EditedForm }) {
  const { id, slug, isPublished } = form
  const [changing, setChanging] = useState(false)
  const { data } = useQuery({ ...slugQuery(id), enabled: !isPublished })
  const ending = slug ?? data?.slug
  const change = () => setChanging(true)
  return (
    <section className={styles.card} aria-labelledby="share-link">
      <div className={styles.main}>
        <h1 id="share-link">{isPublished ? 'Share the link' : 'Publish to share this form'}</h1>
        <LinkState form={form} wasPublished={data?.wasPublished === true} />
        {changing && ending !== undefined ? (
          <ChangeEnding
            form={form}
            ending={ending}
            isKnown={isPublished || data?.wasPublished === true}
            onDone={() => setChanging(false)}
          />
        ) : isPublished && ending !== undefined ? (
          <LinkLine ending={ending} onChange={change} />
        ) : (
          <PublishLine form={form} ending={ending} onChange={change} />
        )}
        <div className={styles.further}>
          {isPublished && ending !== undefined ? (
            <FurtherWays name={form.name} slug={ending} />
          ) : (
            <>
              {data?.wasPublished !== true && <p>The link starts to work when you publish.</p>}
              <LinkButton
                variant="quiet"
                size="sm"
                to={`/forms/${id}`}
                icon={<IconEye {...icon} />}
              >
                Preview
              </LinkButton>
            </>
          )}
        </div>
      </div>
      <div className={styles.qr}>
        {isPublished && ending !== undefined ? (
          <LazyQrCode
            address={publicAddress(ending)}
            name={ending}
            faded={changing}
            waiting="Loading the QR code..."
          />
        ) : (
          <>
            <span className={styles.noQr}>
              <IconQrcode size={24} stroke={1.5} aria-hidden />
            </span>
            <p>QR code: ready after publishing</p>
          </>
        )}
      </div>
    </section>
  )
}

function FurtherWays({ name, slug }: { name: string; slug: string }) {
  const address = publicAddress(slug)
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`
  return (
    <>
      <LinkButton
        variant="quiet"
        size="sm"
        to={publicPath(slug)}
        target="_blank"
        rel="noreferrer"
        icon={<IconExternalLink {...icon} />}
      >
        View Live Form
      </LinkButton>
      <a className={buttonClass('quiet', 'sm', styles.mail)} href={mail}>
        <IconMail {...icon} />
        Send by email
      </a>
      <ShareButton name={name} address={address} icon={<IconShare2 {...icon} />} />
    </>
  )
}
