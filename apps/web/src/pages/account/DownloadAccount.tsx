import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { requestFrom } from '../../api/call.ts'
import { browserCanDownload, downloadWithToken } from '../../files/download.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'

const address = '/api/account/export.zip'

/** Downloads the whole account. The server streams it, so the browser's list of downloads shows the progress. */
export function DownloadAccount() {
  const toast = useToast()
  const download = useMutation({
    // Check first, so that an ended session shows a message here and not a file with an error.
    mutationFn: async () => {
      await requestFrom(address, { method: 'HEAD' })
      if (browserCanDownload()) location.assign(address)
      else await downloadWithToken(address, 'ramiform.zip')
    },
    onSuccess: () => toast('Download started. Your browser shows its progress.'),
    onError: (error) => toast(messageOf(error), { kind: 'failed' }),
  })
  return (
    <Button
      busy={download.isPending}
      icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
      onClick={() => download.mutate()}
    >
      Download everything
    </Button>
  )
}
