import { AppHeader } from '../../shell/AppHeader.tsx'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Page } from '../../shell/Page.tsx'
import { Bin } from './Bin.tsx'

export default function BinPage() {
  return (
    <OwnerOnly patient>
      {() => (
        <>
          <title>Bin · Ramiform</title>
          <AppHeader />
          <Page>
            <Bin />
          </Page>
        </>
      )}
    </OwnerOnly>
  )
}
