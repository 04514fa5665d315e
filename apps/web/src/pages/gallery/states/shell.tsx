import { FormBar } from '../../../forms/bar/FormBar.tsx'
import { AppHeader as Header } from '../../../shell/AppHeader.tsx'
import { Avatar as AnAvatar } from '../../../shell/Avatar.tsx'
import { Bar as ABar } from '../../../shell/Bar.tsx'
import { ErrorPage as BrokenPage } from '../../../shell/ErrorPage.tsx'
import { Notice as ANotice } from '../../../shell/Notice.tsx'
import { Page as APage } from '../../../shell/Page.tsx'
import { PathArt as Art } from '../../../shell/PathArt.tsx'
import { PersonMenu as Person } from '../../../shell/PersonMenu.tsx'
import { SignInWidget as Widget } from '../../../shell/SignInWidget.tsx'
import { Waiting as AWaiting } from '../../../shell/Waiting.tsx'
import type { States } from '../states.ts'

const mara = {
  id: 'u1',
  email: 'mara@example.org',
  providerUserData: { name: 'Mara Ellwood' },
}
const form = {
  id: 'f1',
  name: 'Winter workshop sign-up',
  slug: 'winter-workshop-k3f9',
  isPublished: true,
  submissionCount: 214,
}

const nothing = () => {}
const noActions = {
  busy: false,
  publish: nothing,
  unpublish: nothing,
  compare: nothing,
  discard: nothing,
  versions: nothing,
  preview: nothing,
}

export const states: States = {
  AppHeader: { 'on screens about no form': () => <Header /> },
  Bar: {
    'about one form': () => (
      <FormBar
        form={form}
        place="build"
        standing={{ ...form, hasChanges: true, live: 14 }}
        actions={noActions}
        state="Unsaved changes"
      />
    ),
    empty: () => <ABar>What stands in it is up to the screen.</ABar>,
  },
  Avatar: {
    'with a name, and without': () => (
      <>
        <AnAvatar user={mara} />
        <AnAvatar user={{ ...mara, providerUserData: { name: '' } }} />
      </>
    ),
  },
  PersonMenu: { 'signed in': () => <Person user={mara} /> },
  SignInWidget: { 'as it is here': () => <Widget /> },
  PathArt: { 'one branch is taken': () => <Art /> },
  Waiting: { 'a whole page': () => <AWaiting label="Loading form..." /> },
  Notice: { 'one thing to say': () => <ANotice title="You are signed out">In a moment.</ANotice> },
  ErrorPage: { 'a page that broke': () => <BrokenPage /> },
  Page: { 'the middle of a screen': () => <APage>1,200 px wide at most.</APage> },
}
