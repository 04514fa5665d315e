import type { Form } from '@ramiform/core/form'
import { IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { requestFrom } from '../../../api/call.ts'
import { browserCanDownload, downloadWithToken } from '../../../files/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import styles from './ExportButton.module.css'

/** Downloads all uploaded files of a form as one streamed archive. */
export function FilesButton({ form }: { form: Form }) {
  const toast = useToast()
  const address = `/api/forms/${encodeURIComponent(form.id)}/files.zip`
  const fetchAll = useMutation({
    // Check first, so that a form without files shows a message here and not on an empty page.
    mutationFn: async () => {
      await requestFrom(address, { method: 'HEAD' })
      if (browserCanDownload()) location.assign(address)
      else await downloadWithToken(address, 'files.zip')
    },
    onError: (error) => {
      const isNone = error instanceof ApiError && error.status === 404
      toast(isNone ? 'No submission has a file yet.' : messageOf(error), { kind: 'failed' })
    },
  })
  return (
    <Button
      className={styles.export}
      busy={fetchAll.isPending}
      icon={<IconFileZip size={16} stroke={1.75} aria-hidden />}
      onClick={() => fetchAll.mutate()}
    >
      <span className={styles.label}>Download files</span>
    </Button>
  )
}
