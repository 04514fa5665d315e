import { IconCopy, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { KeysDialog as TheKeys } from '../../../shell/KeysDialog.tsx'
import { AnchoredMenu as MountedMenu } from '../../../ui/AnchoredMenu.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog as Confirm } from '../../../ui/ConfirmDialog.tsx'
import { Dialog as ADialog } from '../../../ui/Dialog.tsx'
import { Drawer as ADrawer } from '../../../ui/Drawer.tsx'
import {
  Menu as AMenu,
  MenuChoices,
  MenuHeading,
  MenuItem,
  MenuSeparator,
} from '../../../ui/Menu.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Sheet as ASheet } from '../../../ui/Sheet.tsx'
import { TopDialog as ATopDialog } from '../../../ui/TopDialog.tsx'
import type { States } from '../states.ts'

const nothing = () => {}
const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const orders = [
  { value: 'edited', label: 'Last edited' },
  { value: 'name', label: 'Name' },
] as const

export const states: States = {
  Menu: {
    actions: () => (
      <AMenu trigger={<Button>Open menu</Button>}>
        <MenuHeading>
          <b>Mara Ellwood</b>mara@example.org
        </MenuHeading>
        <MenuSeparator />
        <MenuItem icon={<IconCopy {...icon} />} onSelect={nothing}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<IconCopy {...icon} />} disabled onSelect={nothing}>
          Disabled
        </MenuItem>
        <MenuItem icon={<IconTrash {...icon} />} danger onSelect={nothing}>
          Delete…
        </MenuItem>
      </AMenu>
    ),
    choices: () => (
      <AMenu trigger={<Button>Open choices</Button>}>
        <MenuChoices label="Sort by" options={orders} value="edited" onChange={nothing} />
      </AMenu>
    ),
  },
  AnchoredMenu: {
    'mounted while open': () => <AtItsButton />,
  },
  ConfirmDialog: {
    'asks, works, fails': () => (
      <>
        <Opened name="confirmation">
          {(open, setOpen) => (
            <Confirm
              open={open}
              onOpenChange={setOpen}
              title="Delete Patient intake?"
              confirmLabel="Delete"
              danger
              onConfirm={() => setOpen(false)}
            >
              Are you sure you want to delete this form? This action cannot be undone.
            </Confirm>
          )}
        </Opened>
        <Opened name="failed confirmation">
          {(open, setOpen) => (
            <Confirm
              open={open}
              onOpenChange={setOpen}
              title="Delete Patient intake?"
              confirmLabel="Delete"
              danger
              error="The server cannot be reached."
              onConfirm={() => setOpen(false)}
            >
              Are you sure you want to delete this form? This action cannot be undone.
            </Confirm>
          )}
        </Opened>
      </>
    ),
  },
  Dialog: {
    'to choose': () => (
      <Opened name="dialog">
        {(open, setOpen) => (
          <ADialog
            open={open}
            onOpenChange={setOpen}
            title="Leave with unsaved changes?"
            description="They stay in this browser."
            note="Kept for a week"
            actions={
              <>
                <Button variant="quiet">Leave</Button>
                <Button variant="primary">Save and leave</Button>
              </>
            }
          >
            <p>You added two fields.</p>
          </ADialog>
        )}
      </Opened>
    ),
  },
  TopDialog: {
    'begins with a search': () => (
      <Opened name="top dialog">
        {(open, setOpen) => (
          <ATopDialog open={open} onOpenChange={setOpen} title="Commands">
            <SearchField label="Search" placeholder="Search commands" value="" onChange={nothing} />
          </ATopDialog>
        )}
      </Opened>
    ),
  },
  KeysDialog: {
    'the keys of a screen': () => (
      <Opened name="keys">
        {(open, setOpen) => (
          <TheKeys
            open={open}
            onClose={() => setOpen(false)}
            keys={[
              { name: 'Search forms', keys: ['/'], spoken: 'slash' },
              { name: 'First and last card', keys: ['Home', 'End'], spoken: 'Home and End' },
            ]}
            singles="/ and n"
          />
        )}
      </Opened>
    ),
  },
  Drawer: {
    settings: () => (
      <Opened name="drawer">
        {(open, setOpen) => (
          <ADrawer
            open={open}
            onOpenChange={setOpen}
            title="Settings"
            note="Saved with the form"
            actions={<Button variant="primary">Done</Button>}
          >
            <p style={{ padding: 28 }}>Its content brings its own scrolling and padding.</p>
          </ADrawer>
        )}
      </Opened>
    ),
  },
  Sheet: {
    'from below': () => (
      <Opened name="sheet">
        {(open, setOpen) => (
          <ASheet
            open={open}
            onOpenChange={setOpen}
            title="Add a field"
            footer={<Button variant="quiet">Copy logic</Button>}
          >
            <p>Up to 86 % of the height.</p>
          </ASheet>
        )}
      </Opened>
    ),
  },
}

function AtItsButton() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Open anchored menu
      </Button>
      {open && (
        <MountedMenu anchor={anchor} onClose={() => setOpen(false)}>
          <MenuItem onSelect={nothing}>Duplicate</MenuItem>
        </MountedMenu>
      )}
    </>
  )
}

function Opened({
  name,
  children,
}: {
  name: string
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {name}</Button>
      {children(open, setOpen)}
    </>
  )
}
