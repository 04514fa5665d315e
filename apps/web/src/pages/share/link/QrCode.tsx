import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { saveFile } from '../../../files/save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './QrCode.module.css'
import { drawQrCode, qrCodePng, qrCodeSvg } from './qr-code.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** QR code of a link, and its files. It is dark on white in every color scheme, so that it can be scanned. */
export function QrCode({
  address,
  name,
  faded = false,
}: {
  address: string
  /** name of the files, without their ending */
  name: string
  /** true while the link is being changed */
  faded?: boolean
}) {
  const toast = useToast()
  const drawing = useMemo(() => drawQrCode(address), [address])

  async function savePng() {
    try {
      saveFile(await qrCodePng(drawing), `${name}.png`)
    } catch (failure) {
      console.warn(failure)
      toast('Could not draw the PNG. Use the SVG.', { kind: 'failed' })
    }
  }

  return (
    <div className={styles.qr}>
      <svg
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        role="img"
        aria-label="QR code for the link"
        shapeRendering="crispEdges"
        data-faded={faded || undefined}
      >
        <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}H0z`} />
        <path fill="#141d17" d={drawing.path} />
      </svg>
      {faded ? (
        <p>Changes with the link</p>
      ) : (
        <div className={styles.files}>
          <Button
            variant="quiet"
            size="sm"
            icon={<IconDownload {...icon} />}
            aria-label="Download the QR code as SVG"
            onClick={() =>
              saveFile(new Blob([qrCodeSvg(drawing)], { type: 'image/svg+xml' }), `${name}.svg`)
            }
          >
            SVG
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={<IconDownload {...icon} />}
            aria-label="Download the QR code as PNG"
            onClick={() => void savePng()}
          >
            PNG
          </Button>
        </div>
      )}
    </div>
  )
}
