import type { User } from '@ramiform/contract/calls'
import type { ReactNode } from 'react'
import { AppHeader } from '../../shell/AppHeader.tsx'
import { OwnerOnly } from '../../shell/guards/OwnerOnly.tsx'
import { Dashboard } from './Dashboard.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'

export default function DashboardPage() {
  return (
    <OwnerOnly
      patient
      pending={
        <Frame>
          <DashboardSkeleton />
        </Frame>
      }
    >
      {(user: User) => (
        <Frame>
          <Dashboard user={user} />
        </Frame>
      )}
    </OwnerOnly>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <title>Dashboard · Ramiform</title>
      <AppHeader />
      {children}
    </>
  )
}
