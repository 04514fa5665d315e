import { useParams } from 'react-router'
import { LoadingFormBar } from '../../forms/bar/LoadingFormBar.tsx'
import { useOwnForm } from '../../forms/use-own-form.ts'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Page } from '../../shell/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Share } from './Share.tsx'

/** Share: the link of a form, and the code that puts it on a website. */
export default function SharePage() {
  const { id = '' } = useParams()
  return <OwnerOnly pending={<Loading id={id} />}>{() => <OneForm key={id} id={id} />}</OwnerOnly>
}

function OneForm({ id }: { id: string }) {
  const form = useOwnForm(id)
  return form === undefined ? <Loading id={id} /> : <Share form={form} />
}

function Loading({ id }: { id: string }) {
  return (
    <>
      <title>Share · Ramiform</title>
      <LoadingFormBar id={id} place="share" />
      <Page close>
        <Skeleton height={200} label="Loading form..." />
      </Page>
    </>
  )
}
